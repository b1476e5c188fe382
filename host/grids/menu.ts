import { type Grid, type GridRowsSeed, MENU_BADGE, MENU_KIND, ROLE, rowsFor } from 'fangkit/domain'
import { MENU_ICONS } from './menu-icons.ts'
import { MENU_SECTIONS } from './menu-sections.ts'
import { menuItemsGrid } from './staff/menu-items-grid.ts'

interface MenuItemRow {
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly father: string | null
  /** Of a group; the icons of lists and pages are in `MENU_ICONS`. */
  readonly icon?: string
  readonly badge?: string
  readonly roles?: readonly string[]
}

/**
 * The menu group of the lists of a section and the icon of that group, by the label of the section. Sections that are
 * missing here go into the group of other lists.
 */
const PLACES: Readonly<Record<string, { readonly group: string; readonly icon: string }>> = {
  项目与房源: { group: 'GROUP_BUSINESS', icon: 'building-2' },
  财务: { group: 'GROUP_BUSINESS', icon: 'receipt-text' },
  成本台账: { group: 'CostManagement', icon: 'receipt-text' },
  基础资料: { group: 'GROUP_PLACES', icon: 'landmark' },
  流程配置: { group: 'GROUP_FLOWS', icon: 'workflow' },
  资料配置: { group: 'GROUP_PAPERS', icon: 'files' },
  利率税费: { group: 'GROUP_RATES', icon: 'badge-percent' },
  规则与权重: { group: 'GROUP_RULES', icon: 'sliders-horizontal' },
  内容与知识: { group: 'GROUP_CONTENT', icon: 'book-open' },
  互动与消息: { group: 'GROUP_TALK', icon: 'message-square' },
  推广与合作: { group: 'GROUP_MARKETING', icon: 'megaphone' },
  积分与分享: { group: 'GROUP_POINTS', icon: 'star' },
  字段管理: { group: 'GROUP_FIELDS', icon: 'text-cursor-input' },
  人员与权限: { group: 'GROUP_STAFF', icon: 'users' },
  日志: { group: 'GROUP_LOGS', icon: 'history' },
  系统设置: { group: 'GROUP_SYSTEM', icon: 'settings' },
}
const OTHERS = { group: 'GROUP_OTHERS', icon: 'files' }
const WORK = 'GROUP_WORK'
const COSTS = 'CostManagement'
/** Roles that see the costs of the business. */
const CONTROLLERS = [ROLE.manager, ROLE.finance, ROLE.financeReviewer]

/** Lists with another place in the menu than their section, or with a count. */
const OWN: Readonly<Record<string, Partial<MenuItemRow>>> = {
  PrjBaseGrid: { name: '项目列表', father: WORK },
  FlowJobsGrid: { father: WORK },
  SaleOrderMGrid: { badge: MENU_BADGE.income },
  OrderAndExpendManagement: { badge: MENU_BADGE.expense },
  NoticeGrid: { badge: MENU_BADGE.notice },
}

const PAGES: readonly MenuItemRow[] = [
  { code: 'HomePage', name: '首页', kind: MENU_KIND.page, father: WORK, badge: MENU_BADGE.toDo },
]
const MORE_PAGES: readonly MenuItemRow[] = [
  {
    code: 'OpenPayments',
    name: '待处理来款',
    kind: MENU_KIND.page,
    father: 'GROUP_BUSINESS',
    badge: MENU_BADGE.payment,
    roles: [ROLE.finance, ROLE.financeReviewer],
  },
  { code: 'ContractView', name: '编写买卖合同', kind: MENU_KIND.page, father: 'GROUP_BUSINESS' },
  {
    code: COSTS,
    name: '成本管理',
    kind: MENU_KIND.page,
    father: 'GROUP_BUSINESS',
    roles: CONTROLLERS,
  },
  ...[
    // The page that the address without a page leads to comes first.
    ['CostBreakdown', '成本明细'],
    ['StatementAnalysis', '报表分析'],
    ['CooperatingTeams', '合作团队'],
    ['Marketing', '市场推广'],
    ['OperatingCosts', '运营成本'],
    ['EmployeeCommission', '员工提成'],
  ].map(
    ([page = '', name = '']): MenuItemRow => ({
      code: `${COSTS}/${page}`,
      name,
      kind: MENU_KIND.page,
      father: COSTS,
      roles: CONTROLLERS,
    }),
  ),
]

function groupsOf(): readonly MenuItemRow[] {
  const group = (code: string, name: string, icon: string): MenuItemRow => ({
    code,
    name,
    kind: MENU_KIND.group,
    father: null,
    icon,
  })
  const ofSections = MENU_SECTIONS.flatMap(({ label }) => {
    const place = PLACES[label]
    return !place || place.group === 'GROUP_BUSINESS' || place.group === COSTS
      ? []
      : [group(place.group, label, place.icon)]
  })
  const others = MENU_SECTIONS.some(({ label }) => !PLACES[label]) ? [group(OTHERS.group, '其他', OTHERS.icon)] : []
  return [group(WORK, '工作', 'house'), group('GROUP_BUSINESS', '业务', 'folder-kanban'), ...ofSections, ...others]
}

/**
 * The menu entries of lists and pages, in order. An installation keeps its own changes to entries it already has.
 * @source ROU-001 (/MenuItemsGrid), SHL-001
 */
export function menuRows(grids: readonly Grid[]): GridRowsSeed {
  const titles = new Map(grids.map(({ name, title }) => [name, title]))
  const lists = MENU_SECTIONS.flatMap(({ label, names }) => {
    const { group } = PLACES[label] ?? OTHERS
    return names.map(
      (code): MenuItemRow => ({
        code,
        name: titles.get(code) ?? code,
        kind: MENU_KIND.list,
        father: group,
        ...OWN[code],
      }),
    )
  })
  const ofCosts = lists.filter(({ father }) => father === COSTS)
  const lines = [
    ...groupsOf(),
    ...PAGES,
    ...lists.filter((line) => !ofCosts.includes(line)),
    ...MORE_PAGES,
    ...ofCosts,
  ].map(({ code, name, kind, father, icon, badge = null, roles = null }, index) => [
    code,
    code,
    name,
    kind,
    father,
    kind === MENU_KIND.group ? null : `/${code}`,
    icon ?? MENU_ICONS[code] ?? OTHERS.icon,
    badge,
    roles,
    (index + 1) * 10,
  ])
  return rowsFor(
    menuItemsGrid,
    ['$key', 'menuCode', 'menuName', 'menuKind', 'father', 'menuPath', 'menuIcon', 'menuBadge', 'menuRoles', 'sortNo'],
    lines,
    { reference: true, missing: true },
  )
}
