import { MENU_KIND } from '../../../domain/permission/menu-item.ts'
import { GOING_ON } from '../../home/dashboard-cases.ts'
import { PARTICIPATION } from '../../principal.ts'
import { listOf, textOf } from '../../session.ts'
import { menuItemTable, projectTable, roleGrantTable, roleTable, userRoleTable, userTable } from '../../tables.ts'
import { all, byText, type ComputeColumns, countEach, howMany, textsOf } from './compute.ts'

/**
 * Roles, with how many people hold them and how many lists have their own grants.
 *
 * @source ROU-001 (/SysRolesGrid)
 */
export const roleColumns: ComputeColumns = async ({ unit, rows }) => {
  const ids = textsOf(rows, 'roleId')
  const people = await countEach(unit, userRoleTable, 'ss13RoleId', ids)
  const grants = await all(unit, roleGrantTable, {
    all: [
      { field: 'roleId', is: ids },
      { field: 'enabled', is: [1] },
    ],
  })
  return ({ values }) => ({
    rolePeople: people.get(textOf(values['roleId'])) ?? 0,
    roleGrants: grants.filter((grant) => grant.values['roleId'] === values['roleId']).length,
  })
}

/** Users, with how many open cases they look after. @source ROU-001 (/SysUsersGrid) */
export const userColumns: ComputeColumns = async ({ unit, rows }) => {
  const counts = new Map<string, number>()
  for (const account of new Set(textsOf(rows, 'acctId')))
    counts.set(
      account,
      account === ''
        ? 0
        : await howMany(unit, projectTable, {
            all: [GOING_ON, { any: PARTICIPATION.map((field) => ({ field, is: [account] })) }],
          }),
    )
  return ({ values }) => ({ userCases: counts.get(textOf(values['acctId'])) ?? 0 })
}

/** Grants, with the general rights of the role and how many people hold it. @source ROU-001 (/UsrPrvsGrid) */
export const roleGrantColumns: ComputeColumns = async ({ unit, rows }) => {
  const ids = textsOf(rows, 'roleId')
  const people = await countEach(unit, userRoleTable, 'ss13RoleId', ids)
  const roles = byText(await all(unit, roleTable, { field: 'roleId', is: ids }), 'roleId')
  const menu = byText(await all(unit, menuItemTable, { field: 'menuCode', is: textsOf(rows, 'menuCode') }), 'menuCode')
  return ({ values }) => ({
    grantUsual: listOf(roles.get(textOf(values['roleId']))?.values['privileges']),
    grantPlace: textOf(menu.get(textOf(values['menuCode']))?.values['father']) || null,
    grantPeople: people.get(textOf(values['roleId'])) ?? 0,
  })
}

/** Groups, with their people and how many of these have the roles of the group. @source ROU-001 (/SysGroupGrid) */
export const groupColumns: ComputeColumns = async ({ unit, rows }) => {
  const members = await all(unit, userTable, { field: 'groupCode', is: textsOf(rows, 'groupCode') })
  return (row) => {
    const own = members.filter(({ values }) => values['groupCode'] === row.values['groupCode'])
    return { groupPeople: own.length, groupFollowing: own.filter(({ values }) => values['rolesFollow'] === 1).length }
  }
}

/**
 * Modules, with their description, their place in the menu, and how many pages lie below them.
 *
 * @source ROU-010 (ModulesCfgGrid)
 */
export const moduleColumns: ComputeColumns = async ({ unit }) => {
  const items = await all(unit, menuItemTable)
  const byCode = byText(items, 'menuCode')
  const below = (code: string, seen: ReadonlySet<string> = new Set()): number =>
    items
      .filter(({ values }) => values['father'] === code && !seen.has(textOf(values['menuCode'])))
      .reduce(
        (sum, { values }) =>
          sum +
          (values['menuKind'] === MENU_KIND.group ? 0 : 1) +
          below(textOf(values['menuCode']), new Set([...seen, code])),
        0,
      )
  return ({ values: { menuCode } }) => {
    const item = byCode.get(textOf(menuCode))
    return {
      moduleKind: textOf(item?.values['menuKind']) || null,
      moduleFather: textOf(item?.values['father']) || null,
      moduleBelow: below(textOf(menuCode)),
    }
  }
}
