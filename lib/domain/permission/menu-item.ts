import { filled, is } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, id, integer, text } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** Kind of a menu entry: what it opens. @public */
export const MENU_KIND = { group: 'GROUP', page: 'PAGE', list: 'LIST' } as const
/** The count shown beside an entry. @public */
export const MENU_BADGE = {
  toDo: 'TASK',
  review: 'REVIEW',
  income: 'INCOME',
  expense: 'EXPENSE',
  payment: 'PAYMENT',
  notice: 'NOTICE',
} as const

/** Prefix of the codes of groups. The code of a list is its name, that of a page its path without the first slash. */
export const GROUP_PREFIX = 'GROUP_'

/**
 * An entry of the menu. The program provides those of lists and pages; staff can rename, move and disable them, and add
 * groups.
 * @source ROU-001 (/MenuItemsGrid), SHL-001
 * @public
 */
export const menuItem = defineEntity({
  service: 'MenuItems',
  title: '菜单项',
  metaTable: null,
  groups: {
    item: {
      label: '菜单项',
      fields: {
        keyValue: id('菜单项ID', { hidden: true, serverOwned: true }),
        menuCode: text('菜单编码', {
          required: true,
          maxLength: 64,
          indexed: true,
          column: true,
          hint: '新增的为分组，以 GROUP_ 开头；列表与页面的编码由系统给出',
          rules: [
            {
              name: 'menu-code',
              issue: (value) =>
                typeof value === 'string' && !/^[A-Za-z][A-Za-z0-9_/]*$/.test(value)
                  ? '只能由字母、数字、下划线组成，以字母开头'
                  : null,
            },
          ],
        }),
        menuName: text('菜单名称', { required: true, maxLength: 30, indexed: true, column: true }),
        menuKind: code('MENU_KIND', '类别', {
          serverOwned: true,
          default: MENU_KIND.group,
          indexed: true,
          column: true,
        }),
        father: code('MENU_ITEM', '上级菜单', { indexed: true, column: true }),
        menuPath: text('地址', { serverOwned: true, maxLength: 100, column: true }),
        menuIcon: code('MENU_ICON', '图标', { column: true }),
        menuBadge: code('MENU_BADGE', '角标', { column: true }),
        menuRoles: codes('SYS_ROLE', '仅这些角色可见', {
          hint: '为空时，有查询权限的角色都可见；只决定菜单，不代替权限',
        }),
        sortNo: integer('排序', { required: true, min: 0, max: 99_999, default: 9_000, indexed: true, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { menuCode: filled('keyValue') },
  shown: {
    menuPath: filled('menuPath'),
    menuBadge: is('menuKind', MENU_KIND.page, MENU_KIND.list),
    menuRoles: is('menuKind', MENU_KIND.page),
  },
})
/** The values of an entry of the menu, by field name; null where empty. @public */
export type MenuItem = RecordOf<typeof menuItem>

/** An entry of a user's menu, as the shell shows it. @public */
export interface MenuEntry {
  readonly code: string
  readonly name: string
  /** Code of the parent entry: a group or a page. */
  readonly father: string | null
  /** Null for a group. */
  readonly path: string | null
  readonly icon: string | null
  /** One of {@link MENU_BADGE}. */
  readonly badge: string | null
  readonly sort: number
}

/**
 * The menu without entries that cannot be reached: those whose parent is missing or disabled, and empty groups.
 * @param open whether the user may open the page or list of this code
 */
export function reachableMenu(
  entries: readonly (MenuEntry & { readonly kind: string })[],
  open: (code: string) => boolean,
): readonly MenuEntry[] {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]))
  const reaches = (
    { code, kind, father }: MenuEntry & { readonly kind: string },
    seen: ReadonlySet<string>,
  ): boolean => {
    if (seen.has(code) || (kind !== MENU_KIND.group && !open(code))) return false
    const above = father === null ? null : byCode.get(father)
    return above === null || (above !== undefined && reaches(above, new Set([...seen, code])))
  }
  const reached = entries.filter((entry) => reaches(entry, new Set()))
  const holds = (group: string): boolean =>
    reached.some(({ code, kind, father }) => father === group && (kind !== MENU_KIND.group || holds(code)))
  return reached
    .filter(({ code, kind }) => kind !== MENU_KIND.group || holds(code))
    .map(({ kind: _kind, ...entry }) => entry)
    .toSorted((one, other) => one.sort - other.sort || (one.code < other.code ? -1 : 1))
}
