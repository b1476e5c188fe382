import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { grids } from '../../host/grids/grids.ts'
import { tableOf, tablesFor } from '../../lib/backend/grid/served-lists.ts'
import { rulesFor } from '../../lib/backend/grid/rules-for.ts'
import { isEmpty } from '../../lib/catalogue/kind.ts'
import type { Grid } from '../../lib/domain/grid/define-grid.ts'
import { moveOf, operationTerms, stateReason } from '../../lib/domain/grid/operation-state.ts'
import { isRowOperation, type RowOperation } from '../../lib/domain/grid/row-operation.ts'
import { retyped } from '../backend/grid/rows/filled-row.ts'
import { BY_HAND } from '../backend/grid/rows/lists-with-own-rules.ts'
import { some } from '../tier.ts'
import {
  answered,
  blankOf,
  copyOf,
  formOf,
  goTo,
  readStoredRecord,
  openFields,
  pathOf,
  unfoldMenu,
} from './records/list-steps.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { putAnything, takesAnything } from './records/put-anything.ts'
import type { Stored } from './records/stored-record.ts'
import { openSignedIn, type Watched } from './portal/watched-page.ts'
import { openBrowser } from '../opened-page.ts'

let portal: Portal
let browser: Browser
let opened: Watched
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
  opened = await openSignedIn(browser, portal.url, 'admin')
  await unfoldMenu(opened.page)
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const TYPED: readonly string[] = ['text', 'date', 'month']
const LINES: readonly string[] = ['text', 'textarea']
const uniqueOf = (grid: Grid): readonly (readonly string[])[] => tableOf(grid).unique ?? []
const lacking = (grid: Grid, record: Stored): readonly string[] =>
  openFields(grid, record).filter((name) => grid.entity.fields[name]?.required && isEmpty(record[name] ?? null))

/** What rules of its own ask to be typed into new rows of a list, by field; null where they ask for more than text. */
function typedIn({ name, entity }: Grid, serial: number): Readonly<Record<string, string>> | null {
  const { values = () => ({}), ...apart } = BY_HAND[name] ?? {}
  const asked = Object.entries(values(serial))
  const isText = ([field, value]: readonly [string, unknown]): boolean =>
    typeof value === 'string' && LINES.includes(entity.fields[field]?.kind ?? '')
  return Object.keys(apart).length === 0 && asked.every(isText)
    ? Object.fromEntries(asked.map(([field, value]) => [field, String(value)]))
    : null
}

const rulesOf = rulesFor({ grids, tables: tablesFor(grids) })

/**
 * Lists whose blank form takes whatever a user types, or what is said of them: rows that follow further rules of
 * their own have tests of their own.
 */
function takesRows(grid: Grid): boolean {
  const { entity, operations, parent } = grid
  const blank: Stored = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, field.default ?? null]),
  )
  const apart = uniqueOf(grid).every((fields) => fields.some((name) => TYPED.includes(entity.fields[name]?.kind ?? '')))
  const typed = typedIn(grid, 1)
  const said = BY_HAND[grid.name] !== undefined || rulesOf({ table: tableOf(grid) }).rules?.saving === undefined
  const isFilled = (name: string): boolean =>
    typed?.[name] !== undefined || (entity.fields[name] !== undefined && takesAnything(entity.fields[name]))
  return (
    operations.includes('add') &&
    operations.includes('edit') &&
    typed !== null &&
    said &&
    parent === null &&
    apart &&
    lacking(grid, blank).every(isFilled)
  )
}

/** One list for every set of operations and every way to show its form. */
const sample = [
  ...new Map(
    grids
      .filter(takesRows)
      .toReversed()
      .map((grid) => [[...grid.operations].sort().join() + String(grid.form.page), grid] as const),
  ).values(),
].toReversed()

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
const holderOf = (form: Locator, name: string): Locator => form.locator(`[data-field~="${name}"]`)

let serial = 0
async function fill(grid: Grid, form: Locator, record: Stored): Promise<void> {
  serial += 1
  const typed = typedIn(grid, serial) ?? {}
  const open = openFields(grid, record)
  for (const name of new Set([...lacking(grid, record), ...Object.keys(typed).filter((one) => open.includes(one))])) {
    const field = grid.entity.fields[name]
    const words = typed[name]
    if (words !== undefined) await holderOf(form, name).getByRole('textbox').fill(words)
    else if (field) await putAnything({ page: opened.page, holder: holderOf(form, name), field, serial })
  }
}

