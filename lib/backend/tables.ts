import { codes, datetime, flag, id, integer, text, textarea } from '../catalogue/field.ts'
import { account } from '../domain/account.ts'
import { fieldMeta } from '../domain/field-meta.ts'
import { project } from '../domain/project/project.ts'
import type { Table } from './store.ts'

/** Cases. The row's key is the project id. */
export const projectTable: Table = { name: 'hf20_prj_base', fields: project.fields, unique: [['prjNo']] }

/** Accounts that can be picked and act; staff positions and cities decide which picker offers them. */
export const accountTable: Table = {
  name: 'br01_acct_base',
  fields: {
    ...account.fields,
    positions: codes('HX59', '岗位', { indexed: true }),
    cities: codes('SS46_ADMDIVISION_LIST', '所在城市', { indexed: true }),
  },
}

/** Who may sign in. */
export const userTable: Table = {
  name: 'ss11_sys_users',
  fields: {
    userName: text('登录名', { required: true, indexed: true, maxLength: 64 }),
    displayName: text('姓名', { maxLength: 50 }),
    acctId: id('账号ID', { indexed: true }),
    passwordHash: textarea('密码散列'),
    enabled: flag('启用', { indexed: true }),
    cities: codes('SS46_ADMDIVISION_LIST', '可用城市'),
    city: id('当前城市'),
    /** Organisation of a service provider's employee; empty for own staff. */
    provider: id('所属服务商', { indexed: true }),
  },
  unique: [['userName']],
}

/** Which user holds which role. */
export const userRoleTable: Table = {
  name: 'ss13_usr_roles',
  fields: { ss13UsrId: id('用户ID', { indexed: true }), ss13RoleId: id('角色ID', { indexed: true }) },
  unique: [['ss13UsrId', 'ss13RoleId']],
}

/** Roles and the operation privileges they give. */
export const roleTable: Table = {
  name: 'ss12_sys_roles',
  fields: { roleName: text('角色名称', { indexed: true }), privileges: codes('', '操作权限') },
}

/** Signed-in sessions; the key is the hash of the token. */
export const sessionTable: Table = {
  name: 'session',
  fields: { userId: id('用户ID', { indexed: true }), expiresAt: datetime('到期时刻', { indexed: true }), seenAt: datetime('最近使用') },
}

/** Failed log-ins by account and by address. */
export const loginFailureTable: Table = {
  name: 'login_failure',
  fields: { count: integer('次数'), since: datetime('起始时刻', { indexed: true }) },
}

/** First answers of creating calls, by the caller's key. */
export const idempotencyTable: Table = {
  name: 'idempotency',
  fields: { call: text('调用'), requestHash: text('请求散列'), answer: textarea('答复'), at: datetime('时刻', { indexed: true }) },
}

/** Dictionaries and their values. */
export const dictionaryTable: Table = { name: 'ss45_dict', fields: { name: text('字典名称', { indexed: true }) } }
export const dictEntryTable: Table = {
  name: 'ss45_dict_entry',
  fields: {
    dict: id('字典', { indexed: true }),
    key: id('编码', { indexed: true }),
    value: text('名称', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
    /** JSON of the further values an entry carries. */
    otherValues: textarea('其他值'),
    enabled: flag('启用', { indexed: true }),
  },
  unique: [['dict', 'key']],
}

/** Banks' branches, registries and other organisations that handle cases. */
export const organisationTable: Table = {
  name: 'hf31_division_detail',
  fields: {
    name: text('名称', { indexed: true }),
    type: id('机构类型', { indexed: true }),
    head: id('总行', { indexed: true }),
    province: id('省'),
    city: id('市', { indexed: true }),
    area: id('区'),
    address: text('地址'),
    phone: text('电话'),
    sortOrder: integer('排序', { indexed: true }),
  },
}

/** Field metadata by table and, when it holds for one project only, by project (the row's own project). */
export const fieldMetaTable: Table = {
  name: 'hf02_temp_fld',
  fields: { ...fieldMeta.fields, tableId: integer('字段表', { indexed: true }), sortOrder: integer('排序', { indexed: true }) },
}

/** Everything the back end stores. A Store is opened over these. @public */
export const tables: readonly Table[] = [
  projectTable, accountTable, userTable, userRoleTable, roleTable, sessionTable, loginFailureTable, idempotencyTable,
  dictionaryTable, dictEntryTable, organisationTable, fieldMetaTable,
]
