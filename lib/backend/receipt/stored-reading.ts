import { fromFen } from '../../catalogue/unit.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import type { VoucherFacts } from '../../domain/fee/voucher/read-voucher.ts'
import { listOf, textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { readingTable } from './reading-table.ts'

/** The stored reading of these bytes; null when they have not been read. */
export async function storedReading(unit: Unit, hash: string): Promise<VoucherFacts | null> {
  const row = hash === '' ? null : await unit.get(readingTable, hash)
  return (
    row && {
      money: fenOf(row.values['amount']),
      numbers: listOf(row.values['numbers']),
      day: textOf(row.values['day']) || null,
    }
  )
}

/** Stores a reading; of two simultaneous readings the first counts. */
export async function saveReading(unit: Unit, hash: string, { money, numbers, day }: VoucherFacts): Promise<void> {
  await unit.lock(`voucher reading ${hash}`)
  if (await unit.get(readingTable, hash)) return
  await unit.insert(readingTable, {
    key: hash,
    project: null,
    city: null,
    values: { amount: money === null ? null : fromFen(money), numbers: [...numbers], day },
  })
}
