import type { RecordValues } from '../../catalogue/effect.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { privilegesIn } from '../../domain/permission/grant.ts'
import { ROLE, seesWholeCity } from '../../domain/permission/role.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import type { SignedIn } from '../handler.ts'
import { missingPrivilege, type Policy } from '../policy.ts'
import { changesProject, type Principal, seesProject, visibleProjects } from '../principal.ts'
import { columnOf } from '../record/list.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import type { GridSource } from './grid-source.ts'

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/**
 * The caller's privileges in a list: the union over their roles, limited to those the list uses and the role may use
 * there.
 */
export function privilegesOn(source: GridSource, { grants }: Principal): readonly Privilege[] {
  return privilegesIn(source, source.names, grants)
}

/** The policy of a call of a list: the privileges, and a role that may use them in it. */
export function onGrid(source: GridSource, ...privileges: readonly Privilege[]): Policy {
  return { who: 'privileged', privileges, also: (principal) => allowOn(source, principal, privileges) }
}

/** Requires privileges in a list. @throws Refusal NO_PERMISSION, naming what is missing */
export function allowOn(source: GridSource, principal: Principal, needed: readonly Privilege[]): void {
  const held = privilegesOn(source, principal)
  const missing = needed.find((privilege) => !held.includes(privilege))
  if (!missing) return
  if (!principal.privileges.has(missing)) throw missingPrivilege(missing)
  throw new Refusal(
    'NO_PERMISSION',
    READING.includes(missing) ? `您的角色不能查看“${source.title}”` : `您的角色不能修改“${source.title}”`,
  )
}

/** Filter for the rows of a list the caller may see: its fixed filter, within their city or their cases. */
export async function visibleRows(
  unit: Unit,
  source: GridSource,
  principal: Principal,
  objKey: string | null,
): Promise<Filter> {
  const fixed: readonly Filter[] = Object.entries(source.rowsOf?.where ?? {}).map(([field, value]) => ({
    field,
    is: [value ?? null],
  }))
  const own: readonly Filter[] = onlyOwn(source, principal)
    ? [{ field: columnOf(source.own?.field ?? ''), is: [principal.acctId] }]
    : []
  return { all: [...fixed, ...own, ...(await placeOf(unit, source, principal, objKey))] }
}

/** True for a user who sees only their own rows. */
function onlyOwn({ own }: GridSource, { roles }: Principal): boolean {
  return own !== undefined && !own.unlessRoles.some((role) => roles.includes(role))
}

/**
 * Refuses changes of records of other users.
 * @throws Refusal NO_PERMISSION for a record that is, or would be, another user's
 */
export function allowOwning(source: GridSource, principal: Principal, record: RecordValues): void {
  const { own, entity } = source
  // The owner of a new record is its creator.
  if (
    !own ||
    !onlyOwn(source, principal) ||
    columnOf(own.field) === '$createdBy' ||
    record[own.field] === principal.acctId
  )
    return
  throw new Refusal('NO_PERMISSION', `“${entity.fields[own.field]?.label ?? ''}”只能是您本人`)
}

async function placeOf(
  unit: Unit,
  { scope, cityField, parent, table, entity }: GridSource,
  principal: Principal,
  objKey: string | null,
): Promise<readonly Filter[]> {
  // Rows of a case may also have a parent in another list of it, such as messages in a conversation.
  const ofCase =
    scope === 'project' &&
    (parent === null || (entity.fields[parent]?.picks ?? projectEntity.service) === projectEntity.service)
  const below: readonly Filter[] = objKey === null || ofCase || parent === null ? [] : [{ field: parent, is: [objKey] }]
  if (scope === 'all') return below
  if (scope === 'granted') return [...below, { field: 'cities', is: [...principal.cities, null] }]
  if (cityField !== null) return [...below, { field: cityField, is: [principal.city, null] }]
  // The audit log also has entries that belong to no city, such as settings of the installation.
  if (scope === 'city')
    return [...below, { field: '$city', is: table.auditLog ? [principal.city, null] : [principal.city] }]
  if (objKey !== null && ofCase) {
    const project = await unit.get(projectTable, objKey)
    if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
    return [{ field: '$project', is: [objKey] }]
  }
  if (seesWholeCity(principal.roles)) return [...below, { field: '$city', is: [principal.city] }]
  return [...below, { field: '$project', oneOf: { table: projectTable, where: visibleProjects(principal) } }]
}

