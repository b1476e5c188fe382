import { defineGrid, integer, ROLE, rowsFor, sysGroup, withComputed } from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

/** Groups of users, with the initial roles of new members. @source ROU-001 (/SysGroupGrid) */
export const sysGroupGrid = defineGrid({
  name: 'SysGroupGrid',
  title: '用户组管理',
  entity: withComputed(sysGroup, {
    groupPeople: integer('成员人数'),
    groupFollowing: integer('角色随组的人数'),
  }),
  columns: [
    'groupName',
    'groupCode',
    'groupKind',
    'groupRoles',
    'groupPeople',
    'groupFollowing',
    'memo',
    'enabled',
    'updTime',
  ],
  search: ['groupName', 'groupKind', 'groupRoles', 'enabled'],
  sort: { field: 'sortNo', order: 'asc' },
  scope: 'all',
  reason: 'Roles, rights and menus are laid down for the whole installation; who holds them is bound to cities.',
  open: 'groupName',
  ...SWITCHED,
  affects: {
    disable: '组内有 {groupPeople} 人，停用后他们保留现在的角色，其中 {groupFollowing} 人的角色不再随组变化',
    delete: '组内有 {groupPeople} 人，没有成员时才能删除，删除后不能恢复',
  },
  rowsOf: { table: 'ss14_sys_group' },
  pinned: ['groupName'],
  unique: [['groupCode']],
  roles: MANAGERS_ALONE,
})

export const sysGroupRows = rowsFor(
  sysGroupGrid,
  ['groupCode', 'groupName', 'groupKind', 'groupRoles', 'sortNo', 'memo'],
  [
    ['GZ_TIANHE', '广州天河店', 'STORE', [ROLE.salesperson], 10, '演示门店'],
    ['GZ_HAIZHU', '广州海珠店', 'STORE', [ROLE.salesperson], 20, '演示门店'],
    ['GZ_PANYU', '广州番禺店', 'STORE', [ROLE.salesperson], 30, '演示门店'],
    ['SZ_NANSHAN', '深圳南山店', 'STORE', [ROLE.salesperson], 40, '演示门店'],
    ['SZ_FUTIAN', '深圳福田店', 'STORE', [ROLE.salesperson], 50, '演示门店'],
    ['FOLLOW_GZ', '广州跟进组', 'FUNCTION', [ROLE.followUpManager], 60, '面签、递件与领证'],
    ['FOLLOW_SZ', '深圳跟进组', 'FUNCTION', [ROLE.followUpManager], 70, null],
    ['SERVICE', '客服中心', 'FUNCTION', [ROLE.service], 80, '接听来电与回访'],
    ['FINANCE', '财务部', 'FUNCTION', [ROLE.finance], 90, '审核收款与支出'],
    ['FINANCE_REVIEW', '财务复核组', 'FUNCTION', [ROLE.financeReviewer], 100, '与财务部互相复核'],
    ['REDEEM', '赎楼专项小组', 'PROJECT', [ROLE.followUpManager, ROLE.salesperson], 110, '垫资赎楼的项目'],
    ['AUCTION', '法拍专项小组', 'PROJECT', [ROLE.salesperson], 120, null],
    ['PARTNER', '合作中介', 'PARTNER', [ROLE.providerEmployee], 130, '各服务商的员工'],
    ['VISITOR', '外部查看', 'PARTNER', [ROLE.viewer], 140, '合作银行与审计'],
  ],
)
