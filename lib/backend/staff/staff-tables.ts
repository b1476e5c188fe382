import { id, textarea } from '../../catalogue/field.ts'
import { department } from '../../domain/permission/department.ts'
import { sysGroup } from '../../domain/permission/sys-role.ts'
import { PASSING, sysUser } from '../../domain/permission/sys-user.ts'
import { withoutStamps, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/**
 * Users who may sign in. Roles, positions and phone repeat values of {@link userRoleTable} and {@link accountTable}, so
 * that lists can search and show them.
 */
export const userTable: Table = {
  name: 'ss11_sys_users',
  topic: sysUser.service,
  fields: {
    ...withoutStamps(Object.fromEntries(Object.entries(sysUser.fields).filter(([name]) => !PASSING.includes(name)))),
    passwordHash: textarea('密码散列'),
  },
  unique: [['userName']],
}
/** Which user holds which role. */
export const userRoleTable: Table = {
  name: 'ss13_usr_roles',
  fields: { ss13UsrId: id('用户ID', { indexed: true }), ss13RoleId: id('角色ID', { indexed: true }) },
  unique: [['ss13UsrId', 'ss13RoleId']],
}
/** Groups of people, and the initial roles of new users. */
export const groupTable: Table = recordTable('ss14_sys_group', sysGroup, {
  unique: [['groupCode']],
  small: true,
  choices: { dict: 'SYS_GROUP', key: 'groupCode', label: 'groupName', enabled: 'enabled' },
})
/** Departments of the company, each with its parent. */
export const departmentTable: Table = recordTable('dept_base_infor', department, {
  unique: [['deptCode']],
  small: true,
  choices: { dict: 'DEPT', key: 'deptCode', label: 'deptName', enabled: 'enabled', father: 'deptFather' },
})
