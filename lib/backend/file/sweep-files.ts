import type { Ports } from '../ports.ts'
import { readingTable } from '../receipt/reading-table.ts'
import { textOf } from '../session.ts'
import type { RowCursor, Store } from '../store.ts'
import { VOUCHER_FIELDS } from '../fee/incomes/alike-vouchers.ts'
import { documentTable, LOOSE } from './document-table.ts'
import { savePrint, printTable } from './print-table.ts'

/** How long a loose document, and bytes without a row, are left alone. */
const PATIENCE = 24 * 3_600_000
const AT_ONCE = 200

/** How much a sweep took away. @public */
export interface Swept {
  /** Loose documents nobody named. */
  readonly documents: number
  /** Contents no document has. */
  readonly contents: number
}

/**
 * Takes away what nobody needs: loose documents after a day, then contents without a document. Then looks at vouchers
 * nobody has looked at, such as those of before. Several may sweep at once.
 */
export async function sweepFiles(store: Store, ports: Ports): Promise<Swept> {
  const swept = { documents: await sweepDocuments(store, ports), contents: await sweepContents(store, ports) }
  await printVouchers(store, ports)
  return swept
}

/**
 * Keeps what vouchers look like that came without it. Content that is missing is looked for again the next time.
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
        // Somebody may have named it since.
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
 * Throws bytes away unless a document has them. Whoever makes a document takes the same lock and looks whether they are
 * there.
 * @returns whether they are gone
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
