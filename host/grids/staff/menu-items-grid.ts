import { defineGrid, menuItem, ROLE, switchable } from 'fangkit/domain'

/** The entries of the menu. @source ROU-001 (/MenuItemsGrid) */
export const menuItemsGrid = defineGrid({
  name: 'MenuItemsGrid',
  title: '菜单管理',
  entity: menuItem,
  columns: ['menuName', 'menuCode', 'menuKind', 'father', 'menuIcon', 'menuBadge', 'sortNo', 'enabled', 'updTime'],
  search: ['menuName', 'menuCode', 'menuKind', 'father', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  open: 'menuName',
  operations: ['view', 'add', 'edit', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
  rowsOf: { table: 'menu_items' },
  pinned: ['menuName'],
  unique: [['menuCode']],
  roles: { read: [ROLE.manager], write: [ROLE.manager] },
})
