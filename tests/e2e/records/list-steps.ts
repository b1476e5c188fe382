import type { Locator, Page } from 'playwright-core'
import { fieldState } from '../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { parseLoose } from '../../../lib/catalogue/wire.ts'
import type { Grid } from '../../../lib/domain/grid/define-grid.ts'
import { ask, type Stored } from './stored-record.ts'

export const pathOf = ({ name }: Pick<Grid, 'name'>): string => `/${name}`
const mainOf = (page: Page): Locator => page.getByRole('main')

/** Opens every group of the menu, so that each entry is one press away. */
export async function unfoldMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link').first().waitFor()
  const folded = menu.locator('[aria-expanded=false]')
  for (let left = await folded.count(); left > 0; left = await folded.count()) await folded.first().click()
}

/** Goes where an entry of the menu leads, without loading the portal again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).locator(`a[href="${path}"]`).click()
  await page.waitForURL((url) => url.pathname === path)
}

export interface OpenList {
  readonly main: Locator
  /** The lines that hold a record. */
  readonly rows: Locator
  /** How many records the list says there are. */
  readonly total: number
}

/** Waits until a list has answered: its rows are there, or it says that there are none. */
export async function answered(page: Page, grid: Grid): Promise<OpenList> {
  const main = mainOf(page)
  const table = main.getByRole('grid', { name: grid.title, exact: true })
  await table.waitFor()
  const count = main.getByText(/^共 [\d,]+ 条$/).first()
  await count.waitFor()
  const total = Number((await count.innerText()).replace(/\D/g, ''))
  const rows = table.locator('tbody tr[data-index]')
  await (total > 0 ? rows.first() : main.getByText('暂无数据')).waitFor()
  return { main, rows, total }
}

/** The form of a list: over it, or in its place. */
export function formOf(page: Page, { entity, form }: Grid, doing: '新增' | '编辑' | '克隆' | '查看'): Locator {
  const name = `${doing}${entity.title}`
  return form.page
    ? mainOf(page).getByRole('region', { name, exact: true })
    : page.getByRole('dialog', { name, exact: true })
}

/** The blank record the server begins with. */
export async function blankOf(page: Page, { entity }: Grid): Promise<Stored> {
  return read(await ask(page, `/web/${entity.service}/doCreate`, {}), entity)
}

/** What a copy of a record begins with. */
export async function copyOf(page: Page, { entity }: Grid, id: string): Promise<Stored> {
  return read(await ask(page, `/web/${entity.service}/doCreate`, { id, isClone: 1 }), entity)
}

/** A record as it is kept; null when there is none. */
export async function readStoredRecord(page: Page, { entity }: Grid, id: string): Promise<Stored | null> {
  return ask(page, `/web/${entity.service}/getOne`, { id }).then(
    (data) => read(data, entity),
    () => null,
  )
}

function read(data: unknown, { fields, service }: Grid['entity']): Stored {
  const parsed = parseLoose(fields, data)
  if (!parsed.ok) throw new Error(`${service}: ${parsed.issues.map(({ field }) => field).join(', ')}`)
  return parsed.values
}

/** Fields a user may fill in, as the declaration says of such a record. */
export function openFields({ entity }: Grid, record: Readonly<Record<string, Value | undefined>>): readonly string[] {
  return Object.keys(entity.fields).filter((name) => {
    const { visible, editable } = fieldState(entity, name, record)
    return visible && editable
  })
}

/** Which of these fields a form has no control for. */
export async function missingIn(form: Locator, names: readonly string[]): Promise<readonly string[]> {
  const drawn = await form
    .locator('[data-field]')
    .evaluateAll((all) => all.flatMap((one) => (one.getAttribute('data-field') ?? '').split(' ')))
  return names.filter((name) => !drawn.includes(name))
}
