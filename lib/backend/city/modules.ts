import { menuItem } from '../../domain/permission/menu-item.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { moduleSettingTable } from '../tables.ts'

/** Codes of the menu that a city does without. @source ROU-010 (ModulesCfgGrid) */
export async function closedModules(unit: Unit, city: string): Promise<ReadonlySet<string>> {
  if (city === '') return new Set()
  const { rows } = await unit.list(moduleSettingTable, { where: { all: [{ field: '$city', is: [city] }, { field: 'enabled', is: [0] }] }, counted: false })
  return new Set(rows.map(({ values }) => textOf(values['menuCode'])))
}

/** A city says of each module once whether it has it; the menus of its people follow at once. */
export const moduleSettingRules: ListRules = {
  saving: async ({ unit, principal }, before, record) => {
    await unit.lock(`modules:${before?.city ?? principal.city}`)
    const { rows } = await unit.list(moduleSettingTable, { where: { all: [{ field: '$city', is: [before?.city ?? principal.city] }, { field: 'menuCode', is: [textOf(record['menuCode'])] }] }, counted: false })
    if (rows.some(({ key }) => key !== before?.key)) throw Refusal.invalid([{ field: 'menuCode', message: '本城市已有这个模块的设置' }])
  },
  changed: async ({ notify }, before, after) => {
    const row = after ?? before
    if (row) notify.record(menuItem.service, textOf(row.values['menuCode']), { project: null, city: row.city })
  },
}
