import { jobStanding } from '../../domain/flow/job-standing.ts'
import { type Completeness, completenessOf, together } from '../../domain/home/completeness.ts'
import { hasSide, metaMemberType } from '../../domain/member/member-side.ts'
import { member } from '../../domain/member/member.ts'
import { isManager } from '../../domain/permission/role.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { CASE_RECORDS, caseRecordOf, hasRecord } from '../case-record/case-records.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { memberOf, rulesFor, sideOfMember } from '../member/member-record.ts'
import { goesOn, OPEN_JOBS } from '../notice/my-to-dos.ts'
import { visibleProjects } from '../principal.ts'
import { storedProject } from '../project/stored-project.ts'
import { blankOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { flowJobTable, memberTable, projectTable } from '../tables.ts'
import { ownCases } from './desk-cases.ts'

const SHOWN = 5

/** The cases that were worked on last, how much of each is filled in, and what of it is due next. */
export async function recentProjects(
  context: SignedIn,
  team: boolean,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { unit, principal, today } = context
  if (principal.city === '') return []
  const where = isManager(principal.roles) && !team ? ownCases(principal) : visibleProjects(principal)
  const { rows } = await unit.list(projectTable, {
    where,
    sort: [{ field: '$updatedAt', descending: true }],
    page: 1,
    pageSize: SHOWN,
    counted: false,
  })
  if (rows.length === 0) return []
  const labels = await labelsOf(unit, projectEntity.fields, rows.map(storedProject))
  const next = await nextJobs(context, rows)
  const complete = await completeness(context, rows)
  return rows.map((row, index) => {
    const job = goesOn(row) ? next.get(row.key) : undefined
    const { hf20LoanScheme = '', prjPayType = '', hf20DemandStep = '' } = labels[index] ?? {}
    return {
      prjId: row.key,
      prjNo: textOf(row.values['prjNo']),
      name: caseName(row),
      scheme: hf20LoanScheme || prjPayType,
      step: textOf(row.values['hf20DemandStep']) || null,
      stepName: hf20DemandStep,
      ...complete[index],
      next: job
        ? {
            title: textOf(job.values['hf15FlowName']),
            day: textOf(job.values['hf15PlanTime']),
            late: jobStanding(job.values, today).late,
          }
        : null,
    }
  })
}

/** Of each case the open job with the earliest day. */
async function nextJobs({ unit }: SignedIn, cases: readonly Row[]): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await unit.list(flowJobTable, {
    where: {
      all: [
        { field: '$project', is: cases.map(({ key }) => key) },
        OPEN_JOBS,
        { not: { field: 'hf15PlanTime', is: [null] } },
      ],
    },
    sort: [{ field: 'hf15PlanTime' }],
    counted: false,
  })
  return new Map(rows.toReversed().flatMap((row) => (row.project === null ? [] : [[row.project, row] as const])))
}

/** All that a case shows counts: its basic requirements, its records, and the people of its sides. */
async function completeness(context: SignedIn, cases: readonly Row[]): Promise<readonly Completeness[]> {
  const { unit, today } = context
  const inCases = { field: '$project', is: cases.map(({ key }) => key) } as const
  const records = new Map<string, readonly Row[]>()
  for (const { key, table } of CASE_RECORDS)
    records.set(key, (await unit.list(table, { where: inCases, counted: false })).rows)
  const { rows: members } = await unit.list(memberTable, { where: inCases, counted: false })
  const rulesOf = cached()
  const found: Completeness[] = []
  for (const row of cases) {
    const of = (key: string) => records.get(key)?.find(({ project }) => project === row.key) ?? null
    const told = Object.fromEntries(
      CASE_RECORDS.map((kind) => [kind.key, of(kind.key) && caseRecordOf(kind, of(kind.key) as Row, today)]),
    ) // adapter: asked for just before
    const facts = factsOfCase(row, told)
    const parts = [
      completenessOf(
        projectEntity,
        storedProject(row),
        await rulesOf(row.key, projectEntity.service, () => overlayFor(unit, projectEntity, row.key)),
      ),
    ]
    for (const kind of CASE_RECORDS) {
      if (!hasRecord(kind, facts)) continue
      const scope: Scope = { ...facts, ...(told[kind.key] ?? blankOf(kind.entity)) }
      parts.push(
        completenessOf(
          kind.entity,
          scope,
          await rulesOf(row.key, kind.entity.service, () => overlayFor(unit, kind.entity, row.key)),
        ),
      )
    }
    for (const one of members.filter(({ project }) => project === row.key)) {
      const side = sideOfMember(one)
      if (hasSide(side, facts))
        parts.push(
          completenessOf(
            member,
            { ...facts, ...memberOf(one, facts) },
            await rulesOf(row.key, `member ${metaMemberType(side)}`, () => rulesFor(unit, member, side, row, facts)),
          ),
        )
    }
    found.push(together(parts))
  }
  return found
}

/** Rules of one case are read once each. */
function cached(): (prjId: string, name: string, read: () => Promise<Overlay>) => Promise<Overlay> {
  const known = new Map<string, Promise<Overlay>>()
  return (prjId, name, read) => {
    const key = `${prjId} ${name}`
    const overlay = known.get(key) ?? read()
    known.set(key, overlay)
    return overlay
  }
}
