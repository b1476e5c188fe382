import { dayOf } from '../../../catalogue/day.ts'
import { DEMAND_STEP, PAPER_FILE_STATE } from '../../../domain/codes.ts'
import { memberFile } from '../../../domain/paper/member-file.ts'
import { isSideTogether } from '../../../domain/paper/paper-side.ts'
import { expiryDay } from '../../../domain/paper/paper-state.ts'
import { documentTable, ATTACHED } from '../../../backend/file/document-table.ts'
import { PAPER_FIELD } from '../../../backend/file/paper-documents.ts'
import { type CasePaper, type CasePapers, type CaseUsing, papersOfCase } from '../../../backend/paper/papers-of-case.ts'
import { textOf } from '../../../backend/session.ts'
import type { NewRow, Row, Store, Unit, Values } from '../../../backend/store.ts'
import { memberFileTable, paperWaiverTable } from '../../../backend/paper/paper-tables.ts'
import { projectTable } from '../../../backend/project/project-table.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { createRandom, type Random } from '../random.ts'
import type { DemoBytes, DemoPages } from './demo-pages.ts'
import { type SubmittedPaper, submissionOf } from './paper-progress.ts'

const SEED = 20_990_121
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Titles on the pictures, by class of paper (HX58). */
const TITLES: Readonly<Record<string, string>> = {
  HX5801: '身份证明',
  HX5802: '婚姻证明',
  HX5803: '户籍证明',
  HX5804: '收入流水',
  HX5805: '征信资料',
  HX5806: '产权资料',
  HX5807: '交易合同',
  HX5808: '税费凭证',
  HX5809: '贷款资料',
  HX5810: '收付款凭证',
}
/** The spouse's ID card is the ID card of the other person, where both are in the case. */
const [ID_CARD, SPOUSE_CARD] = ['P001', 'P005']

/**
 * Adds the papers of a demo case as far as its work has come, submitted by its service staff and checked against the
 * originals by its manager. An open case received them recently.
 */
