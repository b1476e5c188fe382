import type { RecordValues } from '../../catalogue/effect.ts'
import { CHARGE_KIND } from '../../domain/codes.ts'
import { voucherWarnings } from '../../domain/fee/voucher/voucher-warnings.ts'
import type { ReceiptFindings } from '../fee/ledger-parts.ts'
import { voucherOf } from '../fee/incomes/used-receipts.ts'
import { signedAddress } from '../file/document-address.ts'
import { seesDocument } from '../file/document-rights.ts'
import { documentOf } from '../file/document-row.ts'
import type { SignedIn } from '../handler.ts'
import { storedReading } from './stored-reading.ts'

const NOTHING: ReceiptFindings = { warnings: [], checkPriceUrl: null, unreadVoucher: null }

/**
 * Where the voucher of an income differs from the income, by what was read from it. A voucher the caller may not see
 * answers like none, so that its contents cannot be found out by guessing.
 * @source INC-038, INC-039
 */
export async function compareReceipt(
  { unit, principal, ports, now }: SignedIn,
  income: RecordValues,
): Promise<ReceiptFindings> {
  if (income['hf54ChargeKind'] === CHARGE_KIND.deduction) return NOTHING
  const row = await voucherOf(unit, income)
  if (!row || !(await seesDocument(unit, principal, row))) return NOTHING
  const voucher = documentOf(row)
  const facts = await storedReading(unit, voucher.hash)
  if (!facts) return { ...NOTHING, unreadVoucher: ports.ocr ? voucher : null }
  const warnings = voucherWarnings(facts, income)
  return {
    warnings,
    checkPriceUrl: warnings.length > 0 ? await signedAddress(ports.files, row.key, now) : null,
    unreadVoucher: null,
  }
}
