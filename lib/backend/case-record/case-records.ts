import { type Day, dayOf } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { demand } from '../../domain/demand/demand.ts'
import { followsFromCertificate, advancedYears } from '../../domain/house/certificate-years.ts'
import { house } from '../../domain/house/house.ts'
import { loan } from '../../domain/loan/loan.ts'
import { project } from '../../domain/project/project.ts'
import { sectionsOf } from '../../domain/project/section.ts'
import { trade } from '../../domain/trade/trade.ts'
import { recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table, Unit } from '../store.ts'
import { demandTable, houseTable, loanTable, tradeTable } from './case-record-tables.ts'

/** A kind of record that a case has at most once. */
export interface CaseRecord {
  /** Its section in the project information. */
  readonly key: 'demand' | 'house' | 'trade' | 'loan'
  readonly entity: Entity
  readonly table: Table
  /** The field that holds the key of the case. */
  readonly owner: string
  /** Message for a case that has no such record. */
  readonly missing: string
  /** Values that follow from a change, in addition to the declared effects. */
  readonly follows?: (before: RecordValues, after: RecordValues, today: Day) => RecordValues
  /** Values of a stored record that change as days pass. */
  readonly goesOn?: (record: RecordValues, savedOn: Day, today: Day) => RecordValues
}

/** The four records of a case by key. @source PRJ-047 */
export const CASE_RECORD = {
  demand: {
    key: 'demand',
    entity: demand,
    table: demandTable,
    owner: 'hf22PrjId',
    missing: `项目没有开启“${project.fields.hf20Ctrl1.label}”`,
  },
  house: {
    key: 'house',
    entity: house,
    table: houseTable,
    owner: 'hf29PrjId',
    missing: '按项目当前的基础需求',
    follows: followsFromCertificate,
    goesOn: advancedYears,
  },
  trade: {
    key: 'trade',
    entity: trade,
    table: tradeTable,
    owner: 'hf2hPrjId',
    missing: `按项目当前的${project.fields.hf20LoanScheme.label}`,
  },
  loan: {
    key: 'loan',
    entity: loan,
    table: loanTable,
    owner: 'hf2iPrjId',
    missing: `按项目当前的${project.fields.hf20PayWay.label}和${project.fields.hf20LoanScheme.label}`,
  },
} as const satisfies { readonly [K in CaseRecord['key']]: CaseRecord }
export const CASE_RECORDS: readonly CaseRecord[] = Object.values(CASE_RECORD)

/** True while the case shows the section of this record. */
export function hasRecord({ key }: CaseRecord, facts: Scope): boolean {
  return sectionsOf(facts).some((section) => section.key === key)
}

/**
 * Refuses a record whose section the case does not show.
 * @throws Refusal INVALID where the case has no such record now
 */
export function requireSection(kind: CaseRecord, facts: Scope, field: string): void {
  if (!hasRecord(kind, facts))
    throw Refusal.invalid([{ field, message: `${kind.missing}，没有“${kind.entity.title}”` }])
}

/** The stored row of a case, or null. */
export async function recordRowOf(unit: Unit, table: Table, prjId: string): Promise<Row | null> {
  const { rows } = await unit.list(table, { where: { field: '$project', is: [prjId] }, counted: false })
  return rows[0] ?? null
}

/** A stored record with its values as of today. */
export function caseRecordOf({ entity, goesOn }: CaseRecord, row: Row, today: Day): RecordValues {
  const record = recordOf(entity, row)
  return goesOn ? { ...record, ...goesOn(record, dayOf(row.updatedAt), today) } : record
}
