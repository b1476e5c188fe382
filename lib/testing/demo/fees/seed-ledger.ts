import { EXAMINED } from '../../../domain/codes.ts'
import { EXAMINE_ACTION } from '../../../domain/fee/examination.ts'
import type { Files } from '../../../backend/files.ts'
import { textOf } from '../../../backend/session.ts'
import type { Store, Unit } from '../../../backend/store.ts'
import { chargeTable, examinationTable } from '../../../backend/fee/fee-tables.ts'
import { ACCOUNT_ROWS } from '../accounts/demo-accounts.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { GUANGZHOU } from '../places.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { addLedger, type FeeSubmission } from './demo-ledger.ts'

/**
 * Stores the ledger of a demo case that is under way, with its log. A case whose house is still to be found has no
 * costs.
 */
export async function seedLedger(
  store: Store,
  files: Files,
  project: DemoProject,
  index: number,
  people: PeopleOfCase,
): Promise<void> {
  const { key, city, record, move, createdAt } = project
  if (!move || record['hf20Ctrl1'] === 1) return
  const submitter = textOf(record['hf20ManagerId']) || move.by
  // Submitted half-way, decided on the day the case moved on.
  const at = createdAt + Math.floor((move.at - createdAt) / 2)
  await store.unit({ account: submitter, now: at }, async (unit) => {
    const { rows } = await unit.list(chargeTable, {
      where: { field: '$project', is: [key] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (rows.length > 0) return
    const submissions = await addLedger(unit, project, index, people, { submitter, at, files })
    await addExaminations(unit, {
      prjId: key,
      city,
      submissions,
      submitter,
      reviewer: city === GUANGZHOU.city ? 'demo-finance' : 'demo-finance2',
      submittedAt: at,
      decidedAt: move.at,
    })
  })
}

interface ExaminationPlan {
  readonly prjId: string
  readonly city: string
  readonly submissions: readonly FeeSubmission[]
  readonly submitter: string
  readonly reviewer: string
  readonly submittedAt: number
  readonly decidedAt: number
}

async function addExaminations(
  unit: Unit,
  { prjId, city, submissions, submitter, reviewer, submittedAt, decidedAt }: ExaminationPlan,
): Promise<void> {
  let sortNo = 0
  const add = async (
    { objCode, objId }: FeeSubmission,
    action: string,
    by: string,
    at: number,
    waits: boolean,
    suggest: string | null,
  ) => {
    sortNo += 1
    const values = {
      hf3fObjCode: objCode,
      hf3fObjId: objId,
      hf3fAction: action,
      hf3fIsRead: waits ? EXAMINED.pending : EXAMINED.handled,
      hf3fExamTime: at,
      hf3fExamUsr: nameOf(by),
      hf3fSuggest: suggest,
      sortNo,
    }
    await unit.insert(examinationTable, {
      key: `${prjId.replace('project', 'hf3f')}-${sortNo}`,
      project: prjId,
      city,
      values: filledOnly(values),
    })
  }
  for (const one of submissions) {
    await add(one, EXAMINE_ACTION.submit, submitter, submittedAt, one.decision === null && !one.settled, null)
    if (one.decision)
      await add(
        one,
        one.decision.action,
        reviewer,
        decidedAt,
        one.decision.action === EXAMINE_ACTION.giveBack,
        one.decision.suggest,
      )
  }
}

function nameOf(account: string): string {
  return textOf(ACCOUNT_ROWS.find(({ key }) => key === account)?.values['br01Name']) || account
}