/** Saves a record that is new and answers its key: the form goes on with it. */
async function saveNew(grid: Grid, form: Locator, before: string): Promise<string> {
  const { page } = opened
  await press(form, '保存')
  await page.waitForURL((url) => url.pathname !== before && url.searchParams.get('do') === 'edit')
  await formOf(page, grid, '编辑').waitFor()
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

const stored = async (grid: Grid, id: string): Promise<Stored> => (await readStoredRecord(opened.page, grid, id)) ?? {}

async function close(grid: Grid): Promise<void> {
  const form = formOf(opened.page, grid, '编辑')
  await press(form, '取消')
  await form.waitFor({ state: 'hidden' })
}

/** Does an operation from the form of a record and answers what is asked before. */
async function operate(grid: Grid, operation: RowOperation): Promise<void> {
  const { page } = opened
  const { label, prompt, reason } = operationTerms(grid, operation)
  await press(formOf(page, grid, '编辑'), label)
  const asked = page.getByRole('alertdialog', { name: prompt }).or(page.getByRole('dialog', { name: prompt }))
  if (reason !== 'none') await asked.getByRole('textbox').fill('示例原因')
  await press(asked, label)
  await asked.waitFor({ state: 'hidden' })
}

describe('rows in the portal', () => {
  it('the sample holds every set of operations that can be filled in by typing', () =>
    expect(sample.length).toBeGreaterThanOrEqual(10))

  it.each(some(sample, 4).map((grid) => [grid.name, grid] as const))(
    'GRD-005 to GRD-018 a row of %s is added, changed, moved, copied and deleted',
    async (_name, grid) => {
      const { page, faults } = opened
      const faultsBefore = faults.length
      await goTo(page, pathOf(grid))
      const { main, rows, total } = await answered(page, grid)
      await press(main, '新增')
      await fill(grid, formOf(page, grid, '新增'), await blankOf(page, grid))
      const id = await saveNew(grid, formOf(page, grid, '新增'), `${pathOf(grid)}/new`)

      const change = retyped(grid, await stored(grid, id), uniqueOf(grid))
      if (change && typeof change.value === 'string') {
        const form = formOf(page, grid, '编辑')
        await holderOf(form, change.name).getByRole('textbox').fill(change.value)
        await press(form, '保存')
        await expect.poll(async () => (await stored(grid, id))[change.name]).toEqual(change.value)
      }

      const moves = grid.operations.filter(isRowOperation).filter((one) => one !== 'delete')
      // What was switched off is switched on again.
      for (const operation of [...moves, ...moves.filter((one) => one === 'enable')]) {
        if (stateReason(grid, operation, await stored(grid, id)) !== null) continue
        await operate(grid, operation)
        const move = moveOf(grid, operation)
        await expect.poll(async () => (await stored(grid, id))[move?.field ?? '']).toEqual(move?.to)
      }
      const isDeletable =
        grid.operations.includes('delete') && stateReason(grid, 'delete', await stored(grid, id)) === null
      if (isDeletable) {
        await operate(grid, 'delete')
        await expect.poll(() => readStoredRecord(page, grid, id)).toBeNull()
        await formOf(page, grid, '编辑').waitFor({ state: 'hidden' })
      } else await close(grid)
      const left = isDeletable ? 0 : 1
      await expect.poll(async () => (await answered(page, grid)).total).toBe(total + left)
      // The form may have read the record once more while it was being deleted.
      const unexpected = () =>
        faults.slice(faultsBefore).filter((fault) => !fault.includes(`/${grid.entity.service}/getOne: `))
      expect([grid.name, unexpected()]).toEqual([grid.name, []])
      if (!grid.operations.includes('clone')) return
      const beside = rows.first().getByRole('button', { name: /^克隆 / })
      const more = rows.first().getByRole('button', { name: /的更多操作$/ })
      await beside.or(more).first().waitFor()
      if ((await beside.count()) > 0) await beside.click()
      else {
        await more.click()
        await page.getByRole('menuitem', { name: '克隆', exact: true }).click()
      }
      const copy = formOf(page, grid, '克隆')
      await copy.getByRole('button', { name: '保存', exact: true }).waitFor()
      const from = new URL(page.url()).pathname
      await fill(grid, copy, await copyOf(page, grid, decodeURIComponent(from.split('/').at(-1) ?? '')))
      const second = await saveNew(grid, copy, from)
      await close(grid)
      await expect.poll(async () => (await answered(page, grid)).total).toBe(total + left + 1)
      expect(await readStoredRecord(page, grid, second)).toMatchObject({ keyValue: second })
      expect([grid.name, unexpected()]).toEqual([grid.name, []])
    },
    180_000,
  )
})
