import type { RecordValues } from '../../catalogue/effect.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { privilegesIn } from '../../domain/permission/grant.ts'
import { seesWholeCity } from '../../domain/permission/role.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import type { SignedIn } from '../handler.ts'
import { missingPrivilege, type Policy } from '../policy.ts'
import { changesProject, type Principal, seesProject, visibleProjects } from '../principal.ts'
import { columnOf } from '../record/list.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { projectTable } from '../tables.ts'
import type { GridSource } from './grid-source.ts'

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/** What a person may do in a list: what each of their roles allows in it, as far as the list has a use for it and the role may read or change it. */
export function privilegesOn(source: GridSource, { grants }: Principal): readonly Privilege[] {
  return privilegesIn(source, source.names, grants)
}

/** The policy of a call of a list: the privileges, and a role that may use them in it. */
export function onGrid(source: GridSource, ...privileges: readonly Privilege[]): Policy {
  return { who: 'privileged', privileges, also: (principal) => allowOn(source, principal, privileges) }
}

/** @throws Refusal NO_PERMISSION, naming what is missing */
export function allowOn(source: GridSource, principal: Principal, needed: readonly Privilege[]): void {
  const held = privilegesOn(source, principal)
  const missing = needed.find((privilege) => !held.includes(privilege))
  if (!missing) return
  if (!principal.privileges.has(missing)) throw missingPrivilege(missing)
  throw new Refusal('NO_PERMISSION', READING.includes(missing) ? `您的角色不能查看“${source.title}”` : `您的角色不能修改“${source.title}”`)
}

/** The rows of a list a person may see: its fixed ones, inside their city or their cases. */
export async function visibleRows(unit: Unit, source: GridSource, principal: Principal, objKey: string | null): Promise<Filter> {
  const fixed: readonly Filter[] = Object.entries(source.rowsOf?.where ?? {}).map(([field, value]) => ({ field, is: [value ?? null] }))
  const own: readonly Filter[] = onlyOwn(source, principal) ? [{ field: columnOf(source.own?.field ?? ''), is: [principal.acctId] }] : []
  return { all: [...fixed, ...own, ...(await placeOf(unit, source, principal, objKey))] }
}

/** True for somebody who sees only rows of their own. */
function onlyOwn({ own }: GridSource, { roles }: Principal): boolean {
  return own !== undefined && !own.unlessRoles.some((role) => roles.includes(role))
}

/** @throws Refusal NO_PERMISSION for a record that is, or would be, somebody else's */
export function allowOwning(source: GridSource, principal: Principal, record: RecordValues): void {
  const { own, entity } = source
  // Whoever makes a record is who made it.
  if (!own || !onlyOwn(source, principal) || columnOf(own.field) === '$createdBy' || record[own.field] === principal.acctId) return
  throw new Refusal('NO_PERMISSION', `“${entity.fields[own.field]?.label ?? ''}”只能是您本人`)
}

async function placeOf(unit: Unit, { scope, parent, table, entity }: GridSource, principal: Principal, objKey: string | null): Promise<readonly Filter[]> {
  // Rows of a case may also hang below rows of another list of it, such as messages below a conversation.
  const ofCase = scope === 'project' && (parent === null || (entity.fields[parent]?.picks ?? projectEntity.service) === projectEntity.service)
  const below: readonly Filter[] = objKey === null || ofCase || parent === null ? [] : [{ field: parent, is: [objKey] }]
  if (scope === 'all') return below
  if (scope === 'granted') return [...below, { field: 'cities', is: [...principal.cities, null] }]
  // The trail also has lines about what belongs to no city, such as settings of the installation.
  if (scope === 'city') return [...below, { field: '$city', is: table.trail ? [principal.city, null] : [principal.city] }]
  if (objKey !== null && ofCase) {
    const project = await unit.get(projectTable, objKey)
    if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
    return [{ field: '$project', is: [objKey] }]
  }
  if (seesWholeCity(principal.roles)) return [...below, { field: '$city', is: [principal.city] }]
  return [...below, { field: '$project', oneOf: { table: projectTable, where: visibleProjects(principal) } }]
}

/** A row of the list, for those who may see it; somebody else's answers like one that does not exist. @throws Refusal NOT_FOUND */
export async function visibleRow(context: SignedIn, source: GridSource, id: string | null | undefined, lock = false): Promise<Row> {
  const row = id ? await context.unit.get(source.table, id, { lock }) : null
  if (!row || !(await sees(context, source, row))) throw new Refusal('NOT_FOUND')
  return row
}

async function sees({ unit, principal }: SignedIn, source: GridSource, row: Row): Promise<boolean> {
  const { scope, rowsOf, own, table } = source
  if (own && onlyOwn(source, principal) && ownerOf(row, own.field) !== principal.acctId) return false
  if (Object.entries(rowsOf?.where ?? {}).some(([field, value]) => (row.values[field] ?? null) !== (value ?? null))) return false
  if (scope === 'all') return true
  if (scope === 'granted') {
    const cities = listOf(row.values['cities'])
    return cities.length === 0 || cities.some((city) => principal.cities.includes(city))
  }
  if (scope === 'city') return row.city === null ? table.trail === true : row.city === principal.city
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  return project !== null && seesProject(principal, project)
}

function ownerOf(row: Row, field: string): unknown {
  return columnOf(field) === '$createdBy' ? row.createdBy : row.values[field]
}

/** @throws Refusal NO_PERMISSION for a row of a case somebody only sees */
export async function allowChanging({ unit, principal }: SignedIn, { scope }: GridSource, row: Row): Promise<void> {
  if (scope !== 'project') return
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  if (!project || !changesProject(principal, project)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
}

/** Where a new row belongs. @throws Refusal when the person has no city, or may not change the case */
export async function placeOfNew(context: SignedIn, { scope }: GridSource, parentKey: string | null): Promise<Pick<Row, 'project' | 'city'>> {
  const { unit, principal } = context
  if (scope === 'all' || scope === 'granted') return { project: null, city: null }
  if (principal.city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  if (scope === 'city') return { project: null, city: principal.city }
  const project = parentKey === null ? null : await unit.get(projectTable, parentKey)
  if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  if (!changesProject(principal, project)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  return { project: project.key, city: project.city }
}
