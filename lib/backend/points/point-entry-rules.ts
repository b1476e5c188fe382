import { cancelIssue, confirmIssue, pointTotals, ruleIssue } from '../../domain/points/point-ledger.ts'
import { POINT_STATE } from '../../domain/points/point-codes.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit, Values } from '../store.ts'
import { pointRuleTable } from './point-tables.ts'
import { postedEntriesOf, postExpired, lockPoints, renewAccount, termsOf } from './point-account.ts'

/**
 * Entries of one person are confirmed and cancelled one after another, follow the rule they name, and never take more
 * points than there are. The balance of the account is updated in the same unit.
 *
 * @source ROU-008 (/PointManage, /AcctPointGrid, /PointRuleMGrid)
 */
export const pointEntryRules: ListRules = {
  saving: async ({ unit }, _before, record) => {
    const rule = await ruleOf(unit, textOf(record['pointRule']))
    const issue = rule && ruleIssue({ ...termsOf(rule), basis: null, daily: null }, record, [])
    if (issue) throw Refusal.invalid([{ field: 'pointAmount', message: `积分${issue}` }])
  },
  operating: async (context, operation, row) => {
    if (operation !== 'confirm' && operation !== 'cancel') return
    const { unit } = context
    const acctId = textOf(row.values['acctId'])
    await lockPoints(unit, acctId)
    const posted = operation === 'confirm' ? await postExpired(context, acctId) : await postedEntriesOf(unit, acctId)
    const issue =
      operation === 'confirm' ? await confirmingIssue(unit, row, posted) : cancelIssue(pointTotals(posted), row.values)
    if (issue !== null) throw new Refusal('STATUS', issue)
  },
  changed: async (context, before, after) => {
    const [was, is] = [before, after].map((row) => row?.values['pointState'] === POINT_STATE.posted)
    if (after && was !== is) await renewAccount(context, textOf(after.values['acctId']))
  },
}

async function confirmingIssue(unit: Unit, { values }: Row, posted: readonly Values[]): Promise<string | null> {
  const code = textOf(values['pointRule'])
  const rule = code === '' ? null : await ruleOf(unit, code)
  return confirmIssue(
    pointTotals(posted),
    values,
    rule && termsOf(rule),
    posted.filter(({ pointRule }) => pointRule === code),
  )
}

/** The rule with this code; undefined when there is none. */
async function ruleOf(unit: Unit, code: string): Promise<Row | undefined> {
  if (code === '') return undefined
  const {
    rows: [rule],
  } = await unit.list(pointRuleTable, {
    where: { field: 'ruleCode', is: [code] },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  return rule
}
