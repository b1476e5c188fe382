import { GROUP_PREFIX, MENU_KIND } from '../../domain/permission/menu-item.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { refuseCircle } from '../record/refuse-circle.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { SYSTEM_ACCOUNT } from '../system-account.ts'
import { menuItemTable } from './permission-tables.ts'

/**
 * Menu entries of lists and pages come with the program and can only be changed; staff create the groups.
 * @source ROU-001 (/MenuItemsGrid)
 */
export const menuItemRules: ListRules = {
  keyOf: ({ menuCode }) => String(menuCode),
  saving: async ({ unit }, before, record) => {
    const code = String(record['menuCode'])
    if (!before && !code.startsWith(GROUP_PREFIX))
      throw Refusal.invalid([
        { field: 'menuCode', message: `新增的菜单为分组，编码应以 ${GROUP_PREFIX} 开头；列表与页面的菜单由系统加入` },
      ])
    const father = textOf(record['father'])
    if (father === '' || father === before?.values['father']) return
    const above = await refuseCircle(unit, TREE, code, father)
    if (above.values['menuKind'] === MENU_KIND.list)
      throw Refusal.invalid([{ field: 'father', message: '上级菜单应为分组或页面' }])
  },
  operating: async ({ unit }, operation, row) => {
    if (operation !== 'delete') return
    if (row.values['menuKind'] !== MENU_KIND.group || row.createdBy === SYSTEM_ACCOUNT)
      throw new Refusal('STATUS', '系统自带的菜单不能删除，不需要时请停用')
    const { total } = await unit.list(menuItemTable, {
      where: { field: 'father', is: [row.key] },
      page: 1,
      pageSize: 1,
    })
    if (total > 0) throw new Refusal('STATUS', `该分组下还有${total}个菜单，请先移走`)
  },
}

const TREE = { table: menuItemTable, code: 'menuCode', father: 'father' }
