import { codes, datetime, flag, id, integer, text, textarea } from '../catalogue/field.ts'
import { account } from '../domain/account.ts'
import { community } from '../domain/community.ts'
import { fieldMeta } from '../domain/field-meta.ts'
import { helpNote } from '../domain/help-note.ts'
import { organisationDetail } from '../domain/organisation.ts'
import { project } from '../domain/project/project.ts'
import { documentTable } from './file/document-table.ts'
import { sysParam } from '../domain/sys-param.ts'
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
export const organisationTable: Table = { name: 'hf31_division_detail', fields: organisationDetail.fields }

/** Housing estates. */
export const communityTable: Table = { name: 'community', fields: community.fields }

/** Guidance for fields, by help identifier. */
export const helpNoteTable: Table = { name: 'hf18_fld_appendix', fields: helpNote.fields, unique: [['hf18HelpId']] }

/** Field metadata by table and, when it holds for one project only, by project (the row's own project). */
export const fieldMetaTable: Table = {
  name: 'hf02_temp_fld',
  fields: { ...fieldMeta.fields, tableId: integer('字段表', { indexed: true }), sortOrder: integer('排序', { indexed: true }) },
}

/** Since when changes of parameters have been announced. */
export const parameterRefreshTable: Table = { name: 'parameter_refresh', fields: { at: datetime('时刻') } }

/** Choices of the installation that staff may change. */
export const sysParamTable: Table = { name: 'ss02_sys_params', fields: sysParam.fields, unique: [['ss02Code']], small: true }

/** Views of lists, kept for the person who made them. */
export const gridViewTable: Table = {
  name: 'grid_view',
  fields: {
    grid: id('列表', { indexed: true }),
    owner: id('账号', { indexed: true }),
    title: text('视图名称', { indexed: true }),
    isDefault: flag('默认视图'),
    layout: textarea('视图内容'),
  },
  unique: [['owner', 'grid', 'title']],
}

/** Everything the back end stores. A Store is opened over these. @public */
export const tables: readonly Table[] = [
  projectTable, accountTable, userTable, userRoleTable, roleTable, sessionTable, loginFailureTable, idempotencyTable,
  dictionaryTable, dictEntryTable, organisationTable, fieldMetaTable, communityTable, helpNoteTable, documentTable, parameterRefreshTable, gridViewTable, sysParamTable,
]
