import type { Ports } from '../ports.ts'
import { readingTable } from '../receipt/reading-table.ts'
import { textOf } from '../session.ts'
import type { RowCursor, Store } from '../store.ts'
import { VOUCHER_FIELDS } from '../fee/incomes/alike-vouchers.ts'
import { documentTable, LOOSE } from './document-table.ts'
import { savePrint, printTable } from './print-table.ts'

/** Minimum age in milliseconds before a loose document, or bytes without a row, are deleted. */
const PATIENCE = 24 * 3_600_000
const AT_ONCE = 200

/** Number of items a sweep deleted. @public */
export interface Swept {
  /** Loose documents that no record named. */
  readonly documents: number
  /** Contents that no document used. */
  readonly contents: number
}

/**
 * Deletes unused files: loose documents after a day, then contents without a document. Then makes missing fingerprints
 * of vouchers, such as those stored before fingerprints existed. Several processes may sweep at once.
 */
export async function sweepFiles(store: Store, ports: Ports): Promise<Swept> {
  const swept = { documents: await sweepDocuments(store, ports), contents: await sweepContents(store, ports) }
  await printVouchers(store, ports)
  return swept
}

/**
 * Stores missing fingerprints of vouchers. Content that is missing is tried again in the next sweep.
 * @source ruling 21
 */
async function printVouchers(store: Store, { files, clock }: Ports): Promise<void> {
  if (!files.print) return
  const by = { account: 'system', now: clock() }
  const printed = { field: 'hash', oneOf: { table: printTable, where: { all: [] } } }
  const where = { all: [{ field: 'fileCls', is: VOUCHER_FIELDS }, { not: printed }] }
  let after: RowCursor = { value: null, key: '' }
  for (;;) {
    const query = { where, after, pageSize: AT_ONCE, counted: false }
    const { rows } = await store.unit(by, (unit) => unit.list(documentTable, query))
    for (const hash of new Set(rows.map(({ values }) => textOf(values['hash'])))) {
      if (!(await files.has(hash))) continue
      const print = await files.print(hash)
      await store.unit(by, async (unit) => {
        await unit.lock(`file:${hash}`)
        if (await files.has(hash)) await savePrint(unit, hash, print)
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = { value: null, key: last.key }
  }
}

async function sweepDocuments(store: Store, ports: Ports): Promise<number> {
  const now = ports.clock()
  const before = now - PATIENCE
  const where = {
    all: [
      { field: 'state', is: [LOOSE] },
      { field: 'stateSince', to: before },
    ],
  }
  let removed = 0
  for (;;) {
    const swept = await store.unit({ account: 'system', now }, async (unit) => {
      const { rows } = await unit.list(documentTable, { where, page: 1, pageSize: AT_ONCE })
      for (const { key, project, city, version } of rows) {
        // A record may have named it meanwhile.
        const row = await unit.get(documentTable, key, { lock: true })
        if (row?.version !== version || !(await unit.remove(documentTable, key))) continue
        await unit.audit({
          at: now,
          by: 'system',
          action: 'file.sweep',
          table: documentTable.name,
          key,
          project,
          city,
          version,
          before: { name: textOf(row.values['name']), hash: textOf(row.values['hash']) },
          after: {},
          result: 'done',
          requestId: '',
        })
      }
      return rows.length
    })
    removed += swept
    if (swept < AT_ONCE) return removed
  }
}

async function sweepContents(store: Store, ports: Ports): Promise<number> {
  const now = ports.clock()
  let removed = 0
  for await (const hash of ports.files.olderThan(now - PATIENCE)) {
    if (await forgetContent(store, ports, hash)) removed += 1
  }
  return removed
}

/**
 * Deletes bytes unless a document uses them. Code that makes a document takes the same lock and checks that they exist.
 * @returns whether they are deleted
 */
export async function forgetContent(store: Store, ports: Ports, hash: string): Promise<boolean> {
  return store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    await unit.lock(`file:${hash}`)
    const { total } = await unit.list(documentTable, { where: { field: 'hash', is: [hash] }, page: 1, pageSize: 1 })
    if (total > 0) return false
    await unit.remove(readingTable, hash)
    await unit.remove(printTable, hash)
    await ports.files.remove(hash)
    return true
  })
}
