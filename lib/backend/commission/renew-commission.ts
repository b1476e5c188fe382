import { fromFen } from '../../catalogue/unit.ts'
import { expressionIssue } from '../../domain/flow/commission-expression.ts'
import { positionWeights } from '../../domain/flow/commission-weight.ts'
import { sceneGroupOf } from '../../domain/flow/commission.ts'
import { type CommissionTerms, calculateCommission } from '../../domain/flow/calculate-commission.ts'
import { personOfPosition } from '../../domain/flow/case-people.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { type Ledger, readLedger, rowsOfCase } from '../fee/ledger/case-ledger.ts'
import type { Recorder } from '../handler.ts'
import { listOf, textOf } from '../session.ts'
import type { NewRow, Row, Values } from '../store.ts'
import { commissionEntryTable, commissionRuleTable, commissionWeightTable } from './commission-tables.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { earningJobs } from './earning-jobs.ts'
import { deductionsOf, serviceFees } from './service-fees.ts'

/**
 * Recalculates the commission of everyone by the jobs of a case, and stores the differences. The case is locked. Call
 * it after any change of its jobs, their followers, its payment type, its people or its ledger.
 *
 * @param known the ledger of the case, if it was just read
 * @source FLW-019, CAL-093
 */
export async function renewCommission(context: Recorder, project: Row, known?: Ledger): Promise<void> {
  const { unit, ports, notify } = context
  const jobs = await rowsOfCase(unit, flowJobTable, project)
  const stored = await rowsOfCase(unit, commissionEntryTable, project)
  if (jobs.length === 0 && stored.length === 0) return
  const expected = await expectedEntries(context, project, jobs, known ?? (await readLedger(unit, project)))
  const removed = without(stored, (row) => entryText(row.values), expected, entryText)
  const added = without(expected, entryText, stored, (row) => entryText(row.values))
  if (removed.length === 0 && added.length === 0) return
  for (const { key } of removed) await unit.remove(commissionEntryTable, key)
  const { key, city } = project
  await unit.insertAll(
    commissionEntryTable,
    added.map((values): NewRow => ({ key: ports.ids.key(), project: key, city, values })),
  )
  await writeAudit(
    context,
    project,
    removed.map(({ values }) => values),
    added,
  )
  // One notification for all, because each amount is shown with its job.
  notify.record(flowJob.service, key, project)
}

async function expectedEntries(
  { unit, ports, requestId }: Recorder,
  project: Row,
  jobs: readonly Row[],
  ledger: Ledger,
): Promise<readonly Values[]> {
  const text = (name: string) => textOf(project.values[name]) || null
  const sceneGrp = sceneGroupOf(text('hf20LoanScheme'))
  const { rows } = await unit.list(commissionRuleTable, {
    where: {
      all: [
        { field: 'hf11SceneGrp', is: [sceneGrp] },
        { field: 'hf11Enabled', is: [1] },
      ],
    },
    counted: false,
  })
  const { rows: weights } = await unit.list(commissionWeightTable, {
    where: { field: 'enabled', is: [1] },
    counted: false,
  })
  const weightOf = positionWeights(
    weights.map(({ values }) => values),
    sceneGrp,
  )
  const rules = new Map(
    rows.flatMap(({ values }): readonly (readonly [string, CommissionTerms])[] => {
      const expression = textOf(values['hf11CommissionExp'])
      if (expressionIssue(expression) === null)
        return [
          [textOf(values['hf11CardType']), { expression, positions: listOf(values['hf11Participants']), weightOf }],
        ]
      // Saving refuses such a rule. One stored by other means must not block work on the case.
      ports.report({ level: 'warn', message: 'a commission rule cannot be read', requestId })
      return []
    }),
  )
  return calculateCommission(
    earningJobs(jobs),
    serviceFees(ledger),
    (cardType) => rules.get(cardType) ?? null,
    (position) => personOfPosition(project.values, position),
    deductionsOf(ledger).setOff,
  ).map(
    ({ job, cardType, acctId, amount }, index): Values => ({
      prjId: project.key,
      jobId: job.key,
      flowCode: job.flowCode,
      ...(acctId !== null && { acctId }),
      sceneGrp,
      cardType,
      amount: fromFen(amount),
      earned: job.finished ? 1 : 0,
      sortNo: index + 1,
    }),
  )
}

const SAID = ['jobId', 'flowCode', 'acctId', 'sceneGrp', 'cardType', 'amount', 'earned'] as const
const entryText = (values: Values): string => JSON.stringify(SAID.map((name) => values[name] ?? null))

/** Items of one list without an equal in the other. Each equal item is matched once. */
function without<A, B>(
  list: readonly A[],
  textIn: (one: A) => string,
  others: readonly B[],
  textAmong: (one: B) => string,
): readonly A[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(textAmong(other), (left.get(textAmong(other)) ?? 0) + 1)
  return list.filter((one) => {
    const count = left.get(textIn(one)) ?? 0
    left.set(textIn(one), count - 1)
    return count <= 0
  })
}

/** Writes one audit entry for the whole case: the shares removed and added. */
async function writeAudit(
  { unit, principal, now, action, requestId }: Recorder,
  { key, city, version }: Row,
  removed: readonly Values[],
  added: readonly Values[],
): Promise<void> {
  const said = (lines: readonly Values[]): Values => ({
    lines: lines.map(
      ({ flowCode, acctId, amount, earned }) =>
        `${textOf(flowCode)} ${textOf(acctId) || '-'} ${String(amount)}${earned === 1 ? ' earned' : ''}`,
    ),
  })
  await unit.audit({
    at: now,
    by: principal.acctId,
    action,
    table: commissionEntryTable.name,
    key,
    project: key,
    city,
    version,
    before: said(removed),
    after: said(added),
    result: 'done',
    requestId,
  })
}
