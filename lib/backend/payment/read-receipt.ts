import { millisecondsOf } from '../../catalogue/day.ts'
import { fromFen } from '../../catalogue/unit.ts'
import type { Receipt } from '../../contract/income-calls.ts'
import { isSigned, signedAddress } from '../file/document-address.ts'
import { documentOf } from '../file/document-row.ts'
import { seesDocument } from '../file/document-rights.ts'
import { documentTable } from '../file/document-table.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'

const ID = /^[0-9A-Za-z-]{1,64}$/
const ADDRESS = /^\/file\/([0-9A-Za-z-]{1,64})(?:\?e=(\d{1,15})&s=([^&]{1,200}))?$/

/**
 * Reads a voucher the caller may see. No other address is ever opened.
 *
 * @throws Refusal INVALID for an address that is none of ours, NOT_FOUND, STATUS where nothing reads vouchers
 * @source INC-043, CAL-077
 */
export async function readReceipt(context: SignedIn, urlPath: string | null | undefined): Promise<Receipt> {
  const { unit, principal, ports, now } = context
  const id = await documentId(context, urlPath ?? '')
  const row = id === null ? null : await unit.get(documentTable, id)
  if (id === null) throw Refusal.invalid([{ field: 'urlPath', message: '凭证应为本系统上传的文件' }])
  if (!row || !(await seesDocument(unit, principal, row))) throw new Refusal('NOT_FOUND', '文件不存在或无权查看')
  if (!ports.ocr) throw new Refusal('STATUS', '本站未安装凭证识别，请手工填写')
  const { money, id: number, day } = await ports.ocr.read(documentOf(row))
  return {
    receiptMoney: money === null ? null : fromFen(money), receiptId: number, receiptTime: day === null ? null : millisecondsOf(day), checkMsg: '', checkPriceUrl: await signedAddress(ports.files, row.key, now),
  }
}

/** The document an id or an address of ours names; null for anything else, also for a signature we never made. */
async function documentId({ ports }: SignedIn, given: string): Promise<string | null> {
  if (ID.test(given)) return given
  const [, id, e, signature] = ADDRESS.exec(given) ?? []
  if (id === undefined) return null
  if (e === undefined || signature === undefined) return id
  const until = Number(e)
  // Whether it still holds does not matter: the caller must be allowed to see the document anyway.
  return (await isSigned(ports.files, id, { until, signature }, until - 1)) ? id : null
}
