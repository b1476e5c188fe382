import type { SignedIn } from '../../handler.ts'
import { visibleProjects } from '../../principal.ts'
import { Refusal } from '../../refusal.ts'
import type { Filter, Row, RowCursor } from '../../store.ts'
import { orderTable } from '../fee-tables.ts'
import { projectTable } from '../../project/project-table.ts'
import { prepaidOrders } from '../ledger/bind-orders.ts'
import { answerOrders } from './order-answer.ts'

/** Number of orders read at once. */
const AT_ONCE = 500
/** Maximum number of orders in one answer. Users search by number, customer or memo instead of reading more. */
const MOST_ANSWERED = 2_000

type Answered = Readonly<Record<string, unknown>>

/** Prepaid orders of a case as they are answered, newest first. */
export async function prepaidOfCase(context: SignedIn, project: Row, keywords: string): Promise<readonly Answered[]> {
  const answered = await answerOrders(context, project, await prepaidOrders(context.unit, project))
  return answered.filter((order) => isFoundBy(order, keywords)).toReversed()
}

/**
 * Prepaid orders of all cases of the caller, newest first, for a call that names no case. When there are too many, the
 * call is refused instead of cut off.
 *
 * @throws Refusal INVALID where more are found than one answer holds
 * @source CAL-076
 */
export async function prepaidOfAll(context: SignedIn, keywords: string): Promise<readonly Answered[]> {
  const { unit, principal } = context
  const theirs: Filter = { field: '$project', oneOf: { table: projectTable, where: visibleProjects(principal) } }
  const prepaid = [
    { field: 'sl01PaySign', is: [1] },
    { field: 'sl01IncomeId', is: [null] },
  ]
  const query = {
    where: { all: [theirs, ...prepaid] },
    sort: [{ field: '$createdAt', descending: true }],
    counted: false,
  }
  const found: Answered[] = []
  let after: RowCursor | null = null
  for (;;) {
    const place: { readonly after?: RowCursor; readonly page?: number } = after === null ? { page: 1 } : { after }
    const { rows } = await unit.list(orderTable, { ...query, ...place, pageSize: AT_ONCE })
    found.push(...(await answeredOf(context, rows)).filter((order) => isFoundBy(order, keywords)))
    if (found.length > MOST_ANSWERED) {
      throw Refusal.invalid([{ field: 'keywords', message: `可抵扣的订单超过${MOST_ANSWERED}笔，请用关键字查找` }])
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return found
    after = { value: last.createdAt, key: last.key }
  }
}

/** Answers for orders of several cases, in the order of the rows. */
async function answeredOf(context: SignedIn, rows: readonly Row[]): Promise<readonly Answered[]> {
  const keys = [...new Set(rows.flatMap(({ project }) => project ?? []))]
  const where = { field: '$key', is: keys }
  const projects = keys.length === 0 ? [] : (await context.unit.list(projectTable, { where, counted: false })).rows
  const byKey = new Map<unknown, Answered>()
  for (const project of projects) {
    const answered = await answerOrders(
      context,
      project,
      rows.filter((row) => row.project === project.key),
    )
    for (const order of answered) byKey.set(order['keyValue'], order)
  }
  return rows.flatMap(({ key }): readonly Answered[] => {
    const order = byKey.get(key)
    return order ? [order] : []
  })
}

function isFoundBy(order: Answered, keywords: string): boolean {
  const searchText = keywords.toLowerCase()
  return ['sl01BillNo', 'sl01Customer', 'sl01Memo'].some((name) =>
    String(order[name] ?? '')
      .toLowerCase()
      .includes(searchText),
  )
}
