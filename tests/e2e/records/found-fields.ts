import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { groupLabelOf, labelOf, visibleFields } from '../../../lib/catalogue/field-state.ts'
import type { Scope } from '../../../lib/catalogue/kind.ts'

/** Every field a section shows, as the search of the page writes it: section, group, label. */
function pathsOf(
  entity: Entity,
  title: string,
  scope: Scope,
): readonly { readonly name: string; readonly group: string; readonly label: string; readonly path: string }[] {
  const visible = new Set(visibleFields(entity, scope))
  return Object.values(entity.groups).flatMap((declared) =>
    Object.keys(declared.fields)
      .filter((name) => visible.has(name))
      .map((name) => {
        const group = groupLabelOf(declared, scope)
        const label = labelOf(entity, name, scope)
        return {
          name,
          group,
          label,
          path: [title, group, label].filter((part, at, parts) => part !== parts[at - 1]).join(' - '),
        }
      }),
  )
}

async function search(page: Page, keyword: string) {
  await page.keyboard.press('Control+j')
  await page.getByRole('combobox', { name: '搜索字段' }).fill(keyword)
  return page.getByRole('listbox', { name: '匹配的字段' }).locator('[role=option]:not([aria-disabled])')
}

/** Group by group, the search lists every field the section shows. */
export async function expectListed(page: Page, entity: Entity, title: string, scope: Scope): Promise<void> {
  const paths = pathsOf(entity, title, scope)
  for (const group of new Set(paths.map((one) => one.group))) {
    const found = await search(page, `${title} ${group}`)
    const expected = paths.flatMap((one) => (one.group === group ? [one.path] : []))
    await expect
      .poll(() => found.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent ?? '')))
      .toEqual(expect.arrayContaining(expected))
  }
  await page.keyboard.press('Escape')
}

/** Label by label, the search goes to every field the section shows, and marks it. */
export async function expectReached(page: Page, entity: Entity, title: string, scope: Scope): Promise<void> {
  for (const { name, label, path } of pathsOf(entity, title, scope)) {
    const found = await search(page, `${title} ${label}`)
    await expect.poll(() => found.first().evaluate((row) => row.firstElementChild?.textContent ?? '')).toBe(path)
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: title, exact: true })
      .locator(`[data-field~="${name}"][data-highlighted]`)
      .waitFor()
  }
}
