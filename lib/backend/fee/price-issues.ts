import type { Issue } from '../../catalogue/check.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { fenOf } from '../../domain/fee/book.ts'
import { leastPrice } from '../../domain/fee/service-price.ts'
import { isManager } from '../../domain/permission/role.ts'
import type { SignedIn } from '../handler.ts'
import type { Row } from '../store.ts'
import { servicePriceTable } from '../tables.ts'
import type { ChargeDraft } from './charge-draft.ts'

/** Charges below the least price of their type in the city of the case: only managers agree to these. What stood before stays as it is. @source ROU-008 (/OrdPriceLstMGrid) */
export async function priceIssues({ unit, principal, today }: SignedIn, project: Row, drafts: readonly ChargeDraft[]): Promise<readonly Issue[]> {
  if (isManager(principal.roles)) return []
  const judged = drafts.filter(({ row, removed, changed }) => !removed && (row === null || changed.includes('totalFee') || changed.includes('produceCls')))
  if (judged.length === 0) return []
  const { rows } = await unit.list(servicePriceTable, { where: { field: '$city', is: [project.city] }, counted: false })
  const prices = rows.map(({ values }) => values)
  return judged.flatMap(({ at, record }): readonly Issue[] => {
    const [total, least] = [fenOf(record['totalFee']), leastPrice(prices, record['produceCls'] ?? null, today)]
    if (at === null || total === null || least === null || total >= least) return []
    return [rowIssue(at, { field: 'totalFee', message: `低于价目表的最低成交价 ${fromFen(least).toLocaleString('zh-CN')} 元，须由经理保存` })]
  })
}
