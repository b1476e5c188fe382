import type { Grid } from '../../domain/grid/define-grid.ts'
import { MENU_KIND, menuItem } from '../../domain/permission/menu-item.ts'
import { ROLE } from '../../domain/permission/role.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { menuItemTable } from '../tables.ts'
import { refuseOthers } from './refuse-others.ts'

/** What is laid down for a role in one list counts from the next call on; open pages hear that their menu may differ. @source ROU-001 (/UsrPrvsGrid) */
export const roleGrantRules = (grids: readonly Grid[]): ListRules => ({
  saving: async ({ unit, principal }, _before, record) => {
    refuseOthers(principal)
    if (record['roleId'] === ROLE.manager) throw Refusal.invalid([{ field: 'roleId', message: '“经理”具有全部操作权限，不能单独授权' }])
    const item = await unit.get(menuItemTable, textOf(record['menuCode']))
    if (item?.values['menuKind'] === MENU_KIND.group) throw Refusal.invalid([{ field: 'menuCode', message: '分组本身没有操作，请选择列表或页面' }])
  },
  operating: async ({ principal }) => refuseOthers(principal),
  changed: async ({ notify }, before, after) => {
    const row = after ?? before
    if (!row) return
    const code = textOf(row.values['menuCode'])
    notify.record(menuItem.service, code, row)
    // Open pages of the list ask anew which buttons they have.
    const grid = grids.find(({ name }) => name === code)
    if (grid) notify.record(grid.entity.service, code, row)
  },
})
