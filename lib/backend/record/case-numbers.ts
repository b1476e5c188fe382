import type { Entity } from '../../catalogue/entity.ts'
import type { Field } from '../../catalogue/field.ts'
import type { ListInput } from '../../contract/input.ts'
import { project } from '../../domain/project/project.ts'
import type { Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'

/** A part of a number matches at most this many cases; the user has to type more of it. */
const MOST_CASES = 500

/** True for a field that refers to a case; users know a case by its number. */
export const namesCase = ({ kind, picks }: Field): boolean => kind === 'id' && picks === project.service

/** Replaces numbers of cases, or parts of them, in a search by the keys of those cases. */
export async function withCaseKeys<T extends Pick<ListInput, 'search'>>(
  unit: Unit,
  entity: Entity,
  input: T,
): Promise<T> {
  const { search = {} } = input
  const asked = Object.entries(search).flatMap(([name, searchCondition]) => {
    const field = entity.fields[name]
    return field && namesCase(field) && 'is' in searchCondition && searchCondition.is.length > 0
      ? [[name, searchCondition.is.map(String)] as const]
      : []
  })
  if (asked.length === 0) return input
  const found = await Promise.all(
    asked.map(async ([name, typed]) => {
      const { rows } = await unit.list(projectTable, {
        where: { any: typed.map((text) => ({ field: 'prjNo', contains: text })) },
        page: 1,
        pageSize: MOST_CASES,
        counted: false,
      })
      // The typed text stays: it may be a key already, and a search for nothing would find everything.
      return [name, { is: [...typed, ...rows.map(({ key }) => key)] }] as const
    }),
  )
  return { ...input, search: { ...search, ...Object.fromEntries(found) } }
}
