import type { VoucherFacts } from '../../domain/fee/voucher/read-voucher.ts'
import type { DocumentRow } from '../file/document-row.ts'
import type { LongRunning } from '../handler.ts'
import type { OcrReading } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { saveReading, storedReading } from './stored-reading.ts'

const NOT_READ: Readonly<Record<Extract<OcrReading, { ok: false }>['reason'], () => Refusal>> = {
  format: () => new Refusal('STATUS', '只能识别图片凭证，请上传图片或手工填写'),
  busy: () => new Refusal('RATE_LIMITED', '识别的人较多，请稍后再试或手工填写'),
  late: () => new Refusal('STATUS', '凭证识别超时，请换一张更清晰的图片或手工填写'),
}

/**
 * What a voucher says: as it was read before, or read by the machine now, outside any unit.
 *
 * @throws Refusal STATUS where nothing reads vouchers, or this one cannot be; RATE_LIMITED while too many wait
 */
export async function factsOf(context: LongRunning, voucher: DocumentRow): Promise<VoucherFacts> {
  const { ports, inUnit } = context
  const before = await inUnit(({ unit }) => storedReading(unit, voucher.hash))
  if (before) return before
  if (!ports.ocr) throw new Refusal('STATUS', '本站未安装凭证识别，请手工填写')
  const reading = await ports.ocr.read(voucher)
  if (!reading.ok) throw NOT_READ[reading.reason]()
  await inUnit(({ unit }) => saveReading(unit, voucher.hash, reading.facts))
  return reading.facts
}

/**
 * Reads a voucher before a comparison. Never throws: a failing machine must not block a submission.
 * @returns whether it could be read
 */
export async function readReceipt(context: LongRunning, voucher: DocumentRow): Promise<boolean> {
  try {
    await factsOf(context, voucher)
    return true
  } catch (cause) {
    if (!(cause instanceof Refusal))
      context.ports.report({
        level: 'warn',
        message: 'a voucher could not be read',
        requestId: context.requestId,
        cause,
      })
    return false
  }
}