export async function seedPapers(
  store: Store,
  pages: DemoPages,
  project: DemoProject,
  index: number,
  now: number,
): Promise<void> {
  const random = createRandom(SEED + index)
  const step = project.move?.step ?? DEMAND_STEP.consulting
  const over = step === DEMAND_STEP.finished || step === DEMAND_STEP.stopped
  const at = Math.min(
    now - HOUR,
    Math.max(project.move?.at ?? project.createdAt, over ? 0 : now - random.whole(2, 9) * DAY),
  )
  const by = textOf(project.record['hf20ManagerId']) || project.createdBy
  // The submitter must be a different user from the checker.
  const giver = [
    textOf(project.record['hf20ServiceAcct']),
    textOf(project.record['hf20RecommendId']),
    project.createdBy,
  ].find((account) => account !== '' && account !== by)
  if (giver === undefined) throw new Error(`nobody but ${by} hands in papers of ${project.key}`)
  await store.unit({ account: giver, now: at }, async (unit) => {
    const row = await unit.get(projectTable, project.key, { lock: true })
    const { rows: present } = await unit.list(memberFileTable, {
      where: { field: '$project', is: [project.key] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (!row || present.length > 0) return
    const papers = await papersOfCase({ unit, today: dayOf(now) }, row)
    await addSubmissions(unit, pages, row, papers, { random, step, index, at, by, now })
  })
}

interface Handing {
  readonly random: Random
  readonly step: string
  readonly index: number
  readonly at: number
  readonly by: string
  readonly now: number
}

async function addSubmissions(
  unit: Unit,
  pages: DemoPages,
  project: Row,
  { rows }: CasePapers,
  handing: Handing,
): Promise<void> {
  const { random, step, index, at, now } = handing
  const documents: NewRow[] = []
  const files: NewRow[] = []
  const waivers: NewRow[] = []
  /** ID card documents on a side, by person. */
  const cards = new Map<string, readonly NewRow[]>()
  const keyed = (kind: string, serial: number): string => `${project.key.replace('project', kind)}-${serial}`
  const place = { project: project.key, city: project.city }
  for (const paper of rows) {
    for (const [nth, using] of paper.usings.entries()) {
      const submission = submissionOf(random, paper, {
        step,
        index,
        first: nth === 0,
        day: dayOf(at),
        today: dayOf(now),
      })
      if (!submission) continue
      if ('waived' in submission) {
        waivers.push({
          key: keyed('waiver', waivers.length + 1),
          ...place,
          values: {
            prjId: project.key,
            cardType: paper.cardType,
            side: paper.side,
            objId: using.id,
            reason: submission.waived,
          },
        })
        continue
      }
      const known = sameDocuments(paper, using, cards)
      const own =
        known ??
        (await newDocuments(pages, paper, using, submission)).map(
          (values, page): NewRow => ({
            key: keyed('paper', documents.length + page + 1),
            ...place,
            values: {
              ...values,
              state: ATTACHED,
              stateSince: at,
              objType: memberFile.service,
              objId: project.key,
              fileCls: PAPER_FIELD,
            },
          }),
        )
      if (!known) documents.push(...own)
      if (paper.cardType === ID_CARD) cards.set(`${paper.side} ${using.id}`, own)
      for (const document of own)
        files.push({
          key: keyed('hf2y', files.length + 1),
          ...place,
          values: filledOnly({
            ...fileValues(paper, using, submission, document),
            ...checkOf(submission, handing),
            hf2yPrjId: project.key,
            sortNo: files.length + 1,
          }),
        })
    }
  }
  await unit.insertAll(documentTable, documents)
  await unit.insertAll(memberFileTable, files)
  await unit.insertAll(paperWaiverTable, waivers)
}

type Files = Exclude<SubmittedPaper, { readonly waived: string }>

/** Documents the case already has: the ID card of one spouse is the spouse's card of the other. */
function sameDocuments(
  { cardType, side, usings }: CasePaper,
  { id }: CaseUsing,
  cards: ReadonlyMap<string, readonly NewRow[]>,
): readonly NewRow[] | null {
  const [other, ...more] = usings.filter((one) => one.id !== id)
  return cardType === SPOUSE_CARD && other && more.length === 0 ? (cards.get(`${side} ${other.id}`) ?? null) : null
}

async function newDocuments(
  pages: DemoPages,
  { kind, cardType }: CasePaper,
  { name }: CaseUsing,
  { pages: count, pdf }: Files,
): Promise<readonly Values[]> {
  const title = `${kind.shortName ?? cardType}_${name}`
  const bytesOf = (page: number): Promise<DemoBytes> =>
    pdf !== null ? pages.pdf(pdf) : pages.picture(TITLES[kind.category ?? ''] ?? '资料', page)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { hash, size, format } = await bytesOf(index + 1)
      return { hash, size, format, name: `${title}${count > 1 ? `_${index + 1}` : ''}.${format}` }
    }),
  )
}

function fileValues({ kind, cardType }: CasePaper, { id }: CaseUsing, { issued }: Files, document: NewRow): Values {
  const { name = null, format = null, size = null } = document.values
  return {
    hf2yFileUrl: document.key,
    hf2yFileName: name,
    hf2yFileType: cardType,
    hf2yObjId: id,
    hf2yMemberId: isSideTogether(id) ? null : id,
    hf2yFileCls: kind.category,
    hf2yIssueDay: issued,
    hf2yExpiryDay: expiryDay(issued, kind.validDays ?? 0),
    fileFormat: format,
    fileSize: size,
  }
}

function checkOf({ state, reason }: Files, { at, by }: Handing): Values {
  return {
    hf2yState: state,
    hf2yReason: reason,
    ...(state !== PAPER_FILE_STATE.waiting && { hf2yCheckUsr: by, hf2yCheckAt: at + HOUR / 2 }),
  }
}
