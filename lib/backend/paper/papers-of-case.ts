import type { Day } from '../../catalogue/day.ts'
import { isOn } from '../../catalogue/kind.ts'
import { MEMBER_TYPE, PAPER_STATE } from '../../domain/codes.ts'
import { MEMBER_SIDES, sideWord } from '../../domain/member/member-side.ts'
import { type PaperCase, usingIdsOf } from '../../domain/paper/paper-needs.ts'
import { isSideTogether, PAPER_SIDES, type PaperSide } from '../../domain/paper/paper-side.ts'
import { type PaperState, paperStateOfFiles, combinedPaperState } from '../../domain/paper/paper-state.ts'
import type { PaperType } from '../../domain/paper/paper-type.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { type CasePerson, type CaseSide, paperPerson, personOf, sidesOf } from './paper-people.ts'
import { kindOf, PAPERS_OF_JOB, type PaperSources, readPapers } from './read-papers.ts'

/** One person, or a side together, with the state of their paper. */
export interface CaseUsing {
  readonly id: string
  readonly name: string
  readonly state: PaperState
  /** Why the paper is waived; empty when it is not. */
  readonly waived: string
  /** False when the case no longer asks for it, but files of it are still there. */
  readonly asked: boolean
}

/** A paper on one side of a case. */
export interface CasePaper {
  readonly side: PaperSide
  readonly kind: PaperType
  readonly cardType: string
  /** The condition under which it is asked for, in words. */
  readonly conditionText: string
  /** Jobs that take it, finished ones included. */
  readonly jobs: readonly Row[]
  readonly usings: readonly CaseUsing[]
  readonly files: readonly Row[]
  readonly state: PaperState
}

/** The papers of a case. */
export interface CasePapers {
  /** By side, in the order of the kinds. */
  readonly rows: readonly CasePaper[]
  readonly jobs: readonly Row[]
  readonly people: readonly CasePerson[]
  /** Names of the sides; null for a side the case does not have and that has no files. */
  readonly sides: Readonly<Record<PaperSide, string | null>>
}

/** Shown where a paper was submitted that the case no longer asks for. */
const NO_LONGER = '项目资料变更后不再需要'

/**
 * The papers a case asks for, of whom and for which jobs, and the files it has.
 *
 * @param known its jobs, where they were read before
 * @source CAL-101, PAP-006, PAP-007
 */
export async function papersOfCase(
  { unit, today }: Pick<SignedIn, 'unit' | 'today'>,
  project: Row,
  known?: readonly Row[],
): Promise<CasePapers> {
  return papersOf(await readPapers(unit, project, known), today)
}

function papersOf(sources: PaperSources, today: Day): CasePapers {
  const { project, jobs, members } = sources
  const facts = factsOfCase(project)
  const people = members.map((row) => personOf(row, facts))
  const sides = sidesOf(facts)
  const rows = PAPER_SIDES.flatMap((side) => rowsOf(sources, people, side, sides[side], today))
  const nameOf = (side: PaperSide): string | null => {
    if (sides[side].present) return sides[side].word
    if (!rows.some((row) => row.side === side)) return null
    return side === 'buyer' && onlyGuarantors(rows, people) ? sideWord(MEMBER_SIDES.guarantor, facts) : sides[side].word
  }
  return { rows, jobs, people, sides: { buyer: nameOf('buyer'), owner: nameOf('owner') } }
}

/** Guarantors have no list of their own. In a case without buyers, theirs is the only list of that side. */
function onlyGuarantors(rows: readonly CasePaper[], people: readonly CasePerson[]): boolean {
  const guarantors = new Set(people.flatMap(({ id, memberType }) => (memberType === MEMBER_TYPE.guarantor ? [id] : [])))
  const own = rows.filter(({ side }) => side === 'buyer')
  return own.every(({ usings }) => usings.every(({ id }) => guarantors.has(id)))
}

function rowsOf(
  sources: PaperSources,
  people: readonly CasePerson[],
  side: PaperSide,
  { word, present: hasSide }: CaseSide,
  today: Day,
): readonly CasePaper[] {
  const { project, jobs, kinds, members } = sources
  const present = new Set(people.filter((one) => one.present).map(({ id }) => id))
  const paperCase: PaperCase = {
    people: members.filter(({ key }) => present.has(key)).map((row) => paperPerson(row, project, today)),
    holds: sources.holds,
    party: {
      buyer: textOf(project.values['hf20BuyerType']) || null,
      owner: textOf(project.values['hf20SellerType']) || null,
    },
  }
  const files = sources.files.filter(({ values }) => sideOfUsing(people, textOf(values['hf2yObjId'])) === side)
  const takers = (cardType: string) =>
    jobs.filter(({ values }) => listOf(values[PAPERS_OF_JOB[side]]).includes(cardType))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return everyKind(kinds, files).flatMap(([cardType, kind]) => {
    const taking = takers(cardType)
    const own = files.filter(({ values }) => values['hf2yFileType'] === cardType)
    // A side the case does not have can only hold guarantors.
    const asked = taking.length > 0 ? usingIdsOf(kind, side, paperCase).filter((id) => hasSide || id !== side) : []
    const left = [...new Set(own.map(({ values }) => textOf(values['hf2yObjId'])))].filter((id) => !asked.includes(id))
    if (asked.length + left.length === 0) return []
    const usings = [...asked, ...left].map((id) =>
      usingOf({ sources, side, kind, cardType, own, today }, id, names.get(id) || word, asked.includes(id)),
    )
    return [
      {
        side,
        kind,
        cardType,
        conditionText: kind.conditionText || sources.conditionName(kind.conditionCode),
        jobs: taking,
        usings,
        files: own,
        state: combinedPaperState(usings.filter((one) => one.asked).map(({ state }) => state)),
      },
    ]
  })
}

interface Place {
  readonly sources: PaperSources
  readonly side: PaperSide
  readonly kind: PaperType
  readonly cardType: string
  /** Files of this paper on this side. */
  readonly own: readonly Row[]
  readonly today: Day
}

function usingOf(
  { sources, side, kind, cardType, own, today }: Place,
  id: string,
  name: string,
  asked: boolean,
): CaseUsing {
  if (!asked) return { id, name, state: PAPER_STATE.waived, waived: NO_LONGER, asked }
  const waiver = sources.waivers.find(
    ({ values }) => values['cardType'] === cardType && values['side'] === side && values['objId'] === id,
  )
  if (waiver) return { id, name, state: PAPER_STATE.waived, waived: textOf(waiver.values['reason']), asked }
  const theirs = own
    .filter(({ values }) => values['hf2yObjId'] === id)
    .map(({ values: { hf2yState, hf2yExpiryDay } }) => ({ hf2yState, hf2yExpiryDay }))
  return { id, name, state: paperStateOfFiles(theirs, today, isOn(kind.optional)), waived: '', asked }
}

/** All kinds in their order; a kind that was removed is named by its code while files of it exist. */
function everyKind(
  kinds: ReadonlyMap<string, PaperType>,
  files: readonly Row[],
): readonly (readonly [string, PaperType])[] {
  const removedKinds = [...new Set(files.map(({ values }) => textOf(values['hf2yFileType'])))].filter(
    (cardType) => !kinds.has(cardType),
  )
  return [...kinds, ...removedKinds.map((cardType) => [cardType, kindOf({ cardType, paperName: cardType })] as const)]
}

/** The side under which a paper is listed; the buyers' side for an unknown person. */
export function sideOfUsing(people: readonly CasePerson[], id: string): PaperSide {
  return isSideTogether(id) ? id : (people.find((one) => one.id === id)?.side ?? 'buyer')
}
