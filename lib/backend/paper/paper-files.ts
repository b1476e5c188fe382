import { daysLeft } from '../../domain/paper/paper-state.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { isSideTogether } from '../../domain/paper/paper-side.ts'
import { signedAddress } from '../file/document-address.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { answerRows } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import type { PaperRights } from './paper-access.ts'
import type { CasePapers } from './papers-of-case.ts'
import { sidesOf } from './paper-people.ts'
import { selfCheckFor } from './self-check.ts'

/** Files of papers in wire form, in the same order. @source PAP-012 */
export async function answerFiles(
  context: SignedIn,
  project: Row,
  people: CasePapers['people'],
  rights: PaperRights,
  files: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { unit, ports, now, today } = context
  const provider = providerName(project, people)
  const [ownFile, answered] = await Promise.all([
    selfCheckFor(context),
    answerRows(unit, memberFile, files, (record, row) => ({ ...record, LINK_NAME: provider(row.values) })),
  ])
  return Promise.all(
    files.map(async (row, index) => ({
      ...answered[index],
      url: await signedAddress(ports.files, textOf(row.values['hf2yFileUrl']), now),
      daysLeft: daysLeft(row.values['hf2yExpiryDay'], today),
      mayRemove: rights.mayRemove(row) ? 1 : 0,
      checkRefusal: ownFile(row),
    })),
  )
}

/**
 * The name of who provided a file: the person it names, else the person whose paper it is, else the side that submits
 * it together.
 */
function providerName(project: Row, people: CasePapers['people']): (file: Values) => string {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const sides = sidesOf(factsOfCase(project))
  return ({ hf2yMemberId, hf2yObjId }) => {
    const using = textOf(hf2yObjId)
    return names.get(textOf(hf2yMemberId)) || names.get(using) || (isSideTogether(using) ? sides[using].word : '')
  }
}

/** Notifies screens that show the papers of a case, or count them by job. */
export function notifyPapers({ notify }: Pick<SignedIn, 'notify'>, project: Row): void {
  notify.record(memberFile.service, project.key, project)
  notify.record(flowJob.service, project.key, project)
}
