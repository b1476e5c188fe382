import { hasSide, isListed, MEMBER_SIDES, type MemberSide } from '../../domain/member/member-side.ts'
import { member } from '../../domain/member/member.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import {
  type Readiness,
  readinessOf,
  SECTION_OF_SIDE,
  sectionReadiness,
  together,
} from '../../domain/project/readiness.ts'
import { type ProjectSection, sectionsOf } from '../../domain/project/section.ts'
import { CASE_RECORDS, caseRecordOf, hasRecord } from '../case-record/case-records.ts'
import { startOf } from '../case-record/start.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { memberOf, rulesFor, sideOfMember } from '../member/member-record.ts'
import { goesOn } from '../notice/my-to-dos.ts'
import { storedProject } from '../project/stored-project.ts'
import { listOf } from '../session.ts'
import type { Row, Table, Unit } from '../store.ts'
import { memberTable } from '../member/member-tables.ts'

const { buyer, owner, guarantor } = MEMBER_SIDES
/** Which section of the case lists the people of a side. */
const SIDES: readonly (readonly [ProjectSection['key'], MemberSide])[] = [
  ['buyers', buyer],
  ['buyers', guarantor],
  ['owners', owner],
]

/** The parts of the context this file needs. */
type Known = Pick<SignedIn, 'unit' | 'today'>
/** Stored records by case. */
type OfCase = (prjId: string) => readonly Row[]

/**
 * What each case requires now and how much of it is there: the sum over the sections the case shows. Null for a closed
 * case.
 * @source ruling 27
 */
export async function caseReadiness(context: Known, cases: readonly Row[]): Promise<readonly (Readiness | null)[]> {
  const open = cases.filter(goesOn)
  const records = new Map<string, OfCase>()
  for (const { key, table } of CASE_RECORDS) records.set(key, await byCase(context.unit, table, open))
  const members = await byCase(context.unit, memberTable, open)
  const found: (Readiness | null)[] = []
  for (const row of cases)
    found.push(
      goesOn(row)
        ? await readinessOfCase(context, row, (kind) => records.get(kind)?.(row.key)[0] ?? null, members(row.key))
        : null,
    )
  return found
}

async function readinessOfCase(
  { unit, today }: Known,
  row: Row,
  recordRow: (kind: string) => Row | null,
  members: readonly Row[],
): Promise<Readiness | null> {
  const ofCase = factsOfCase(row)
  // Records in sections the case does not show count as absent.
  const kinds = CASE_RECORDS.filter((kind) => hasRecord(kind, ofCase)).map((kind) => {
    const stored = recordRow(kind.key)
    return { kind, record: stored && caseRecordOf(kind, stored, today) }
  })
  const none = CASE_RECORDS.map(({ key }) => [key, null] as const)
  const facts = factsOfCase(
    row,
    Object.fromEntries([...none, ...kinds.map(({ kind, record }) => [kind.key, record] as const)]),
  )
  const parts = [readinessOf(projectEntity, storedProject(row), await overlayFor(unit, projectEntity, row.key))]
  for (const { kind, record } of kinds)
    parts.push(
      sectionReadiness(kind.key, {
        entity: kind.entity,
        facts,
        records: record ? [record] : [],
        overlay: await overlayFor(unit, kind.entity, row.key),
        start: startOf(kind.entity, row),
      }),
    )
  const shown = sectionsOf(facts).map(({ key }) => key)
  for (const [section, side] of SIDES) {
    const needed = SECTION_OF_SIDE[side.key]
    if (!shown.includes(section) || !hasSide(side, facts)) continue
    const listed = members
      .filter((one) => sideOfMember(one).key === side.key)
      .map((one) => memberOf(one, facts))
      .filter((one) => isListed(side, listOf(one['hf23MemberRole'])))
    if (needed === null && listed.length === 0) continue
    parts.push(
      sectionReadiness(needed, {
        entity: member,
        facts,
        records: listed,
        overlay: await rulesFor(unit, member, side, row, facts),
      }),
    )
  }
  return together(parts)
}

async function byCase(unit: Unit, table: Table, cases: readonly Row[]): Promise<OfCase> {
  const where = { field: '$project', is: cases.map(({ key }) => key) } as const
  const { rows } = cases.length === 0 ? { rows: [] } : await unit.list(table, { where, counted: false })
  return (prjId) => rows.filter(({ project }) => project === prjId)
}
