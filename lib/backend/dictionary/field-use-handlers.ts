import { reads } from '../../catalogue/condition.ts'
import type { Day } from '../../catalogue/day.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { fieldUseCalls } from '../../contract/settings/field-use-calls.ts'
import type { CaseRecords } from '../../domain/facts.ts'
import { member } from '../../domain/member/member.ts'
import { MEMBER_RECORDS } from '../../domain/member/member-records.ts'
import { metaMemberType, sideOf } from '../../domain/member/member-side.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project } from '../../domain/project/project.ts'
import { usesField, wouldBeAsked } from '../../domain/settings/field-use.ts'
import { fieldsOf, governedBy } from '../../domain/settings/governed-entities.ts'
import { referencesOf } from '../../domain/form-record/template-fields.ts'
import { CASE_RECORDS, type CaseRecord, caseRecordOf, hasRecord } from '../case-record/case-records.ts'
import { readsField } from '../flow/adding/flow-facts.ts'
import { flowConditionTable, flowDefinitionTable, flowNodeTable } from '../flow/flow-tables.ts'
import { readTemplates } from '../form-record/read-templates.ts'
import { implement } from '../handler.ts'
import { GOING_ON } from '../home/dashboard-cases.ts'
import { factsOfCase } from '../member/case-access.ts'
import { memberRecordTables, memberTable } from '../member/member-tables.ts'
import { paperTypeTable } from '../paper/paper-tables.ts'
import { needs } from '../policy.ts'
import { visibleProjects } from '../principal.ts'
import { projectTable } from '../project/project-table.ts'
import { recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, RowCursor, Table, Unit, Values } from '../store.ts'

/** Cases read together, and how many one answer counts. */
const AT_ONCE = 500
const MOST_CASES = 5_000
const MOST_NAMED = 20

/** Fields of a member that decide about papers, with the part of a kind of paper that reads them. */
const DECIDING_PAPERS: Readonly<Record<string, string>> = { hf23IdCardType: 'idTypes', hf23Marriage: 'marriages' }

/** A field, with the people whose records are meant; null for everybody. */
interface Counted {
  readonly entity: Entity
  readonly name: string
  readonly memberType: string | null
  readonly today: Day
}

/** What uses a field, for administrators before they change its setting. @source ROU-002, ROU-011 */
export const fieldUseHandlers = [
  implement(
    fieldUseCalls.getFieldUse,
    needs(PRIVILEGE.search, PRIVILEGE.detail),
    async ({ tableId, fldName, memberType = null, prjType }, { unit, principal, today }) => {
      const entity = governedBy(String(tableId))
      if (!entity) throw Refusal.invalid([{ field: 'tableId', message: '字段表不存在' }])
      const name = fldName ?? ''
      if (!fieldsOf(entity).includes(name))
        throw Refusal.invalid([{ field: 'fldName', message: `不是“${entity.title}”的字段` }])
      const ofKind: readonly Filter[] = prjType ? [{ field: 'hf20PrjType', is: [prjType] }] : []
      const where = { all: [visibleProjects(principal), GOING_ON, ...ofKind] }
      const counted = { entity, name, memberType, today }
      return { data: { ...(await countCases(unit, where, counted)), ...(await namesOfUses(unit, counted)) } }
    },
  ),
]

async function countCases(unit: Unit, where: Filter, counted: Counted) {
  let [cases, used, asked]: [number, number, number] = [0, 0, 0]
  const named: Row[] = []
  let after: RowCursor = { value: null, key: '' }
  for (;;) {
    const { rows } = await unit.list(projectTable, { where, after, pageSize: AT_ONCE, counted: false })
    const records = await recordsOf(unit, rows, counted)
    for (const row of rows) {
      const own = records.get(row.key) ?? []
      if (own.some((scope) => usesField(counted.entity, counted.name, scope))) used += 1
      if (!own.some((scope) => wouldBeAsked(counted.entity, counted.name, scope))) continue
      asked += 1
      if (named.length < MOST_NAMED) named.push(row)
    }
    cases += rows.length
    const last = rows.at(-1)
    const isRead = !last || rows.length < AT_ONCE
    if (isRead || cases >= MOST_CASES) {
      const askedCases = named.map(({ key, values }) => ({
        id: key,
        prjNo: textOf(values['prjNo']),
        address: textOf(values['hf20HouseAddress']),
      }))
      return { cases, more: !isRead, used, asked, askedCases }
    }
    after = { value: null, key: last.key }
  }
}

