import { cancelComplaint, confirmComplaint, type PointStanding, pointStanding, type PointTerms } from '../../domain/points/point-ledger.ts'
import { POINT_STATE } from '../../domain/points/point-codes.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { SignedIn } from '../handler.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit, Values } from '../store.ts'
import { pointAccountTable, pointBookingTable, pointRuleTable } from '../tables.ts'

/**
 * Bookings of one person are confirmed and cancelled one after another, and never take more than there is; the account says what the
 * bookings come to, in the same unit.
 *
 * @source ROU-008 (/PointManage, /AcctPointGrid)
 */
export const pointBookingRules: ListRules = {
  operating: async ({ unit }, operation, row) => {
    if (operation !== 'confirm' && operation !== 'cancel') return
    const acctId = textOf(row.values['acctId'])
    await unit.lock(`points:${acctId}`)
    const before = await standingOf(unit, acctId)
    const complaint = operation === 'confirm' ? confirmComplaint(before, row.values, await termsOf(unit, row)) : cancelComplaint(before, row.values)
    if (complaint !== null) throw new Refusal('STATUS', complaint)
  },
  changed: async (context, before, after) => {
    const [was, is] = [before, after].map((row) => row?.values['pointState'] === POINT_STATE.booked)
    if (after && was !== is) await renewAccount(context, textOf(after.values['acctId']))
  },
}

/** What somebody's bookings come to now. */
async function standingOf(unit: Unit, acctId: string): Promise<PointStanding> {
  const { rows } = await unit.list(pointBookingTable, { where: { all: [{ field: 'acctId', is: [acctId] }, { field: 'pointState', is: [POINT_STATE.booked] }] } })
  return pointStanding(rows.map(({ values }) => values))
}

/** The rule a booking names: null when it names none, undefined when there is no such rule. */
async function termsOf(unit: Unit, { values }: Row): Promise<PointTerms | null | undefined> {
  const code = textOf(values['pointRule'])
  if (code === '') return null
  const { rows: [rule] } = await unit.list(pointRuleTable, { where: { field: 'ruleCode', is: [code] }, page: 1, pageSize: 1, counted: false })
  return rule && { kind: rule.values['ruleKind'] ?? null, enabled: rule.values['enabled'] === 1 }
}

/** Writes an account anew from its bookings; whoever changed one holds the lock. */
async function renewAccount(context: SignedIn, acctId: string): Promise<void> {
  const { unit, ports, now } = context
  const { balance, earned, spent, count, level } = await standingOf(unit, acctId)
  const values: Values = { acctId, pointBalance: balance, pointEarned: earned, pointSpent: spent, pointCount: count, pointLevel: level, pointLastAt: now }
  const { rows: [account] } = await unit.list(pointAccountTable, { where: { field: 'acctId', is: [acctId] }, page: 1, pageSize: 1, counted: false })
  if (account) await updateRecord(context, pointAccountTable, account, { ...account.values, ...values }, Object.keys(values))
  else await insertRecord(context, pointAccountTable, { key: ports.ids.key(), project: null, city: null }, values)
}
