import type { Entity } from '../catalogue/entity.ts'
import { code, codes, datetime, type Fields, flag, id, integer, text, textarea } from '../catalogue/field.ts'
import { account } from '../domain/account.ts'
import { community } from '../domain/community.ts'
import { demand } from '../domain/demand/demand.ts'
import { charge } from '../domain/fee/charge.ts'
import { examination } from '../domain/fee/examination.ts'
import { expense } from '../domain/fee/expense.ts'
import { income } from '../domain/fee/income.ts'
import { saleOrder } from '../domain/fee/sale-order.ts'
import { fieldMeta } from '../domain/field-meta.ts'
import { formTemplateEntity } from '../domain/form-record/form-template-entity.ts'
import { commissionLine, commissionRule } from '../domain/flow/commission-rule.ts'
import { flowCondition, flowDefinition, flowNode } from '../domain/flow/flow-definition.ts'
import { flowJob } from '../domain/flow/flow-job.ts'
import { flowLog } from '../domain/flow/flow-log.ts'
import { flowMemo, flowPolicy } from '../domain/flow/flow-memo.ts'
import { notice } from '../domain/flow/notice.ts'
import { helpNote } from '../domain/help-note.ts'
import { house } from '../domain/house/house.ts'
import { loan } from '../domain/loan/loan.ts'
import { fund } from '../domain/member/fund.ts'
import { member } from '../domain/member/member.ts'
import { ownHouse } from '../domain/member/own-house.ts'
import { relation } from '../domain/member/relation.ts'
import { social } from '../domain/member/social.ts'
import { tax } from '../domain/member/tax.ts'
import { workCredit } from '../domain/member/work-credit.ts'
import { organisationDetail } from '../domain/organisation.ts'
import { memberFile } from '../domain/paper/member-file.ts'
import { paperType } from '../domain/paper/paper-type.ts'
import { project } from '../domain/project/project.ts'
import { documentTable } from './file/document-table.ts'
import { formPrintTable } from './form-record/form-print-table.ts'
import { payCodeTable } from './payment/pay-code-table.ts'
import { readingTable } from './receipt/reading-table.ts'
import { sysParam } from '../domain/sys-param.ts'
import { toolDefault } from '../domain/tool-default.ts'
import { trade } from '../domain/trade/trade.ts'
import type { Table } from './store.ts'

/** Cases. The row's key is the project id. */
export const projectTable: Table = { name: 'hf20_prj_base', topic: project.service, fields: project.fields, unique: [['prjNo']] }

/** Members of cases, and what hangs on them. Each row lies in the project and city of its case; rows come in the order of `sortNo`. */
export const memberTable = ofCase('hf23_prj_member', member)
/** Groups of members. */
export const relationTable = ofCase('hf2j_prj_member_relation', relation)
/** Records of members, by their service. */
export const memberRecordTables: Readonly<Record<string, Table>> = {
  [workCredit.service]: ofCase('hf24_prj_member_work_credit', workCredit),
  [fund.service]: ofCase('hf25_prj_member_fund', fund),
  [social.service]: ofCase('hf26_prj_member_social', social),
  [tax.service]: ofCase('hf27_prj_member_tax', tax),
  [ownHouse.service]: ofCase('hf28_prj_member_hourse', ownHouse),
}

/** Records a case has one of at most. */
export const demandTable = oneOfCase('hf22_prj_house_demand', demand, 'hf22PrjId')
export const houseTable = oneOfCase('hf29_prj_hourse', house, 'hf29PrjId')
export const tradeTable = oneOfCase('hf2h_prj_trade', trade, 'hf2hPrjId')
export const loanTable = oneOfCase('hf2i_prj_loan', loan, 'hf2iPrjId')