/** The records of some cases that have the field, each with the facts its conditions read; by the key of the case. */
async function recordsOf(
  unit: Unit,
  cases: readonly Row[],
  { entity, name, memberType, today }: Counted,
): Promise<ReadonlyMap<string, readonly Scope[]>> {
  const facts = await factsOf(unit, cases, entity, name)
  if (entity === project)
    return new Map(cases.map((row) => [row.key, [{ ...facts.get(row.key), ...recordOf(entity, row) }]]))
  const kind = CASE_RECORDS.find((one) => one.entity === entity)
  const sides = kind ? null : await sidesOf(unit, cases)
  const found = new Map<string, Scope[]>()
  for (const row of await ofCases(unit, kind?.table ?? tableOf(entity), cases)) {
    const ofCase = row.project === null ? undefined : facts.get(row.project)
    if (row.project === null || !ofCase || (kind && !hasRecord(kind, ofCase))) continue
    const type = sides?.get(entity === member ? row.key : ownerOf(entity, row.values))
    if (sides && (type === undefined || (memberType !== null && type.settings !== memberType))) continue
    const record = kind ? caseRecordOf(kind, row, today) : recordOf(entity, row, ofCase)
    const scope = { ...ofCase, ...(type && { hf23MemberType: type.own }), ...record }
    found.set(row.project, [...(found.get(row.project) ?? []), scope])
  }
  return found
}

/** The facts of cases, with those of their other records where a condition on the field reads one. */
async function factsOf(
  unit: Unit,
  cases: readonly Row[],
  entity: Entity,
  name: string,
): Promise<ReadonlyMap<string, Scope>> {
  const read = [entity.shown[name], entity.required[name], entity.readOnly[name]].flatMap((condition) =>
    condition ? reads(condition) : [],
  )
  const known = new Map<string, CaseRecords>()
  for (const kind of CASE_RECORDS) {
    if (kind.entity === entity || !read.some((one) => isIn(kind, one))) continue
    for (const row of await ofCases(unit, kind.table, cases))
      if (row.project !== null)
        known.set(row.project, { ...known.get(row.project), [kind.key]: recordOf(kind.entity, row) })
  }
  return new Map(cases.map((row) => [row.key, factsOfCase(row, known.get(row.key))]))
}

const isIn = ({ entity }: CaseRecord, name: string): boolean => Object.hasOwn(entity.fields, name)

/** The member type of each member of some cases: their own, and that of the settings for them. */
async function sidesOf(unit: Unit, cases: readonly Row[]) {
  return new Map(
    (await ofCases(unit, memberTable, cases)).flatMap(({ key, values }) => {
      const side = sideOf(textOf(values['hf23MemberType']))
      return side ? [[key, { own: side.type, settings: metaMemberType(side) }] as const] : []
    }),
  )
}

const ownerOf = (entity: Entity, values: Values): string => {
  const list = MEMBER_RECORDS.find((one) => one.entity === entity)
  return list ? textOf(values[list.owner]) : ''
}

function tableOf(entity: Entity): Table {
  const table = entity === member ? memberTable : memberRecordTables[entity.service]
  if (!table) throw new Error(`no table stores the records of ${entity.service}`)
  return table
}

async function ofCases(unit: Unit, table: Table, cases: readonly Row[]): Promise<readonly Row[]> {
  if (cases.length === 0) return []
  const where = { field: '$project', is: cases.map(({ key }) => key) }
  return (await unit.list(table, { where, counted: false })).rows
}

/** The names of forms, flows and papers that read the field. */
async function namesOfUses(unit: Unit, { entity, name }: Counted) {
  const forms = (await readTemplates(unit)).flatMap(({ blocks, formName }) =>
    referencesOf(blocks).some((ref) => ref.entity === entity.service && ref.field === name) ? [formName] : [],
  )
  const inUse = async (table: Table): Promise<readonly Values[]> =>
    (
      await unit.list(table, {
        where: { field: 'enabled', is: [1] },
        sort: [{ field: 'sortOrder' }],
        counted: false,
      })
    ).rows.map(({ values }) => values)
  const conditions = new Set(
    (await unit.list(flowConditionTable, { counted: false })).rows.flatMap(({ values }) =>
      readsField(values, name) ? [textOf(values['conditionCode'])] : [],
    ),
  )
  const underOne = ({ conditionCode }: Values): boolean => conditions.has(textOf(conditionCode))
  const flows = [...(await inUse(flowDefinitionTable)), ...(await inUse(flowNodeTable))].filter(underOne)
  const part = DECIDING_PAPERS[name]
  const isAsked = (paper: Values): boolean => {
    const wanted = part === undefined ? null : paper[part]
    return underOne(paper) || (Array.isArray(wanted) && wanted.length > 0)
  }
  const papers = (await inUse(paperTypeTable)).filter(isAsked)
  return {
    forms: [...new Set(forms)],
    flows: [...new Set(flows.map((flow) => textOf(flow['flowName'])))],
    papers: [...new Set(papers.map((paper) => textOf(paper['paperName'])))],
  }
}
