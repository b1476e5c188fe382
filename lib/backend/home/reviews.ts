import { DEMAND_STATUS, ORDER_STATUS, PAPER_FILE_STATE } from '../../domain/codes.ts'
import { demand } from '../../domain/demand/demand.ts'
import { mayFollowUp } from '../../domain/demand/follow-up.ts'
import { expense } from '../../domain/fee/expense.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { unmatchedPayment } from '../../domain/fee/unmatched-payment.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { isFinance, isManager } from '../../domain/permission/role.ts'
import { recordAddress } from '../../domain/project/record-address.ts'
import { SELF_REVIEW, SYS_PARAM } from '../../domain/settings/sys-param.ts'
import { EXPENSE_TO_DO } from '../../domain/fee/fee-status.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { changesProject } from '../principal.ts'
import { recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { allowsSelfCheck } from '../paper/self-check.ts'
import { unmatchedPaymentTable, waitingPayments } from '../payment/unmatched-payment-table.ts'
import { parameter } from '../sys-param/parameter.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Table, Values } from '../store.ts'
import { demandTable } from '../case-record/case-record-tables.ts'
import { expenseTable, orderTable } from '../fee/fee-tables.ts'
import { memberFileTable } from '../paper/paper-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { casesOf, GOING_ON, openCases } from './dashboard-cases.ts'
import type { Review } from './dashboard-rows.ts'
import { marksOf, NO_MARKS } from './review-marks.ts'
import { reviewSearch } from './reviews-found.ts'

type Kind = Review['kind']

/** One kind of entry that waits for a decision: where it is stored and how it is answered. */
interface Waiting {
  readonly kind: Kind
  readonly entity: Entity
  readonly table: Table
  readonly where: Filter
  readonly title: (labels: Readonly<Record<string, string>>, values: Values) => string
  /** The coded field the title is read from, where it is one. */
  readonly titled?: string
  readonly amount?: string
  readonly named?: string
  /** Address of the record a tab of the case opens. */
  readonly record?: (row: Row) => string | null
}

/** How many are answered unless the caller asks for more. */
export const MOST_REVIEWS = 50

/**
 * The kinds of entries the caller decides about, by role and privileges. Whether one entry can be decided right now is
 * checked by the call that decides.
 * @source ROL-009, ROL-012
 */
export function reviewKinds({ principal: { roles, privileges } }: Pick<SignedIn, 'principal'>): readonly Kind[] {
  const finance = isFinance(roles) && privileges.has(PRIVILEGE.save) && privileges.has(PRIVILEGE.update)
  return [
    ...(finance ? (['INCOME', 'EXPENSE', 'PAYMENT'] as const) : []),
    ...(privileges.has(PRIVILEGE.finish) ? (['PAPER'] as const) : []),
    ...(mayFollowUp(DEMAND_STATUS.waiting, roles) && privileges.has(PRIVILEGE.save) ? (['DEMAND'] as const) : []),
  ]
}

/** Which entries are answered. */
export interface ReviewRange {
  /** How many are answered at most. */
  readonly take: number
  /** Only entries of these kinds. */
  readonly only?: readonly Kind[] | undefined
  /** Every file of a paper is an entry of its own. */
  readonly separate?: boolean
  /** Only entries found by this text; they alone are counted. */
  readonly find?: string
}

/**
 * Entries that wait for the caller, the ones that wait longest first, and how many there are in all and of each kind.
 */
export async function reviewsOf(
  context: SignedIn,
  { take, only, separate = false, find = '' }: ReviewRange,
): Promise<{
  readonly reviews: readonly Review[]
  readonly total: number
  readonly kinds: readonly Kind[]
  readonly counts: Readonly<Partial<Record<Kind, number>>>
}> {
  const kinds = reviewKinds(context)
  if (kinds.length === 0 || context.principal.city === '') return { reviews: [], total: 0, kinds, counts: {} }
  const found: Review[] = []
  const counts: Partial<Record<Kind, number>> = {}
  const search = reviewSearch(context, find)
  for (const waiting of await waitingFor(context, kinds)) {
    const { entity, titled = '', where } = waiting
    const one = { ...waiting, where: { all: [where, ...(await search.where(entity, titled))] } }
    const { reviews, total } = await rowsOf(context, one, {
      take: only === undefined || only.includes(one.kind) ? take : 0,
      marked: separate,
    })
    found.push(...(separate ? reviews : together(reviews)))
    counts[one.kind] = total
  }
  return {
    reviews: found.toSorted((one, other) => one.at - other.at).slice(0, take),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    kinds,
    counts,
  }
}

const COUNTED = ['INCOME', 'EXPENSE', 'PAYMENT'] as const

/**
 * How many incomes, expenses and open payments wait for the caller, in total and by kind. Menus show these counts
 * beside the lists.
 */
export type ReviewCounts = Readonly<Record<'REVIEW' | (typeof COUNTED)[number], number>>
export const NO_REVIEWS: ReviewCounts = { REVIEW: 0, INCOME: 0, EXPENSE: 0, PAYMENT: 0 }

export async function reviewCounts(context: SignedIn): Promise<ReviewCounts> {
  const theirs = reviewKinds(context)
  const kinds = COUNTED.filter((kind) => theirs.includes(kind))
  if (kinds.length === 0 || context.principal.city === '') return NO_REVIEWS
  const found = { ...NO_REVIEWS }
  for (const { kind, table, where } of await waitingFor(context, kinds)) {
    const { total } = await context.unit.list(table, { where, page: 1, pageSize: 1 })
    for (const counted of ['REVIEW', ...COUNTED.filter((one) => one === kind)] as const) found[counted] += total
  }
  return found
}

async function waitingFor(context: SignedIn, kinds: readonly Kind[]): Promise<readonly Waiting[]> {
  const { unit, principal } = context
  // Nothing can be decided in a case that is finished or cancelled, so it is not counted either.
  const here: Filter = {
    all: [
      { field: '$city', is: [principal.city] },
      { field: '$project', oneOf: { table: projectTable, where: GOING_ON } },
    ],
  }
  const others = await notOwn(context, kinds)
  const othersPapers: readonly Filter[] =
    kinds.includes('PAPER') && !(await allowsSelfCheck(unit))
      ? [{ not: { field: '$createdBy', is: [principal.acctId] } }]
      : []
  const needsCases = (kinds.includes('PAPER') && !isManager(principal.roles)) || kinds.includes('DEMAND')
  const cases = needsCases ? [...(await openCases(unit, principal, false)).values()] : []
  const inOwn = inCases(cases)
  // A person who only follows a job of a case reads its papers and checks none of them.
  const inChangeable = inCases(cases.filter((row) => changesProject(principal, row)))
  const all: Readonly<Record<Kind, Waiting>> = {
    INCOME: {
      kind: 'INCOME',
      entity: saleOrder,
      table: orderTable,
      where: {
        all: [
          here,
          { field: 'sl01Status', is: [ORDER_STATUS.pending] },
          // Nobody can decide about an order without an income.
          { not: { field: 'sl01IncomeId', is: [null] } },
          ...others(null),
        ],
      },
      title: ({ sl01BillClass }) => sl01BillClass ?? '收入单',
      titled: 'sl01BillClass',
      amount: 'sl01OrderAmount',
      record: ({ values }) => recordAddress('income', textOf(values['sl01IncomeId'])),
    },
    EXPENSE: {
      kind: 'EXPENSE',
      entity: expense,
      table: expenseTable,
      where: { all: [here, { field: 'hf40Status', is: EXPENSE_TO_DO }, ...others('hf40ApplyPerson')] },
      title: ({ hf40ProjectName }) => hf40ProjectName ?? '支出单',
      titled: 'hf40ProjectName',
      amount: 'hf40CostFet',
      named: 'hf40ApplyPerson',
      record: ({ key }) => recordAddress('expense', key),
    },
    PAYMENT: {
      kind: 'PAYMENT',
      entity: unmatchedPayment,
      table: unmatchedPaymentTable,
      where: waitingPayments(principal.city),
      title: () => unmatchedPayment.title,
      amount: 'amount',
    },
    PAPER: {
      kind: 'PAPER',
      entity: memberFile,
      table: memberFileTable,
      where: {
        all: [
          isManager(principal.roles) ? here : inChangeable,
          { field: 'hf2yState', is: [PAPER_FILE_STATE.waiting] },
          ...othersPapers,
        ],
      },
      title: ({ hf2yFileType }, values) => hf2yFileType ?? textOf(values['hf2yFileType']),
      titled: 'hf2yFileType',
      record: ({ key }) => recordAddress('file', key),
    },
    DEMAND: {
      kind: 'DEMAND',
      entity: demand,
      table: demandTable,
      where: { all: [inOwn, { field: 'hf22Status', is: [DEMAND_STATUS.waiting] }] },
      title: ({ hf22Areas, hf22HourceType }) => [demand.title, hf22Areas, hf22HourceType].filter(Boolean).join(' · '),
    },
  }
  return kinds.map((kind) => all[kind])
}

function inCases(cases: readonly Row[]): Filter {
  return { field: '$project', is: cases.length > 0 ? cases.map(({ key }) => key) : [''] }
}

/** Leaves out the caller's own entries, unless the installation allows deciding about them. */
async function notOwn(
  { unit, principal: { acctId } }: SignedIn,
  kinds: readonly Kind[],
): Promise<(named: string | null) => readonly Filter[]> {
  if (!kinds.includes('INCOME') || (await parameter(unit, SYS_PARAM.selfReview)) === SELF_REVIEW.allowed)
    return () => []
  return (named) => ['$createdBy', named].flatMap((field) => (field === null ? [] : [{ not: { field, is: [acctId] } }]))
}

async function rowsOf(
  { unit }: SignedIn,
  { kind, entity, table, where, title, amount, named, record }: Waiting,
  { take, marked }: { readonly take: number; readonly marked: boolean },
): Promise<{ readonly reviews: readonly Review[]; readonly total: number }> {
  const { rows, total } = await unit.list(table, {
    where,
    sort: [{ field: '$createdAt' }],
    page: 1,
    pageSize: Math.max(take, 1),
  })
  const cases = await casesOf(unit, rows)
  const labels = await labelsOf(
    unit,
    entity.fields,
    rows.map((row) => recordOf(entity, row)),
  )
  const isMarked = marked && take > 0 && (kind === 'INCOME' || kind === 'EXPENSE')
  const marks = isMarked ? await marksOf(unit, rows) : NO_MARKS
  const reviews = rows.flatMap((row, index): readonly Review[] => {
    const project = cases.get(row.project ?? '')
    // Money that belongs to no case waits, too.
    if (!project && kind !== 'PAYMENT') return []
    const money = amount === undefined ? null : row.values[amount]
    const account = named === undefined ? row.createdBy : textOf(row.values[named]) || row.createdBy
    return [
      {
        key: row.key,
        kind,
        title: title(labels[index] ?? {}, row.values),
        prjId: project?.key ?? null,
        prjName: project ? caseName(project) : '',
        record: project && record ? record(row) : null,
        account,
        at: row.updatedAt,
        amount: typeof money === 'number' ? money : null,
        records: 1,
        resubmitted: marks.resubmitted.has(row.key) ? 1 : 0,
        duplicate: marks.duplicate.has(row.key) ? 1 : 0,
      },
    ]
  })
  return { reviews: take === 0 ? [] : reviews, total }
}

/** Groups files of one paper that were submitted together into one entry. */
function together(reviews: readonly Review[]): readonly Review[] {
  const groups = new Map<string, Review[]>()
  for (const one of reviews) {
    const name = one.kind === 'PAPER' ? `${one.prjId} ${one.title}` : one.key
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const records = group.length
    return [{ ...first, records, title: records > 1 ? `${first.title} · ${records} 份` : first.title }]
  })
}
