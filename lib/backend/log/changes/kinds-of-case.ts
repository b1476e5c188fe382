import type { Entity } from '../../../catalogue/entity.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { demand } from '../../../domain/demand/demand.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { income } from '../../../domain/fee/income.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { house } from '../../../domain/house/house.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { member } from '../../../domain/member/member.ts'
import { MEMBER_RECORDS } from '../../../domain/member/member-records.ts'
import { hasSide, type MemberSide, sideOf } from '../../../domain/member/member-side.ts'
import { relation } from '../../../domain/member/relation.ts'
import { memberFile } from '../../../domain/paper/member-file.ts'
import { project } from '../../../domain/project/project.ts'
import { projectRole } from '../../../domain/project-role/project-role.ts'
import { recordAddress } from '../../../domain/project/record-address.ts'
import { sectionsOf } from '../../../domain/project/section.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { demandTable, houseTable, loanTable, tradeTable } from '../../case-record/case-record-tables.ts'
import { chargeTable, expenseTable, incomeTable, orderTable } from '../../fee/fee-tables.ts'
import { flowJobTable } from '../../flow/flow-tables.ts'
import { memberRecordTables, memberTable, relationTable } from '../../member/member-tables.ts'
import { memberFileTable, paperWaiverTable } from '../../paper/paper-tables.ts'
import { projectRoleTable } from '../../project-role/project-role-table.ts'
import { projectTable } from '../../project/project-table.ts'
import { textOf } from '../../session.ts'
import type { Row, Table, Values } from '../../store.ts'

/** A changed row: its key, and its values now or as they were last. */
export interface Changed {
  readonly key: string
  readonly values: Values
  /** False once it was removed. */
  readonly exists: boolean
  /** True when the change added or removed it. */
  readonly isWhole: boolean
}
/** Where a changed row is found in its case. */
export interface ChangePlace {
  readonly place: string
  /** What kind of record it is, as the page of the case calls it. */
  readonly object: string
  /** Changes of rows with the same key are one change; the place when absent. */
  readonly together?: string
  /** The field whose text names the record. */
  readonly named?: string
  /** The side whose field settings apply. */
  readonly side?: MemberSide
}
/** The case in which places are looked up, with its members. */
export interface CaseSeen {
  readonly facts: Scope
  readonly members: ReadonlyMap<string, Values>
}
/** A table whose changes are listed in a case. */
export interface ChangeKind {
  readonly table: Table
  /** Its declaration; the rights on it decide who sees them. */
  readonly entity: Entity
  /** True where the labels of the changed fields say more than the action. */
  readonly namesFields: boolean
  /** The place of a row; null where the case does not show it now. */
  readonly placeOf: (changed: Changed, seen: CaseSeen) => ChangePlace | null
}

/** Papers by the name of their tab, since a change is listed for a paper and not for its files. */
const PAPERS = '资料'

/** Kinds of records in a case whose changes are listed, each with the place that shows it. */
export const CHANGE_KINDS: readonly ChangeKind[] = [
  ofSection('basic', projectTable, project),
  ofSection('demand', demandTable, demand),
  ofSection('house', houseTable, house),
  ofSection('trade', tradeTable, trade),
  ofSection('loan', loanTable, loan),
  { table: memberTable, entity: member, namesFields: true, placeOf: (row, seen) => ofMember(row, seen) },
  ...MEMBER_RECORDS.map(
    ({ entity, owner: ownerField }): ChangeKind => ({
      table: tableOfRecord(entity),
      entity,
      namesFields: true,
      placeOf: ({ values }, seen) => {
        const key = textOf(values[ownerField])
        const owner = seen.members.get(key)
        const place = owner ? ofMember({ key, values: owner, exists: true }, seen) : null
        return place && { ...place, object: entity.title, together: `${entity.service} ${key}` }
      },
    }),
  ),
  {
    table: relationTable,
    entity: relation,
    namesFields: true,
    placeOf: (_row, { facts }) => inSection('buyers', facts, { object: relation.title, together: relation.service }),
  },
  ofTab('fees', chargeTable, charge),
  ofRecord(incomeTable, income, ({ key }) => recordAddress('income', key)),
  ofRecord(orderTable, saleOrder, ({ values }) => recordAddress('income', textOf(values['sl01IncomeId']))),
  ofRecord(expenseTable, expense, ({ key }) => recordAddress('expense', key)),
  {
    table: flowJobTable,
    entity: flowJob,
    namesFields: false,
    placeOf: ({ key, exists, isWhole }) =>
      isWhole || !exists
        ? { place: 'flow', object: flowJob.title }
        : { place: recordAddress('job', key), object: flowJob.title, named: 'hf15FlowName' },
  },
  {
    table: memberFileTable,
    entity: memberFile,
    namesFields: false,
    placeOf: ({ key, values, exists }) => ({
      place: exists ? recordAddress('file', key) : 'papers',
      object: PAPERS,
      named: 'hf2yFileType',
      together: `${textOf(values['hf2yFileType'])} ${textOf(values['hf2yObjId'])}`,
    }),
  },
  {
    table: { ...paperWaiverTable, fields: { ...paperWaiverTable.fields, cardType: memberFile.fields.hf2yFileType } },
    entity: memberFile,
    namesFields: false,
    placeOf: ({ key }) => ({ place: 'papers', object: PAPERS, named: 'cardType', together: key }),
  },
  ofTab('roles', projectRoleTable, projectRole),
]

function ofSection(key: string, table: Table, entity: Entity): ChangeKind {
  return { table, entity, namesFields: true, placeOf: (_row, { facts }) => inSection(key, facts) }
}

function ofTab(tab: string, table: Table, entity: Entity): ChangeKind {
  return { table, entity, namesFields: false, placeOf: () => ({ place: tab, object: entity.title }) }
}

/** A record that a tab opens by its address; a removed one leads to the tab. */
function ofRecord(table: Table, entity: Entity, address: (row: Pick<Row, 'key' | 'values'>) => string): ChangeKind {
  return {
    table,
    entity,
    namesFields: false,
    placeOf: (row) => ({ place: row.exists ? address(row) : 'fees', object: entity.title, together: row.key }),
  }
}

function inSection(key: string, facts: Scope, more: Partial<ChangePlace> = {}): ChangePlace | null {
  const section = sectionsOf(facts).find((one) => one.key === key)
  return section ? { place: key, object: section.title, ...more } : null
}

function ofMember(
  { key, values, exists }: Pick<Changed, 'key' | 'values' | 'exists'>,
  { facts }: CaseSeen,
): ChangePlace | null {
  const side = sideOf(textOf(values['hf23MemberType']))
  if (!side || !hasSide(side, facts)) return null
  const section = side.key === 'owner' ? 'owners' : 'buyers'
  return inSection(section, facts, { ...(exists && { place: `${section}/${key}` }), together: `member ${key}`, side })
}

function tableOfRecord({ service, title }: Entity): Table {
  const table = memberRecordTables[service]
  if (!table) throw new Error(`no table for ${title}`)
  return table
}