/** A row of the list, if the caller may see it. @throws Refusal NOT_FOUND, also for a row the caller may not see */
export async function visibleRow(
  context: SignedIn,
  source: GridSource,
  id: string | null | undefined,
  lock = false,
): Promise<Row> {
  const row = id ? await context.unit.get(source.table, id, { lock }) : null
  if (!row || !(await sees(context, source, row))) throw new Refusal('NOT_FOUND')
  return row
}

async function sees({ unit, principal }: SignedIn, source: GridSource, row: Row): Promise<boolean> {
  const { scope, cityField, rowsOf, own, table } = source
  if (own && onlyOwn(source, principal) && ownerOf(row, own.field) !== principal.acctId) return false
  if (Object.entries(rowsOf?.where ?? {}).some(([field, value]) => (row.values[field] ?? null) !== (value ?? null)))
    return false
  if (scope === 'all') return true
  if (scope === 'granted') {
    const cities = listOf(row.values['cities'])
    return cities.length === 0 || cities.some((city) => principal.cities.includes(city))
  }
  if (cityField !== null) return [principal.city, null].includes(cityIn(row.values, cityField))
  if (scope === 'city') return row.city === null ? table.auditLog === true : row.city === principal.city
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  return project !== null && seesProject(principal, project)
}

function ownerOf(row: Row, field: string): unknown {
  return columnOf(field) === '$createdBy' ? row.createdBy : row.values[field]
}

function cityIn(values: RecordValues, cityField: string): string | null {
  const city = values[cityField]
  return typeof city === 'string' && city !== '' ? city : null
}

/** True for users who may change rows that belong to no city: managers, and roles with grants in this very list. */
function changesForAllCities(source: GridSource, { grants }: Principal): boolean {
  const forAll = { ...source, roles: { ...source.roles, write: source.roles.write ?? [ROLE.manager] } }
  return privilegesIn(forAll, source.names, grants).some((privilege) => !READING.includes(privilege))
}

/**
 * A record stays in the caller's current city.
 * @throws Refusal INVALID for another one, or none where the person may not write for all cities
 */
export function allowCity(source: GridSource, principal: Principal, record: RecordValues): void {
  const { cityField, entity } = source
  if (cityField === null) return
  const city = cityIn(record, cityField)
  const label = entity.fields[cityField]?.label ?? cityField
  if (city === null && !changesForAllCities(source, principal))
    throw Refusal.invalid([{ field: cityField, message: `${label}必填，只有经理可以保存适用于全部城市的记录` }])
  if (city !== null && city !== principal.city)
    throw Refusal.invalid([{ field: cityField, message: `${label}只能是当前城市，其他城市请先切换` }])
}

/**
 * Requires the right to change a row.
 * @throws Refusal NO_PERMISSION for a row of a case the caller can only see, or of no city where they may not write for
 * all of them
 */
export async function allowChanging({ unit, principal }: SignedIn, source: GridSource, row: Row): Promise<void> {
  const { scope, cityField } = source
  if (cityField !== null && cityIn(row.values, cityField) === null && !changesForAllCities(source, principal))
    throw new Refusal('NO_PERMISSION', '这条记录适用于全部城市，只有经理可以修改')
  if (scope !== 'project') return
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  if (!project || !changesProject(principal, project))
    throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
}

/** Project and city of a new row. @throws Refusal when the person has no city, or may not change the case */
export async function placeOfNew(
  context: SignedIn,
  { scope }: GridSource,
  parentKey: string | null,
): Promise<Pick<Row, 'project' | 'city'>> {
  const { unit, principal } = context
  if (scope === 'all' || scope === 'granted') return { project: null, city: null }
  if (principal.city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  if (scope === 'city') return { project: null, city: principal.city }
  const project = parentKey === null ? null : await unit.get(projectTable, parentKey)
  if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  if (!changesProject(principal, project)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  return { project: project.key, city: project.city }
}
