import type { RecordValues } from '../../catalogue/effect.ts'
import { blankRecord } from '../../catalogue/entity.ts'
import { flowCondition, type FlowCondition } from '../../domain/flow/flow-definition.ts'
import { conditionTest } from '../../domain/flow/flow-plan.ts'
import { paperType, type PaperType } from '../../domain/paper/paper-type.ts'
import { flowFactsOf } from '../flow/adding/flow-facts.ts'
import { jobsOfCase } from '../flow/jobs-of-case.ts'
import { memberRowsOf } from '../member/relation-rows.ts'
import { recordOf } from '../record/answer.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Table, Unit } from '../store.ts'
import { flowConditionTable } from '../flow/flow-tables.ts'
import { memberFileTable, paperTypeTable, paperWaiverTable } from './paper-tables.ts'

/** Fields of a job that list the papers it takes, by side. */
export const PAPERS_OF_JOB = { buyer: 'hf15BuyerPapers', owner: 'hf15OwnerPapers' } as const

/** Everything that is stored about the papers of a case. */
export interface PaperSources {
  readonly project: Row
  readonly jobs: readonly Row[]
  /** By code, including kinds that are out of use. */
  readonly kinds: ReadonlyMap<string, PaperType>
  readonly members: readonly Row[]
  readonly files: readonly Row[]
  readonly waivers: readonly Row[]
  /** Whether a condition of the pool holds. */
  readonly holds: (conditionCode: string | null) => boolean
  readonly conditionName: (conditionCode: string | null) => string
}

/** Reads the stored data on papers of a case. @param known the jobs of the case, where they were read before */
export async function readPapers(unit: Unit, project: Row, known?: readonly Row[]): Promise<PaperSources> {
  const ofCase = async (table: Table, sort: string) =>
    (
      await unit.list(table, {
        where: { field: '$project', is: [project.key] },
        sort: [{ field: sort }],
        counted: false,
      })
    ).rows
  const [jobs, kinds, conditions, members, files, waivers] = await Promise.all([
    known ?? jobsOfCase(unit, project),
    kindsOf(unit),
    conditionsOf(unit),
    memberRowsOf(unit, project.key),
    ofCase(memberFileTable, 'sortNo'),
    ofCase(paperWaiverTable, '$createdAt'),
  ])
  const asked = new Set(
    jobs.flatMap(({ values }) => Object.values(PAPERS_OF_JOB).flatMap((field) => listOf(values[field]))),
  )
  const codes = new Set(
    [...kinds.values()].flatMap(({ cardType, conditionCode }) =>
      asked.has(cardType ?? '') ? (conditionCode ?? []) : [],
    ),
  )
  const used = conditions.filter(({ conditionCode }) => codes.has(conditionCode ?? ''))
  const names = new Map(used.map(({ conditionCode, conditionName }) => [conditionCode, conditionName ?? '']))
  return {
    project,
    jobs,
    kinds,
    members,
    files,
    waivers,
    holds: conditionTest(used, await flowFactsOf(unit, project, used)),
    conditionName: (code) => names.get(code) ?? '',
  }
}

async function kindsOf(unit: Unit): Promise<ReadonlyMap<string, PaperType>> {
  const { rows } = await unit.list(paperTypeTable, {
    sort: [{ field: 'sortOrder' }, { field: 'cardType' }],
    counted: false,
  })
  return new Map(rows.map(({ values }) => [textOf(values['cardType']), kindOf(values)]))
}

const BLANK = blankRecord(paperType.fields)
/** A kind by what is stored of it: nothing of a kind is computed, and there are some dozen of them. */
// adapter: a record of this very entity
export const kindOf = (values: RecordValues): PaperType => ({ ...BLANK, ...values }) as PaperType

async function conditionsOf(unit: Unit): Promise<readonly FlowCondition[]> {
  return (await unit.list(flowConditionTable, { counted: false })).rows.map(
    (row) => recordOf(flowCondition, row) as FlowCondition,
  ) // adapter: rows of this very entity
}
