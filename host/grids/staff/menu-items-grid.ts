import { defineGrid, menuItem, switchable } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'

/** The entries of the menu. @source ROU-001 (/MenuItemsGrid) */
export const menuItemsGrid = defineGrid({
  name: 'MenuItemsGrid',
  title: '菜单管理',
  entity: menuItem,
  columns: [
    'menuName',
    'menuCode',
    'menuKind',
    'father',
    'menuIcon',
    'menuBadge',
    'sortNo',
    'enabled',
    'updTime',
    'menuPath',
  ],
  search: ['menuName', 'menuCode', 'menuKind', 'father', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  scope: 'all',
  reason: 'Roles, rights and menus are laid down for the whole installation; who holds them is bound to cities.',
  open: 'menuName',
  operations: ['view', 'add', 'edit', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
  rowsOf: { table: 'menu_items' },
  pinned: ['menuName'],
  unique: [['menuCode']],
  roles: MANAGERS_ALONE,
})
