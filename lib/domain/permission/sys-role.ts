import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** A role and the operations it allows. @source ROU-001 (/SysRolesGrid), ROL-006 @public */
export const sysRole = defineEntity({
  service: 'Ss12SysRoles',
  title: '角色',
  metaTable: null,
  groups: {
    role: {
      label: '角色',
      fields: {
        keyValue: id('角色ID', { hidden: true, serverOwned: true }),
        roleId: text('角色代码', {
          required: true,
          maxLength: 40,
          indexed: true,
          column: true,
          hint: '以 ROLE_ 开头，建立后不能修改',
          rules: [
            {
              name: 'role-code',
              issue: (value) =>
                typeof value === 'string' && !/^ROLE_[A-Z0-9_]{1,35}$/.test(value)
                  ? '应以 ROLE_ 开头，后接大写字母、数字或下划线'
                  : null,
            },
          ],
        }),
        roleName: text('角色名称', { required: true, maxLength: 30, indexed: true, column: true }),
        privileges: codes('SYS_OPERATION', '操作权限', {
          column: true,
          hint: '对所有列表与项目有效；个别列表可在“角色操作授权”中另行规定',
        }),
        builtIn: flag('内置', { serverOwned: true, default: 0, indexed: true, column: true }),
        sortNo: integer('排序', { min: 0, max: 9_999, default: 100, indexed: true }),
        memo: textarea('说明', { maxLength: 200, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { roleId: filled('keyValue') },
})
/** The values of a role and the operations it allows, by field name; null where empty. @public */
export type SysRole = RecordOf<typeof sysRole>

/**
 * The privileges of a role in one list or on one page, in place of its general ones.
 * @source ROU-001 (/UsrPrvsGrid), ROL-006
 * @public
 */
export const roleGrant = defineEntity({
  service: 'UsrPrvs',
  title: '角色操作授权',
  metaTable: null,
  groups: {
    grant: {
      label: '授权',
      fields: {
        keyValue: id('授权ID', { hidden: true, serverOwned: true }),
        roleId: code('SYS_ROLE', '角色', { required: true, indexed: true, column: true }),
        menuCode: code('MENU_ITEM', '菜单', { required: true, indexed: true, column: true }),
        operations: codes('SYS_OPERATION', '可用操作', {
          column: true,
          hint: '代替该角色的通用操作权限；为空表示不可使用',
        }),
        memo: textarea('说明', { maxLength: 200, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { roleId: filled('keyValue'), menuCode: filled('keyValue') },
})
/** The privileges of a role in one list, by field name; null where empty. @public */
export type RoleGrant = RecordOf<typeof roleGrant>

/**
 * A group of users, and the roles of those users in it who have no roles of their own.
 * @source ROU-001 (/SysGroupGrid)
 * @public
 */
export const sysGroup = defineEntity({
  service: 'SysGroup',
  title: '用户组',
  metaTable: null,
  groups: {
    group: {
      label: '用户组',
      fields: {
        keyValue: id('用户组ID', { hidden: true, serverOwned: true }),
        groupCode: text('组编码', { required: true, maxLength: 40, indexed: true, column: true }),
        groupName: text('组名称', { required: true, maxLength: 40, indexed: true, column: true }),
        groupKind: code('SYS_GROUP_KIND', '类别', { required: true, indexed: true, column: true }),
        groupRoles: codes('SYS_ROLE', '默认角色', {
          required: true,
          indexed: true,
          column: true,
          hint: '角色随用户组的成员取这些角色，这里改变后立即随之改变',
        }),
        sortNo: integer('排序', { min: 0, max: 9_999, default: 100, indexed: true }),
        memo: textarea('说明', { maxLength: 200, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { groupCode: filled('keyValue') },
})
/** The values of a group of users, by field name; null where empty. @public */
export type SysGroup = RecordOf<typeof sysGroup>
