import { likelyBands, looksAlike } from '../../../domain/file/picture-print.ts'
import { areOfTwoReceipts } from '../../../domain/fee/voucher/two-receipts.ts'
import { documentTable } from '../../file/document-table.ts'
import { printTable } from '../../file/print-table.ts'
import { storedReading } from '../../receipt/stored-reading.ts'
import { textOf } from '../../session.ts'
import type { Unit } from '../../store.ts'

/** Voucher fields of incomes and of prepaid orders. */
export const VOUCHER_FIELDS = ['hf54Image', 'sl01Image1'] as const
/**
 * Maximum number of newest pictures with a similar hash to compare. Slips of one bank can share only their layout; of
 * these the newest matter, and older ones are found by their numbers.
 */
const MOST_LIKELY = 1_000

/**
 * Keys of records whose voucher shows nearly the same picture in another file. Excluded are pictures off which clearly
 * different receipts were read.
 *
 * @param hash of the content
 * @source ruling 21
 */
export async function ownersOfAlike(unit: Unit, hash: string): Promise<readonly string[]> {
  const print = hash === '' ? '' : textOf((await unit.get(printTable, hash))?.values['print'])
  if (print === '') return []
  const { rows: likely } = await unit.list(printTable, {
    where: { field: 'bands', is: likelyBands(print) },
    sort: [{ field: '$createdAt', descending: true }],
    page: 1,
    pageSize: MOST_LIKELY,
    counted: false,
  })
  const alike = likely
    .filter(({ key, values }) => key !== hash && looksAlike(print, textOf(values['print'])))
    .map(({ key }) => key)
  if (alike.length === 0) return []
  const read = await storedReading(unit, hash)
  const same: string[] = []
  for (const other of alike) {
    const reading = read && (await storedReading(unit, other))
    if (!read || !reading || !areOfTwoReceipts(read, reading)) same.push(other)
  }
  const { rows } =
    same.length === 0
      ? { rows: [] }
      : await unit.list(documentTable, {
          where: {
            all: [
              { field: 'hash', is: same },
              { field: 'fileCls', is: VOUCHER_FIELDS },
            ],
          },
          counted: false,
        })
  return [...new Set(rows.flatMap(({ values }) => textOf(values['objId']) || []))]
}
