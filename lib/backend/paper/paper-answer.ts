import { code } from '../../catalogue/field.ts'
import { isOn } from '../../catalogue/kind.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import { tagOf } from '../../domain/member/group.ts'
import { paperType } from '../../domain/paper/paper-type.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { isPaperFinished } from '../../domain/paper/paper-state.ts'
import { isMain } from '../flow/jobs-of-case.ts'
import type { SignedIn } from '../handler.ts'
import { labelsOf } from '../record/labels.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { guidanceOf } from './paper-checks.ts'
import { answerFiles } from './paper-files.ts'
import { paperRights } from './paper-access.ts'
import type { CasePaper, CasePapers } from './papers-of-case.ts'

/** The role in full; the tag beside a name is shorter. */
const ROLE = code('HFB8', '')
const flag = (on: boolean): 0 | 1 => (on ? 1 : 0)

/** The papers of a case in wire form. @source CAL-101, PAP-003, PAP-006, PAP-007 */
export async function answerPapers(
  context: SignedIn,
  project: Row,
  papers: CasePapers,
): Promise<Readonly<Record<string, unknown>>> {
  const { unit } = context
  const { rows, jobs, people, sides } = papers
  const rights = paperRights(context, project, jobs)
  const [guidance, tags, categories, files] = await Promise.all([
    guidanceOf(
      unit,
      rows.map(({ cardType }) => cardType),
    ),
    labelsOf(
      unit,
      { tag: ROLE },
      people.map(({ memberType, roles }) => ({ tag: tagOf(memberType, roles) })),
    ),
    labelsOf(
      unit,
      { category: paperType.fields.category },
      rows.map(({ kind }) => ({ category: kind.category })),
    ),
    answerFiles(
      context,
      project,
      people,
      rights,
      rows.flatMap((row) => row.files),
    ),
  ])
  const roleOf = new Map(people.map(({ id }, index) => [id, tags[index]?.['tag'] ?? '']))
  const fileOf = new Map(files.map((file) => [file['keyValue'], file]))
  const answered = rows.map((row, index) => ({
    side: row.side,
    row: {
      ...rowOf(row, roleOf),
      guidance: guidance(row.cardType, row.kind.guidance ?? ''),
      usingName: categories[index]?.['category'] ?? '',
      creditUrls: row.files.flatMap(({ key }) => fileOf.get(key) ?? []),
    },
  }))
  const taking = new Set(rows.flatMap((row) => row.jobs))
  return {
    buyCreditInfos: answered.filter(({ side }) => side === 'buyer').map(({ row }) => row),
    sellerCreditInfos: answered.filter(({ side }) => side === 'owner').map(({ row }) => row),
    jobs: jobs.filter((job) => taking.has(job)).map((job) => jobOf(job, jobs)),
    people: people
      .filter(({ present }) => present)
      .map(({ id, name, side }) => ({ id, name, side, role: roleOf.get(id) ?? '' })),
    sides,
    mayAdd: flag(rights.mayAdd),
    mayCheck: flag(rights.mayCheck),
    mayWaive: flag(rights.mayWaive),
    addable: rights.addable,
    blocked: rights.blocked,
  }
}

function rowOf(
  { kind, cardType, conditionText, jobs, usings, files, state }: CasePaper,
  roleOf: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const asked = usings.filter((one) => one.asked)
  const keysOf = (id: string, requested: (file: Row) => boolean) =>
    files.filter((file) => file.values['hf2yObjId'] === id && requested(file)).map(({ key }) => key)
  const byUsing = (requested: (file: Row) => boolean) =>
    Object.fromEntries(usings.map(({ id }) => [id, keysOf(id, requested)]))
  return {
    cardType,
    cardTypeName: kind.paperName ?? cardType,
    copies: kind.copies ?? '',
    printStandard: kind.printStandard,
    provider: kind.provider ?? '',
    prepareNames: asked.map(({ name }) => name).join('、'),
    validDays: kind.validDays ?? 0,
    optional: flag(isOn(kind.optional)),
    conditionText,
    samples: listOf(kind.samples ?? null).length,
    flowJobs: jobs.map((job) => ({
      jobId: job.key,
      flowName: textOf(job.values['hf15FlowName']),
      finished: flag(isFinished(job.values)),
    })),
    usingIds: asked.map(({ id }) => id),
    usings: usings.map(({ asked: requested, ...one }) => ({
      ...one,
      role: roleOf.get(one.id) ?? '',
      asked: flag(requested),
    })),
    parperCopyFileMap: byUsing(() => true),
    originParperMap: byUsing(({ values }) => values['hf2yState'] === PAPER_FILE_STATE.checked),
    state,
    finished: flag(isPaperFinished(state)),
  }
}

function jobOf(job: Row, jobs: readonly Row[]): Readonly<Record<string, unknown>> {
  const { hf15FlowCode, hf15FatherCode, hf15FlowName, categoryName } = job.values
  const father = isMain(job)
    ? null
    : jobs.find((other) => isMain(other) && other.values['hf15FlowCode'] === hf15FatherCode)
  return {
    jobId: job.key,
    flowCode: textOf(hf15FlowCode),
    flowName: textOf(hf15FlowName),
    fatherName: textOf(father?.values['hf15FlowName']),
    categoryName: textOf(categoryName),
    finished: flag(isFinished(job.values)),
  }
}
