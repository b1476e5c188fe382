import { useMemo } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls, userCalls } from 'fangkit/contract'
import { sysRolesGrid } from '../../../grids/staff/sys-roles-grid.ts'
import type { MenuRights } from './tree-rows.ts'

/** A role another one is compared with. */
export interface OtherRole {
  readonly name: string
  /** What it gives, by menu code; undefined while it loads. */
  readonly menu: ReadonlyMap<string, MenuRights> | undefined
}

export interface OtherRoles {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Null while none is chosen. */
  readonly other: OtherRole | null
}

const calls = recordCalls(sysRolesGrid.entity)
const ALL = { page: 1, pageSize: LARGEST_PAGE, search: {}, sort: 'sortNo:asc' } as const

/**
 * The roles a role can be compared with, and the chosen one.
 * @param role null where no role is shown
 * @param chosen code of the other role
 */
export function useOtherRole(role: string | null, chosen: string | null): OtherRoles {
  const { data: roles } = useFkQuery(role === null ? null : answerOf(calls.getPageList, ALL))
  const other = role === null || chosen === role ? null : chosen
  const { data } = useFkQuery(other === null ? null : answerOf(userCalls.getRights, { role: other }))
  const options = (roles ?? [])
    .filter((one) => one['roleId'] !== role)
    .map((one) => ({ value: String(one['roleId']), label: String(one['roleName']) }))
  const menu = useMemo(() => data && new Map(data.menu.map((item) => [item.code, item])), [data])
  const name = options.find(({ value }) => value === other)?.label ?? other
  return { options, other: name === null ? null : { name, menu } }
}
