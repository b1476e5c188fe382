import type { RecordValues } from '../../catalogue/effect.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { operationNeeds } from '../../domain/grid/operation-state.ts'
import { privilegesIn } from '../../domain/permission/grant.ts'
import { MENU_KIND, menuItem } from '../../domain/permission/menu-item.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { ROLE, writesList } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import { menuItemTable } from './permission-tables.ts'
import { refuseOthers } from './refuse-others.ts'

/**
 * A grant to a role in one list takes effect with the next call; open pages are notified that their menu may differ.
 * @source ROU-001 (/UsrPrvsGrid)
 */
export const roleGrantRules = (grids: readonly Grid[]): ListRules => ({
  saving: async ({ unit, principal }, before, record) => {
    refuseOthers(principal)
    if (record['roleId'] === ROLE.manager)
      throw Refusal.invalid([{ field: 'roleId', message: '“经理”具有全部操作权限，不能单独授权' }])
    const item = await unit.get(menuItemTable, textOf(record['menuCode']))
    if (item?.values['menuKind'] === MENU_KIND.group)
      throw Refusal.invalid([{ field: 'menuCode', message: '分组本身没有操作，请选择列表或页面' }])
    refuseWithoutEffect(grids, textOf(record['roleId']), textOf(record['menuCode']), listOf(record['operations']))
    const sameList = before?.values['menuCode'] === record['menuCode'] && before?.values['roleId'] === record['roleId']
    refuseForeign(grids, principal, record, sameList ? listOf(before?.values['operations']) : [])
  },
  operating: async ({ principal }, operation, row) => {
    refuseOthers(principal)
    if (operation === 'enable') refuseForeign(grids, principal, row.values, [])
  },
  changed: async ({ notify }, before, after) => {
    const row = after ?? before
    if (!row) return
    const code = textOf(row.values['menuCode'])
    notify.record(menuItem.service, code, row)
    // Open pages of the list load their buttons again.
    const grid = grids.find(({ name }) => name === code)
    if (grid) notify.record(grid.entity.service, code, row)
  },
})

/**
 * Refuses to grant an operation of a list that the caller does not have there.
 *
 * @param before operations the role was granted there already
 * @throws Refusal INVALID, naming the list
 */
function refuseForeign(
  grids: readonly Grid[],
  { grants }: Principal,
  granted: RecordValues,
  before: readonly string[],
): void {
  const grid = grids.find(({ name }) => name === textOf(granted['menuCode']))
  if (!grid) return
  const lists = grids.filter(({ entity }) => entity.service === grid.entity.service)
  const offered = new Set<string>([
    ...READING,
    ...lists.flatMap(({ operations }) => operations.flatMap(operationNeeds)),
  ])
  const held = new Set<string>(
    lists.flatMap((list) =>
      privilegesIn(
        list,
        lists.map(({ name }) => name),
        grants,
      ),
    ),
  )
  const added = listOf(granted['operations']).filter((one) => !before.includes(one))
  if (added.every((one) => held.has(one) || !offered.has(one))) return
  throw Refusal.invalid([{ field: 'operations', message: `不能授予您自己在“${grid.title}”中没有的操作` }])
}

const READING: readonly string[] = [PRIVILEGE.search, PRIVILEGE.detail]

/**
 * Some roles only read lists, whatever operations they are granted: such a grant would be stored and change nothing.
 * Lists over rows of cases are not checked, because the rules of the case use the same operations.
 *
 * @throws Refusal INVALID, naming the list
 */
function refuseWithoutEffect(grids: readonly Grid[], role: string, code: string, operations: readonly string[]): void {
  if (operations.every((operation) => READING.includes(operation))) return
  const grid = grids.find(({ name }) => name === code)
  if (!grid || grid.scope === 'project') return
  // A grant in one list holds in every list over the same rows.
  const lists = grids.filter(({ entity }) => entity.service === grid.entity.service)
  if (lists.some(({ roles }) => writesList(role, roles, true))) return
  throw Refusal.invalid([
    { field: 'operations', message: `该角色在“${grid.title}”中只能查询和查看，其他操作授权后不会生效，请去掉` },
  ])
}