/** The book of a case: what is charged, what came in and went out, and what finance made of it. */
export const chargeTable: Table = { ...ofCase('project_charge_cfg', charge), unique: [['prjId', 'produceCls']] }
export const incomeTable = ofCase('hf54_project_income_info', income)
export const orderTable: Table = { ...ofCase('sl01_sale_order_m', saleOrder), unique: [['sl01BillNo'], ['sl01IncomeId']] }
export const expenseTable: Table = { ...ofCase('project_cost_info', expense), unique: [['hf40BillNo']] }
/** Lines about orders and expenses; only whether they were taken note of ever changes. */
export const examinationTable = ofCase('hf3f_examine_info', examination)
/** Jobs of a case, in the order of `sortNo`; each flow once. What is shown of a person's own, such as `disableEdit`, is computed. */
export const flowJobTable: Table = withFields({ ...ofCase('hf15_flow_jobs', flowJob), unique: [['hf15PrjId', 'hf15FlowCode']] }, {
  /** Somebody chose it: it stays, whatever the case needs. */
  hf15Chosen: flag('按需添加', { hidden: true, serverOwned: true }),
})
/** Lines about jobs; none is ever changed. */
export const flowLogTable = ofCase('hf2v_prj_log', flowLog)
/** What people earn by jobs, reckoned anew as a whole whenever something of it changes. */
export const commissionLineTable = ofCase('flow_commission', commissionLine)
/** What flows there are, when cases need them, how they are done, and what they earn. */
export const flowDefinitionTable: Table = { name: 'workflow_def', topic: flowDefinition.service, fields: withoutStamps(flowDefinition.fields), unique: [['flowCode']], small: true, choices: { dict: 'HF15_BATCH_FLOW', within: 'HF15_MAIN_FLOW', type: 'MAIN', key: 'flowCode', label: 'flowName', enabled: 'enabled' } }
export const flowNodeTable: Table = { name: 'workflow_def_mgt', topic: flowNode.service, fields: withoutStamps(flowNode.fields), unique: [['flowCode']], small: true, choices: { dict: 'HF15_BATCH_FLOW', type: 'SUB', father: 'fatherCode', key: 'flowCode', label: 'flowName', enabled: 'enabled' } }
export const flowConditionTable: Table = { name: 'workflow_condition_pool', topic: flowCondition.service, fields: withoutStamps(flowCondition.fields), unique: [['conditionCode']], small: true, choices: { dict: 'FLOW_CONDITION', key: 'conditionCode', label: 'conditionName', enabled: 'enabled' } }
export const flowMemoTable: Table = { name: 'hf18_flow_appendix', topic: flowMemo.service, fields: withoutStamps(flowMemo.fields), unique: [['hf18FlowCode']], small: true }
export const flowPolicyTable: Table = { name: 'hf3z_workflow_memo', topic: flowPolicy.service, fields: withoutStamps(flowPolicy.fields), small: true }
export const commissionRuleTable: Table = { name: 'hf11_flow_commission_cfg', topic: commissionRule.service, fields: withoutStamps(commissionRule.fields), unique: [['hf11SceneGrp', 'hf11CardType']], small: true }
/** Kinds of paper, and the files that were handed in for the papers of cases. Which document each of them shows never changes. */
export const paperTypeTable: Table = { name: 'hf117_appendix_tmplt', topic: paperType.service, fields: withoutStamps(paperType.fields), unique: [['cardType']], small: true, choices: { dict: 'CARD_PAPER', key: 'cardType', label: 'paperName', enabled: 'enabled' } }
export const memberFileTable: Table = { ...ofCase('hf2y_prj_appendix', memberFile), unique: [['hf2yPrjId', 'hf2yFileUrl', 'hf2yFileType', 'hf2yObjId']] }
/** Papers of a case that need not be handed in, with the reason. */
export const paperWaiverTable: Table = {
  name: 'paper_waiver',
  topic: memberFile.service,
  fields: { prjId: id('项目ID', { indexed: true }), cardType: text('资料类型', { indexed: true, maxLength: 16 }), side: text('哪一方', { indexed: true, maxLength: 8 }), objId: id('使用人', { indexed: true }), reason: text('原因', { maxLength: 500 }) },
  unique: [['prjId', 'cardType', 'side', 'objId']],
}
/** Application forms an installation fills in. */
export const formTemplateTable: Table = { name: 'form_template', topic: formTemplateEntity.service, fields: withoutStamps(formTemplateEntity.fields), unique: [['formId']], counter: { field: 'revision', of: ['layout', 'rowHeight', 'eachPerson'] }, small: true }
/** What people are told. */
export const noticeTable: Table = { name: 'notice', topic: notice.service, fields: withoutStamps(notice.fields) }
/** What was recommended for a case, under the key of the case: JSON of what it was made from, and of the organisations with their reasons. */
export const recommendationTable: Table = { name: 'prj_recommand', topic: 'Prj', fields: { basis: textarea('推荐依据'), rows: textarea('推荐结果') } }

/** Rows that belong to a case, with the place each took when it came. */
function ofCase(name: string, { service, fields }: Entity): Table {
  return { name, topic: service, fields: { ...withoutStamps(fields), sortNo: integer('序号', { hidden: true, serverOwned: true, indexed: true }) } }
}

function withFields(table: Table, fields: Fields): Table {
  return { ...table, fields: { ...table.fields, ...fields } }
}

/** @param owner the field that holds the key of the case */
function oneOfCase(name: string, { service, fields }: Entity, owner: string): Table {
  return { name, topic: service, fields: withoutStamps(fields), unique: [[owner]] }
}

/** Without what the store keeps on every row. */
function withoutStamps({ keyValue: _key, crtTime: _made, crtUsr: _maker, updTime: _changed, updUsr: _changer, ...own }: Fields): Fields {
  return own
}

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

/** When each person saw personal data in full of late; the key is the user. */
export const revealTable: Table = { name: 'field_reveal', fields: { instants: codes('', '查看时刻') } }

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

/** Field metadata by table, when it holds for members of one type only by that, and when for one project only by project (the row's own project). */
export const fieldMetaTable: Table = {
  name: 'hf02_temp_fld',
  fields: {
    ...fieldMeta.fields,
    tableId: integer('字段表', { indexed: true }),
    memberType: code('MEMBER_TYPE', '成员类别', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
  },
}

/** What fields start with where a tool is used; each field of a tool once. */
export const toolDefaultTable: Table = { name: 'hf3s_tool_temp_fld_cfg', fields: toolDefault.fields, unique: [['hf3sToolDefId', 'hf3sFldName']], small: true }

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
  projectTable, memberTable, relationTable, ...Object.values(memberRecordTables), demandTable, houseTable, tradeTable, loanTable, recommendationTable, chargeTable, incomeTable, orderTable, expenseTable, examinationTable, payCodeTable, formPrintTable, readingTable, accountTable, userTable, userRoleTable, roleTable, sessionTable, loginFailureTable, revealTable, idempotencyTable,
  dictionaryTable, dictEntryTable, organisationTable, fieldMetaTable, communityTable, helpNoteTable, documentTable, parameterRefreshTable, gridViewTable, sysParamTable, toolDefaultTable,
  flowJobTable, flowLogTable, commissionLineTable, flowDefinitionTable, flowNodeTable, flowConditionTable, flowMemoTable, flowPolicyTable, commissionRuleTable, paperTypeTable, memberFileTable, paperWaiverTable, formTemplateTable, noticeTable,
]
