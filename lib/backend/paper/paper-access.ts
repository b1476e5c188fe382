import { isFinished } from '../../domain/flow/job-status.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { blockOf } from '../flow/flow-access.ts'
import type { SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { changesProject } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import type { Row } from '../store.ts'
import { PAPERS_OF_JOB } from './read-papers.ts'

/** What the user may do with the papers of a case, right now. */
export interface PaperRights {
  /** Why nothing can be changed in the case's current state; null when it can. */
  readonly blocked: string | null
  readonly mayAdd: boolean
  readonly mayCheck: boolean
  readonly mayWaive: boolean
  /** Kinds of paper of the open jobs the user follows; null for users who work on the case, who may submit any kind. */
  readonly addable: readonly string[] | null
  readonly mayRemove: (file: Row) => boolean
}

/** The rights of the caller. @param project seen by the caller @param jobs of the case */
export function paperRights(
  { principal }: Pick<SignedIn, 'principal'>,
  project: Row,
  jobs: readonly Row[],
): PaperRights {
  const { acctId, privileges } = principal
  const blocked = blockOf({ principal }, project)
  const works = changesProject(principal, project)
  const addable = works ? null : kindsFollowed(acctId, jobs)
  const open = (privilege: (typeof PRIVILEGE)[keyof typeof PRIVILEGE]) => blocked === null && privileges.has(privilege)
  return {
    blocked,
    addable,
    mayAdd: open(PRIVILEGE.save) && (addable === null || addable.length > 0),
    mayCheck: open(PRIVILEGE.finish) && works,
    mayWaive: open(PRIVILEGE.update) && works,
    mayRemove: (file) =>
      open(PRIVILEGE.save) && ((works && privileges.has(PRIVILEGE.remove)) || isOwnAndOpen(acctId, file)),
  }
}

/** True for the caller's own file that has not been checked against the original. */
function isOwnAndOpen(acctId: string, { createdBy, values }: Row): boolean {
  return createdBy === acctId && values['hf2yState'] !== PAPER_FILE_STATE.checked
}

function kindsFollowed(acctId: string, jobs: readonly Row[]): readonly string[] {
  const followed = jobs.filter(
    ({ values }) => acctId !== '' && values['hf15HdlMemberId'] === acctId && !isFinished(values),
  )
  return [
    ...new Set(
      followed.flatMap(({ values }) => Object.values(PAPERS_OF_JOB).flatMap((field) => listOf(values[field]))),
    ),
  ]
}

/** The case, locked, for users who see it. @throws Refusal INVALID or NOT_FOUND */
export function lockedCase(context: SignedIn, prjId: string | null | undefined): Promise<Row> {
  if (!prjId) throw Refusal.invalid([{ field: 'prjId', message: '项目ID必填' }])
  return visibleCase(context, prjId, true)
}

/**
 * Refuses kinds the caller may not submit.
 * @param cardTypes kinds of paper the caller submits, or changes files of
 * @throws Refusal NO_PERMISSION or STATUS
 */
export function requireAdding({ addable, blocked }: PaperRights, cardTypes: readonly string[]): void {
  if (addable?.length === 0) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  if (addable && cardTypes.some((cardType) => !addable.includes(cardType)))
    throw new Refusal('NO_PERMISSION', '您只能提交所跟进流程需要的资料')
  if (blocked !== null) throw new Refusal('STATUS', blocked)
}
