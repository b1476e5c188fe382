import type { Issue } from '../../../catalogue/check.ts'
import { fromFen } from '../../../catalogue/unit.ts'
import { rowIssue } from '../../../contract/list-input.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { fenText } from '../../../domain/fee/charge-rules.ts'
import { type ChargeBase, chargeBounds } from '../../../domain/fee/fee-standard.ts'
import { leastPrice } from '../../../domain/fee/service-price.ts'
import { isManager } from '../../../domain/permission/role.ts'
import type { SignedIn } from '../../handler.ts'
import { recordRowOf } from '../../case-record/case-records.ts'
import type { Row, Unit } from '../../store.ts'
import { loanTable, tradeTable } from '../../case-record/case-record-tables.ts'
import { feeStandardTable, servicePriceTable } from '../fee-tables.ts'
import type { ChargeDraft } from './charge-draft.ts'

/**
 * Issues for charges below the minimum price of their type in the city of the case, or beyond the standard of their
 * item. Only managers may save these. Values stored before stay valid.
 *
 * @source ROU-008 (/OrdPriceLstMGrid, /ExpenseStdGrid)
 */
export async function priceIssues(
  { unit, principal, today }: SignedIn,
  project: Row,
  drafts: readonly ChargeDraft[],
): Promise<readonly Issue[]> {
  if (isManager(principal.roles)) return []
  const judged = drafts.filter(
    ({ row, removed, changed }) =>
      !removed && (row === null || changed.includes('totalFee') || changed.includes('produceCls')),
  )
  if (judged.length === 0) return []
  const { rows } = await unit.list(servicePriceTable, { where: { field: '$city', is: [project.city] }, counted: false })
  const prices = rows.map(({ values }) => values)
  const standards = (
    await unit.list(feeStandardTable, { where: { field: 'enabled', is: [1] }, counted: false })
  ).rows.map(({ values }) => values)
  const base = await baseOf(unit, project)
  return judged.flatMap(({ at, record }): readonly Issue[] => {
    const [total, least] = [fenOf(record['totalFee']), leastPrice(prices, record['produceCls'] ?? null, today)]
    if (at === null || total === null) return []
    if (least !== null && total < least)
      return [
        rowIssue(at, {
          field: 'totalFee',
          message: `低于价目表的最低成交价 ${fromFen(least).toLocaleString('zh-CN')} 元，须由经理保存`,
        }),
      ]
    const bounds = chargeBounds(standards, record['produceCls'] ?? null, base)
    if (bounds.least !== null && total < bounds.least)
      return [rowIssue(at, { field: 'totalFee', message: `低于收费标准的下限 ${fenText(bounds.least)}，须由经理保存` })]
    return bounds.most !== null && total > bounds.most
      ? [rowIssue(at, { field: 'totalFee', message: `高于收费标准的上限 ${fenText(bounds.most)}，须由经理保存` })]
      : []
  })
}

async function baseOf(unit: Unit, project: Row): Promise<ChargeBase> {
  const loan = await recordRowOf(unit, loanTable, project.key)
  const loans = [loan?.values['hf2iLoanAmt'], loan?.values['hf2iFundLoan']].flatMap((amount) => fenOf(amount) ?? [])
  return {
    price: fenOf((await recordRowOf(unit, tradeTable, project.key))?.values['hf2hContractAmt']),
    loan: loans.length === 0 ? null : loans.reduce((sum, one) => sum + one, 0n),
  }
}
