import { expiredPoints, type PointTotals, pointTotals, type PointTerms } from '../../domain/points/point-ledger.ts'
import { POINT_EVENT, POINT_KIND, POINT_STATE } from '../../domain/points/point-codes.ts'
import type { Value } from '../../catalogue/kind.ts'
import { dayOf } from '../../catalogue/day.ts'
import type { Recorder } from '../handler.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row, Unit, Values } from '../store.ts'
import { pointAccountTable, pointEntryTable, pointRuleTable } from './point-tables.ts'

/** The posted entries of a person. Take the lock before changing them. */
export async function postedEntriesOf(unit: Unit, acctId: string): Promise<readonly Values[]> {
  const { rows } = await unit.list(pointEntryTable, {
    where: {
      all: [
        { field: 'acctId', is: [acctId] },
        { field: 'pointState', is: [POINT_STATE.posted] },
      ],
    },
    counted: false,
  })
  return rows.map(({ values }) => values)
}

/** Locks the points of a person, so that they change one after another. */
export async function lockPoints(unit: Unit, acctId: string): Promise<void> {
  await unit.lock(`points:${acctId}`)
}

/** The terms of a rule that its entries are checked against. */
export function termsOf({ values }: Row): PointTerms {
  return {
    kind: values['ruleKind'] ?? null,
    enabled: values['enabled'] === 1,
    points: Number(values['rulePoints'] ?? 1),
    basis: values['ruleBasis'] ?? null,
    daily: typeof values['ruleDaily'] === 'number' ? values['ruleDaily'] : null,
  }
}

/**
 * Posts an entry for points that expired unused, by the rule in use; does nothing where there is no such rule.
 * @returns the posted entries after that
 */
export async function postExpired(context: Recorder, acctId: string): Promise<readonly Values[]> {
  const { unit } = context
  const posted = await postedEntriesOf(unit, acctId)
  const { rows: rules } = await unit.list(pointRuleTable, { counted: false })
  const taking = rules.find(
    ({ values }) =>
      values['ruleEvent'] === POINT_EVENT.expired && values['ruleKind'] === POINT_KIND.spend && values['enabled'] === 1,
  )
  if (!taking) return posted
  const months = new Map(
    rules.flatMap(({ values: { ruleCode = null, ruleMonths } }) =>
      typeof ruleMonths === 'number' ? [[ruleCode, ruleMonths] as const] : [],
    ),
  )
  const today = dayOf(context.now)
  const amount = expiredPoints(posted, (rule: Value) => months.get(rule) ?? null, today)
  if (amount === 0) return posted
  const { values } = await postEntry(context, {
    acctId,
    pointKind: POINT_KIND.spend,
    pointRule: textOf(taking.values['ruleCode']),
    pointAmount: amount,
    pointDay: today,
    pointReason: textOf(taking.values['ruleName']),
  })
  await renewAccount(context, acctId)
  return [...posted, values]
}

/** Adds an entry that is posted at once. */
export async function postEntry(context: Recorder, values: Values): Promise<Row> {
  const { ports, now, principal } = context
  return insertRecord(
    context,
    pointEntryTable,
    { key: ports.ids.key(), project: null, city: null },
    { ...values, pointState: POINT_STATE.posted, pointBookedAt: now, pointBookedBy: principal.acctId },
  )
}

/** Recalculates an account from its entries. */
export async function renewAccount(context: Recorder, acctId: string): Promise<PointTotals> {
  const { unit, ports, now } = context
  const totals = pointTotals(await postedEntriesOf(unit, acctId))
  const { balance, earned, spent, count, level } = totals
  const values: Values = {
    acctId,
    pointBalance: balance,
    pointEarned: earned,
    pointSpent: spent,
    pointCount: count,
    pointLevel: level,
    pointLastAt: now,
  }
  const {
    rows: [account],
  } = await unit.list(pointAccountTable, {
    where: { field: 'acctId', is: [acctId] },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  if (account)
    await updateRecord(context, pointAccountTable, account, { ...account.values, ...values }, Object.keys(values))
  else await insertRecord(context, pointAccountTable, { key: ports.ids.key(), project: null, city: null }, values)
  return totals
}
