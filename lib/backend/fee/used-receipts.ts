import type { Issue } from '../../catalogue/check.ts'
import { ORDER_STATUS } from '../../domain/codes.ts'
import { income } from '../../domain/fee/income.ts'
import { documentTable } from '../file/document-table.ts'
import { listOf, textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { incomeTable } from '../tables.ts'
import type { IncomeDraft } from './draft-income.ts'

type Receipt = Pick<IncomeDraft, 'project' | 'row' | 'record'>

/** One receipt is judged at a time in a city, whichever case it is booked for. */
export async function lockReceipt(unit: Unit, { project, record }: Receipt): Promise<void> {
  const number = textOf(record['orderNo'])
  if (number !== '') await unit.lock(`receipt ${project.city} ${number}`)
  const hash = await hashOf(unit, record)
  if (hash !== '') await unit.lock(`voucher ${project.city} ${hash}`)
}

/** Money is booked once: its number and its voucher belong to no other income of the city that still counts. @source INC-040 */
export async function receiptIssues(unit: Unit, { project, row, record }: Receipt): Promise<readonly Issue[]> {
  const other = async (where: Filter): Promise<string | null> => {
    const { rows } = await unit.list(incomeTable, { where: { all: [{ field: '$city', is: [project.city] }, where] }, counted: false })
    const taken = rows.find(({ key, values }) => key !== row?.key && values['status'] !== ORDER_STATUS.returned)
    return taken ? textOf(taken.values['billNo']) : null
  }
  const number = textOf(record['orderNo'])
  const byNumber = number === '' ? null : await other({ field: 'orderNo', is: [number] })
  const owners = await ownersOf(unit, record)
  const byVoucher = owners.length === 0 ? null : await other({ field: '$key', is: owners })
  return [
    ...(byNumber === null ? [] : [{ field: 'orderNo', message: `${income.fields.orderNo.label}“${number}”已登记在收入 ${byNumber} 中，请勿重复登记` }]),
    ...(byVoucher === null ? [] : [{ field: 'hf54Image', message: `${income.fields.hf54Image.label}已用于收入 ${byVoucher}，请勿重复登记` }]),
  ]
}

/** Keys of records whose voucher has the very same content. */
async function ownersOf(unit: Unit, record: Receipt['record']): Promise<readonly string[]> {
  const hash = await hashOf(unit, record)
  if (hash === '') return []
  const { rows } = await unit.list(documentTable, { where: { all: [{ field: 'hash', is: [hash] }, { field: 'fileCls', is: ['hf54Image'] }] }, counted: false })
  return [...new Set(rows.flatMap(({ values }) => textOf(values['objId']) || []))]
}

const hashOf = async (unit: Unit, record: Receipt['record']): Promise<string> => textOf((await voucherOf(unit, record))?.values['hash'])

/** The document an income names as its voucher. */
export async function voucherOf(unit: Unit, record: Receipt['record']): Promise<Row | null> {
  const id = textOf(record['hf54Image']) || (listOf(record['hf54Image'])[0] ?? '')
  return id === '' ? null : unit.get(documentTable, id)
}
