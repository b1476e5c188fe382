import { dayOf } from '../../catalogue/day.ts'
import { POINT_KIND, POINT_EVENT } from '../../domain/points/point-codes.ts'
import { ruleIssue } from '../../domain/points/point-ledger.ts'
import type { Recorder } from '../handler.ts'
import { pointRuleTable } from './point-tables.ts'
import { postEntry, postExpired, lockPoints, renewAccount, termsOf } from './point-account.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { textOf } from '../session.ts'

/** An event that may earn points. */
export interface PointMatter {
  /** A code of POINT_EVENT. */
  readonly event: string
  /** What the event was about: it counts once for each person, however often it happens. */
  readonly source: string
}

/**
 * Gives people the points that the rules in use assign to an event. Points beyond the limits of a rule are not given,
 * and the user's own action succeeds all the same.
 *
 * @source ROU-008 (/PointRuleMGrid)
 */
export async function givePoints(
  context: Recorder,
  { event, source }: PointMatter,
  people: readonly string[],
): Promise<void> {
  const { unit, now } = context
  const { rows: rules } = await unit.list(pointRuleTable, {
    where: {
      all: [
        { field: 'ruleEvent', is: [event] },
        { field: 'ruleKind', is: [POINT_KIND.earn] },
        { field: 'enabled', is: [1] },
      ],
    },
    counted: false,
  })
  if (rules.length === 0) return
  // The accounts are sorted, so that two calls cannot wait for each other.
  for (const acctId of [...new Set(people.filter((key) => key !== ''))].sort()) {
    await lockPoints(unit, acctId)
    const posted = await postExpired(context, acctId)
    const due = rules.flatMap((rule) => {
      const code = textOf(rule.values['ruleCode'])
      const under = posted.filter(({ pointRule }) => pointRule === code)
      const values = {
        acctId,
        pointKind: POINT_KIND.earn,
        pointRule: code,
        pointAmount: termsOf(rule).points,
        pointDay: dayOf(now),
        pointReason: textOf(rule.values['ruleName']),
        pointSource: source,
      }
      return under.some(({ pointSource }) => pointSource === source) || ruleIssue(termsOf(rule), values, under) !== null
        ? []
        : [values]
    })
    for (const values of due) await postEntry(context, values)
    if (due.length > 0) await renewAccount(context, acctId)
  }
}

/** Publishing an article earns its author points, once. @source ROU-005 (/ArticleRecordInfoGrid), ROU-008 */
export const writtenRules: ListRules = {
  changed: async (context, _before, after) => {
    if (after?.values['enabled'] === 1)
      await givePoints(context, { event: POINT_EVENT.written, source: after.key }, [
        textOf(after.values['articleAuthor']),
      ])
  },
}
