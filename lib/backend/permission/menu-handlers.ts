import { homeCalls } from '../../contract/home/home-calls.ts'
import { privilegesUnder } from '../../domain/permission/grant.ts'
import { MENU_KIND, type MenuEntry, reachableMenu } from '../../domain/permission/menu-item.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { readingsText } from '../../domain/standards/name-units.ts'
import { closedModules } from '../city/modules.ts'
import { privilegesOn } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import { implement, type Implementation } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import type { Principal } from '../principal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { menuItemTable } from '../tables.ts'

/** The menu of the caller: the entries in use, and which lists they may search. @source SHL-001, GRD-020 */
export function menuHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  const byName = new Map(sources.flatMap((source) => source.names.map((name) => [name, source] as const)))
  return [
    implement(homeCalls.getMenu, SIGNED_IN, async (_input, { unit, principal, ports }) => {
      const closed = await closedModules(unit, principal.city)
      const { rows: inUse } = await unit.list(menuItemTable, { where: { field: 'enabled', is: [1] }, counted: false })
      // An entry below a closed module is closed, too.
      const rows = inUse.filter(({ values }) => !closed.has(textOf(values['menuCode'])))
      const byCode = new Map(rows.map((row) => [textOf(row.values['menuCode']), row]))
      const menu = reachableMenu(rows.map(entryOf), (code) => opens(principal, byCode.get(code), byName.get(code)))
      return { data: menu.map((entry) => ({ ...entry, readings: readingsText(entry.name, ports.readings) })) }
    }),
  ]
}

function opens(principal: Principal, item: Row | undefined, source: GridSource | undefined): boolean {
  if (!item) return false
  const { menuCode, menuKind, menuRoles } = item.values
  // The entry of a list that is no longer declared is left out.
  if (menuKind === MENU_KIND.list)
    return source !== undefined && privilegesOn(source, principal).includes(PRIVILEGE.search)
  const shownTo = listOf(menuRoles)
  return (
    (shownTo.length === 0 || shownTo.some((role) => principal.roles.includes(role))) &&
    privilegesUnder(principal.grants, [textOf(menuCode)]).has(PRIVILEGE.search)
  )
}

function entryOf({ values }: Row): MenuEntry & { readonly kind: string } {
  const { menuCode, menuName, menuKind, father, menuPath, menuIcon, menuBadge, sortNo } = values
  const optional = (value: typeof father) => textOf(value) || null
  return {
    code: textOf(menuCode),
    name: textOf(menuName),
    kind: textOf(menuKind),
    father: optional(father),
    path: optional(menuPath),
    icon: optional(menuIcon),
    badge: optional(menuBadge),
    sort: Number(sortNo ?? 0),
  }
}
