import { describe, expect, it } from 'vitest'
import { menuRows } from '../../../host/grids/menu.ts'
import { MENU_SECTIONS } from '../../../host/grids/menu-sections.ts'
import { ICONS } from '../../../host/web/shell/menu/menu-icon.tsx'
import { NAMED } from '../../backend/seed/dictionary-keys.ts'

/** The entries of the menu by the group they are in, each with its name and its icon. */
async function entries() {
  const grids = (await Promise.all(MENU_SECTIONS.map(({ load }) => load()))).flat()
  const { rows } = menuRows(grids)
  return rows.map(({ values }) => ({
    name: String(values['menuName']),
    father: values['father'],
    icon: String(values['menuIcon']),
    isGroup: values['menuPath'] === null,
  }))
}

describe('the icons of the menu', () => {
  it('differ inside a group, so that a menu reduced to its icons tells its entries apart', async () => {
    const all = (await entries()).filter(({ isGroup }) => !isGroup)
    for (const group of new Set(all.map(({ father }) => father))) {
      const icons = all.filter(({ father }) => father === group).map(({ icon }) => icon)
      expect([group, icons.filter((icon, at) => icons.indexOf(icon) !== at)]).toEqual([group, []])
    }
  })

  it('are those of the dictionary, and each of them is drawn', async () => {
    const known = (NAMED['MENU_ICON'] ?? '').split(' ')
    expect((await entries()).filter(({ icon }) => !known.includes(icon))).toEqual([])
    expect(Object.keys(ICONS).toSorted()).toEqual(known.toSorted())
  })
})

describe('the names of the menu', () => {
  it('are not used twice', async () => {
    const names = (await entries()).filter(({ isGroup }) => !isGroup).map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
