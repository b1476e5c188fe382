import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { GRID_WRITERS, seesWholeCity } from '../../domain/permission/role.ts'
import { operationNeeds } from '../../domain/grid/operation-state.ts'
import type { SignedIn } from '../handler.ts'
import { missingPrivilege, type Policy } from '../policy.ts'
import { changesProject, type Principal, seesProject, visibleProjects } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { projectTable } from '../tables.ts'
import type { GridSource } from './grid-source.ts'

const READING: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail]

/** What a person may do in a list: their privileges as far as the list has a use for them and their roles may read or change it. */
export function privilegesOn({ operations, roles: { read, write } }: GridSource, { roles, privileges }: Principal): readonly Privilege[] {
  const holdsOneOf = (wanted: readonly string[]) => wanted.some((role) => roles.includes(role))
  if (read && !holdsOneOf(read)) return []
  const useful = new Set<Privilege>([...READING, ...(holdsOneOf(write ?? GRID_WRITERS) ? operations.flatMap(operationNeeds) : [])])
  return [...privileges].filter((privilege) => useful.has(privilege))
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
  return { all: [...fixed, ...(await placeOf(unit, source, principal, objKey))] }
}

async function placeOf(unit: Unit, { scope, parent }: GridSource, principal: Principal, objKey: string | null): Promise<readonly Filter[]> {
  const below: readonly Filter[] = objKey === null || scope === 'project' || parent === null ? [] : [{ field: parent, is: [objKey] }]
  if (scope === 'all') return below
  if (scope === 'city') return [...below, { field: '$city', is: [principal.city] }]
  if (objKey !== null) {
    const project = await unit.get(projectTable, objKey)
    if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
    return [{ field: '$project', is: [objKey] }]
  }
  if (seesWholeCity(principal.roles)) return [{ field: '$city', is: [principal.city] }]
  const { rows } = await unit.list(projectTable, { where: visibleProjects(principal) })
  return [{ field: '$project', is: rows.map(({ key }) => key) }]
}

/** A row of the list, for those who may see it; somebody else's answers like one that does not exist. @throws Refusal NOT_FOUND */
export async function visibleRow(context: SignedIn, source: GridSource, id: string | null | undefined, lock = false): Promise<Row> {
  const row = id ? await context.unit.get(source.table, id, { lock }) : null
  if (!row || !(await sees(context, source, row))) throw new Refusal('NOT_FOUND')
  return row
}

async function sees({ unit, principal }: SignedIn, { scope, rowsOf }: GridSource, row: Row): Promise<boolean> {
  if (Object.entries(rowsOf?.where ?? {}).some(([field, value]) => (row.values[field] ?? null) !== (value ?? null))) return false
  if (scope === 'all') return true
  if (scope === 'city') return row.city !== null && principal.cities.includes(row.city)
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  return project !== null && seesProject(principal, project)
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
  if (scope === 'all') return { project: null, city: null }
  if (principal.city === '') throw new Refusal('NO_PERMISSION', '没有可用的城市，请联系管理员')
  if (scope === 'city') return { project: null, city: principal.city }
  const project = parentKey === null ? null : await unit.get(projectTable, parentKey)
  if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  if (!changesProject(principal, project)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  return { project: project.key, city: project.city }
}
