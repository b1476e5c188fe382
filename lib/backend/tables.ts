// biome-ignore-all format: one table a line
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
import { moduleSetting } from '../domain/city/module-setting.ts'
import { DICTIONARY_LIST, dictionaryDefinition } from '../domain/dictionary-definition.ts'
import { fieldMeta } from '../domain/field-meta.ts'
import { formTemplateEntity } from '../domain/form-record/form-template-entity.ts'
import { commissionEntry, commissionRule } from '../domain/flow/commission-rule.ts'
import { flowCondition, flowDefinition, flowNode } from '../domain/flow/flow-definition.ts'
import { flowJob } from '../domain/flow/flow-job.ts'
import { flowLog } from '../domain/flow/flow-log.ts'
import { flowMemo, flowPolicy } from '../domain/flow/flow-memo.ts'
import { saleContract } from '../domain/contract-text/sale-contract.ts'
import { costBudget } from '../domain/cost/cost-budget.ts'
import { COST_STORES } from '../domain/cost/cost-codes.ts'
import { costEntry } from '../domain/cost/cost-entry.ts'
import { costStore } from '../domain/cost/cost-store.ts'
import { notice } from '../domain/flow/notice.ts'
import { noticeConfig } from '../domain/flow/notice-config.ts'
import { helpNote } from '../domain/help-note.ts'
import { house } from '../domain/house/house.ts'
import { loginLog } from '../domain/log/login-log.ts'
import { remindLog, remindLogHistory } from '../domain/log/remind-log.ts'
import { shareLog } from '../domain/log/share-log.ts'
import { chat, chatMessage } from '../domain/talk/chat.ts'
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
import { department } from '../domain/permission/department.ts'
import { menuItem } from '../domain/permission/menu-item.ts'
import { PARTNER_PASSING, pushPartner } from '../domain/permission/push-partner.ts'
import { roleGrant, sysGroup, sysRole } from '../domain/permission/sys-role.ts'
import { PASSING, sysUser } from '../domain/permission/sys-user.ts'
import { pointAccount } from '../domain/points/point-account.ts'
import { pointEntry } from '../domain/points/point-entry.ts'
import { pointRule } from '../domain/points/point-rule.ts'
import { project } from '../domain/project/project.ts'
import { projectRole } from '../domain/project-role/project-role.ts'
import { documentTable } from './file/document-table.ts'
import { formPrintTable } from './form-record/form-print-table.ts'
import { payCodeTable } from './payment/pay-code-table.ts'
import { unmatchedPaymentTable } from './payment/unmatched-payment-table.ts'
import { auditLogTable } from './log/audit-log-table.ts'
import { readingTable } from './receipt/reading-table.ts'
import { printTable } from './file/print-table.ts'
import { sysParam } from '../domain/sys-param.ts'
import { toolDefault } from '../domain/tool-default.ts'
import { toolDefinition } from '../domain/tool-template.ts'
import { trade } from '../domain/trade/trade.ts'
import type { Table } from './store.ts'
import { bankWeightTable, bankRateTable, primeRateTable, cityRateTable, fundPolicyTable, firstPaymentTable, remindRuleTable, flowTriggerTable, checkItemTable, smsTemplateTable, noticeTemplateTable, paperCheckTable, feeStandardTable, commissionWeightTable, cfgItemTable, cityRuleTable, citySettingTable, flowRightTable, flowViewGroupTable, flowViewTable, chargeItemTable, servicePriceTable } from './rule-tables.ts'
import { withoutStamps } from './without-stamps.ts'

/** Cases. The row's key is the project id. */
export const projectTable: Table = withFields({ name: 'hf20_prj_base', topic: project.service, fields: project.fields, unique: [['prjNo']] }, {
  /** Invited people who are not switched off: they are participants of the case. */
  hf20Invitees: codes('SS11_ACCT_USERS', '受邀成员', { hidden: true, serverOwned: true, indexed: true }),
})
/** Invitations into cases; each account once per role. */
export const projectRoleTable: Table = { ...ofCase('hf21_prj_inviter', projectRole), unique: [['hf21PrjId', 'hf21AcctId', 'hf21RoleId']] }

/**
 * Members of cases, and the records attached to them. Each row lies in the project and city of its case, sorted by
 * `sortNo`.
 */
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

/** Records a case has at most once. */
export const demandTable: Table = { ...oneOfCase('hf22_prj_house_demand', demand, 'hf22PrjId'), extraTopics: ['HouseDemand'] }
export const houseTable = searched(oneOfCase('hf29_prj_hourse', house, 'hf29PrjId'), ['hf29Area', 'hf29Village', 'hf29Address', 'hf29HourseType', 'hf29InnerStructure', 'hf29FullArea', 'hf29LoanStatus'])
export const tradeTable = searched(oneOfCase('hf2h_prj_trade', trade, 'hf2hPrjId'), ['hf2hTradeType', 'hf2hContractNo', 'hf2hContractState', 'hf2hContractAmt', 'hf2hOnlineAmt', 'hf2hSignDate', 'hf2hAuditType'])
export const loanTable = oneOfCase('hf2i_prj_loan', loan, 'hf2iPrjId')
/** The contract of sale of a case. */
export const saleContractTable = oneOfCase('sale_contract', saleContract, 'prjId')

/** The ledger of a case: charges, incomes and expenses, and the decisions of finance. */
export const chargeTable: Table = { ...ofCase('project_charge_cfg', charge), unique: [['prjId', 'produceCls']] }
/** Incomes, with their receipt numbers in compared form: the one filled in, and those read off the voucher. */
export const incomeTable = withFields(ofCase('hf54_project_income_info', income), {
  receiptNo: text('', { indexed: true }), readNos: codes('', '', { freeText: true, indexed: true }),
})
export const orderTable: Table = withFields({ ...ofCase('sl01_sale_order_m', saleOrder), unique: [['sl01BillNo'], ['sl01IncomeId'], ['receiptPlace']], extraTopics: ['PrjOrder'] }, {
  /** City and number of a prepaid order, as receipts are compared; null for orders of incomes. */
  receiptPlace: text('', { indexed: true }),
})
export const expenseTable: Table = { ...ofCase('project_cost_info', expense), unique: [['hf40BillNo']] }
/** History of orders and expenses; only whether an entry was noted ever changes. */
export const examinationTable = ofCase('hf3f_examine_info', examination)
/**
 * Jobs of a case, sorted by `sortNo`; each flow once. Values that depend on the caller, such as `disableEdit`, are
 * computed.
 */
export const flowJobTable: Table = withFields({ ...ofCase('hf15_flow_jobs', flowJob), unique: [['hf15PrjId', 'hf15FlowCode']] }, {
  /** True when a user chose it: it stays, whatever the case needs. */
  hf15Chosen: flag('按需添加', { hidden: true, serverOwned: true }),
})
/** Log of jobs; entries are never changed. */
export const flowLogTable = ofCase('hf2v_prj_log', flowLog)
/** Commission people earn by jobs, recalculated as a whole on every change. */
export const commissionEntryTable = ofCase('flow_commission', commissionEntry)
/** Flow definitions: which flows exist, when cases need them, how they are done, and what they earn. */
export const flowDefinitionTable: Table = { name: 'workflow_def', topic: flowDefinition.service, fields: withoutStamps(flowDefinition.fields), unique: [['flowCode']], small: true, choices: { dict: 'HF15_BATCH_FLOW', within: 'HF15_MAIN_FLOW', type: 'MAIN', key: 'flowCode', label: 'flowName', enabled: 'enabled' } }
export const flowNodeTable: Table = { name: 'workflow_def_mgt', topic: flowNode.service, fields: withoutStamps(flowNode.fields), unique: [['flowCode']], small: true, choices: { dict: 'HF15_BATCH_FLOW', type: 'SUB', father: 'fatherCode', key: 'flowCode', label: 'flowName', enabled: 'enabled' } }
export const flowConditionTable: Table = { name: 'workflow_condition_pool', topic: flowCondition.service, fields: withoutStamps(flowCondition.fields), unique: [['conditionCode']], small: true, choices: { dict: 'FLOW_CONDITION', key: 'conditionCode', label: 'conditionName', enabled: 'enabled' } }
export const flowMemoTable: Table = { name: 'hf18_flow_appendix', topic: flowMemo.service, fields: withoutStamps(flowMemo.fields), unique: [['hf18FlowCode']], small: true }
export const flowPolicyTable: Table = { name: 'hf3z_workflow_memo', topic: flowPolicy.service, fields: withoutStamps(flowPolicy.fields), small: true }
export const commissionRuleTable: Table = { name: 'hf11_flow_commission_cfg', topic: commissionRule.service, fields: withoutStamps(commissionRule.fields), unique: [['hf11SceneGrp', 'hf11CardType']], small: true }
/** Kinds of paper, and the files submitted for papers of cases. The document of a file never changes. */
export const paperTypeTable: Table = { name: 'hf117_appendix_tmplt', topic: paperType.service, fields: withoutStamps(paperType.fields), unique: [['cardType']], small: true, choices: { dict: 'CARD_PAPER', key: 'cardType', label: 'paperName', enabled: 'enabled' } }
export const memberFileTable: Table = { ...ofCase('hf2y_prj_appendix', memberFile), unique: [['hf2yPrjId', 'hf2yFileUrl', 'hf2yFileType', 'hf2yObjId']] }
/** Papers of a case that need not be submitted, with the reason. */
export const paperWaiverTable: Table = {
  name: 'paper_waiver',
  topic: memberFile.service,
  fields: { prjId: id('项目ID', { indexed: true }), cardType: text('资料类型', { indexed: true, maxLength: 16 }), side: text('哪一方', { indexed: true, maxLength: 8 }), objId: id('使用人', { indexed: true }), reason: text('原因', { maxLength: 500 }) },
  unique: [['prjId', 'cardType', 'side', 'objId']],
}
/** Templates of the application forms. */
export const formTemplateTable: Table = { name: 'form_template', topic: formTemplateEntity.service, fields: withoutStamps(formTemplateEntity.fields), unique: [['formId']], counter: { field: 'revision', of: ['layout', 'rowHeight', 'eachPerson'] }, small: true }
/** Stores, their costs outside of cases, and their budgets. Rows belong to a city. */
export const costStoreTable: Table = { name: 'cost_store', topic: costStore.service, fields: withoutStamps(costStore.fields), unique: [['storeCode']], small: true, choices: { dict: COST_STORES, key: 'storeCode', label: 'storeName', enabled: 'enabled' } }
export const costEntryTable: Table = { name: 'cost_entry', topic: costEntry.service, fields: withoutStamps(costEntry.fields) }
export const costBudgetTable: Table = { name: 'cost_budget', topic: costBudget.service, fields: withoutStamps(costBudget.fields), unique: [['budgetMonth', 'storeCode', 'costCategory']] }
/** Points: the rules, what people got and used, and the balance of each person, which is the sum of these. */
export const pointRuleTable: Table = { name: 'point_rule', topic: pointRule.service, fields: withoutStamps(pointRule.fields), unique: [['ruleCode']], small: true, choices: { dict: 'POINT_RULE', key: 'ruleCode', label: 'ruleName', enabled: 'enabled' } }
export const pointEntryTable: Table = { name: 'point_booking', topic: pointEntry.service, fields: withoutStamps(pointEntry.fields) }
export const pointAccountTable: Table = { name: 'point_account', topic: pointAccount.service, fields: withoutStamps(pointAccount.fields), unique: [['acctId']], small: true }
/** Notices to users. */
export const noticeTable: Table = { name: 'notice', topic: notice.service, fields: withoutStamps(notice.fields) }
/** Whether and to whom else notices are sent; the key of a row is the kind of notice. */
export const noticeConfigTable: Table = { name: 'notice_cfg', topic: noticeConfig.service, fields: withoutStamps(noticeConfig.fields), unique: [['noticeKind']], small: true }
/** Reminders that were sent, and their results. */
export const remindTable: Table = { name: 'remind_log', topic: remindLog.service, extraTopics: [remindLogHistory.service], fields: withoutStamps(remindLog.fields) }
/** Log-ins and log-outs; rows are only ever added. */
export const loginLogTable: Table = { name: 'usr_login_logs', topic: loginLog.service, fields: withoutStamps(loginLog.fields) }
/** Log of what was shared with people outside the portal. */
export const shareTable: Table = { name: 'share_log', topic: shareLog.service, fields: withoutStamps(shareLog.fields) }
/** Conversations about cases, and their messages. */
export const chatTable: Table = { name: 'chat_m', topic: chat.service, fields: withoutStamps(chat.fields), unique: [['chatNo']] }
export const chatMessageTable: Table = { name: 'chat_record', topic: chatMessage.service, fields: withoutStamps(chatMessage.fields) }
/**
 * The recommendation for a case, under the key of the case: JSON of its basis, and of the organisations with the
 * reasons.
 */
export const recommendationTable: Table = { name: 'prj_recommand', topic: 'Prj', fields: { basis: textarea('推荐依据'), rows: textarea('推荐结果') } }

/** A table of rows that belong to a case, with a number for the order in which they were added. */
function ofCase(name: string, { service, fields }: Entity): Table {
  return { name, topic: service, fields: { ...withoutStamps(fields), sortNo: integer('序号', { hidden: true, serverOwned: true, indexed: true }) } }
}

/** Fields with all of them indexed. */
function searchable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, indexed: true }]))
}

function withFields(table: Table, fields: Fields): Table {
  return { ...table, fields: { ...table.fields, ...fields } }
}

/** Adds indexes for fields that lists over all cases search and sort by, beyond those of the entity. */
function searched(table: Table, names: readonly string[]): Table {
  return { ...table, fields: Object.fromEntries(Object.entries(table.fields).map(([name, field]) => [name, names.includes(name) ? { ...field, indexed: true } : field])) }
}

/** A table with at most one row per case. @param owner the field that holds the key of the case */
function oneOfCase(name: string, { service, fields }: Entity, owner: string): Table {
  return { name, topic: service, fields: withoutStamps(fields), unique: [[owner]] }
}

/** Accounts that can be picked and act; staff positions and cities decide which picker offers them. */
export const accountTable: Table = {
  name: 'br01_acct_base',
  topic: account.service,
  extraTopics: ['AcctBase', 'PlatformAcctBase'],
  fields: {
    ...account.fields,
    positions: codes('HX59', '岗位', { indexed: true }),
    cities: codes('SS46_ADMDIVISION_LIST', '所在城市', { indexed: true }),
  },
}

/**
 * Users who may sign in. Roles, positions and phone repeat values of {@link userRoleTable} and {@link accountTable}, so
 * that lists can search and show them.
 */
export const userTable: Table = {
  name: 'ss11_sys_users',
  topic: sysUser.service,
  fields: { ...withoutStamps(Object.fromEntries(Object.entries(sysUser.fields).filter(([name]) => !PASSING.includes(name)))), passwordHash: textarea('密码散列') },
  unique: [['userName']],
}

/** Which user holds which role. */
export const userRoleTable: Table = {
  name: 'ss13_usr_roles',
  fields: { ss13UsrId: id('用户ID', { indexed: true }), ss13RoleId: id('角色ID', { indexed: true }) },
  unique: [['ss13UsrId', 'ss13RoleId']],
}

/** Roles and the operations they allow, by code. `roleId` repeats the key for lists of choices. */
export const roleTable: Table = { name: 'ss12_sys_roles', topic: sysRole.service, fields: withoutStamps(sysRole.fields), unique: [['roleId']], choices: { dict: 'SYS_ROLE', key: 'roleId', label: 'roleName', enabled: 'enabled' } }
/** Grants of roles in single lists; read with every call. */
export const roleGrantTable: Table = { name: 'usr_prvs', topic: roleGrant.service, fields: withoutStamps(roleGrant.fields), unique: [['roleId', 'menuCode']] }
/** Groups of people, and the initial roles of new users. */
export const groupTable: Table = { name: 'ss14_sys_group', topic: sysGroup.service, fields: withoutStamps(sysGroup.fields), unique: [['groupCode']], small: true, choices: { dict: 'SYS_GROUP', key: 'groupCode', label: 'groupName', enabled: 'enabled' } }
/** Departments of the company, each with its parent. */
export const departmentTable: Table = { name: 'dept_base_infor', topic: department.service, fields: withoutStamps(department.fields), unique: [['deptCode']], small: true, choices: { dict: 'DEPT', key: 'deptCode', label: 'deptName', enabled: 'enabled', father: 'deptFather' } }
/** Partners whose pages embed parts of the portal, and the hashes of their secrets. */
export const partnerTable: Table = {
  name: 'push_partner',
  topic: pushPartner.service,
  fields: { ...withoutStamps(Object.fromEntries(Object.entries(pushPartner.fields).filter(([name]) => !PARTNER_PASSING.includes(name)))), secretHash: textarea('密钥散列') },
  unique: [['partnerCode']], small: true,
}
/** Entries of the menu, by code. */
export const menuItemTable: Table = { name: 'menu_items', topic: menuItem.service, fields: withoutStamps(menuItem.fields), unique: [['menuCode']], small: true, choices: { dict: 'MENU_ITEM', key: 'menuCode', label: 'menuName', enabled: 'enabled' } }

/**
 * Sessions of signed-in users; the key is the hash of the token. The session of a partner's page also stores what it
 * may open; its user is the partner.
 */
export const sessionTable: Table = {
  name: 'session',
  fields: {
    userId: id('用户ID', { indexed: true }), expiresAt: datetime('到期时刻', { indexed: true }), seenAt: datetime('最近使用'), workCity: id('办公城市'),
    embedAcct: id('使用人账号'), embedName: text('使用人'), embedSecretAt: datetime('签发时的密钥'), embedCity: id('城市'),
    embedProjects: codes('', '项目'), embedWidgets: codes('', '组件'), embedOperations: codes('', '操作'), embedReveals: flag('可看完整证件与号码'),
  },
}

/** Failed log-ins by account and by address. */
export const loginFailureTable: Table = {
  name: 'login_failure',
  fields: { count: integer('次数'), since: datetime('起始时刻', { indexed: true }), account: text('账号', { indexed: true }) },
}

/** Recent searches for personal numbers; the key is the user. */
export const numberSearchTable: Table = { name: 'number_search', fields: { instants: codes('', '查询时刻') } }

/** Recent views of personal data in full; the key is the user. */
export const revealTable: Table = { name: 'field_reveal', fields: { instants: codes('', '查看时刻') } }

/** First answers of creating calls, by the caller's key. */
export const idempotencyTable: Table = {
  name: 'idempotency',
  fields: { call: text('调用'), requestHash: text('请求散列'), answer: textarea('答复'), at: datetime('时刻', { indexed: true }) },
}

/** Dictionaries and their values. */
export const dictionaryTable: Table = { name: 'ss45_dict', topic: dictionaryDefinition.service, fields: withoutStamps(dictionaryDefinition.fields), unique: [['dictCode']], small: true, choices: { dict: DICTIONARY_LIST, key: 'dictCode', label: 'name', enabled: 'enabled' } }
export const dictEntryTable: Table = {
  name: 'ss45_dict_entry',
  fields: {
    dict: id('字典', { indexed: true }),
    key: id('编码', { indexed: true }),
    value: text('名称', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
    /** JSON of the other values of an entry. */
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
export const helpNoteTable: Table = { name: 'hf18_fld_appendix', topic: helpNote.service, fields: helpNote.fields, unique: [['hf18HelpId']], small: true, choices: { dict: 'FLD_HELP', key: 'hf18HelpId', label: 'hf18Title', enabled: 'hf18Enabled' } }

/**
 * Field metadata by table. It may be limited to members of one type, cases of one kind, one city or one project; the
 * city and project are those of the row.
 */
export const fieldMetaTable: Table = {
  name: 'hf02_temp_fld',
  topic: fieldMeta.service,
  extraTopics: ['Hf02TempFldMght', 'Hf02TempFldCity'],
  fields: {
    ...searchable(fieldMeta.fields),
    tableId: integer('字段表', { indexed: true }),
    hf02Table: code('TABLE_TYPE', '字段表', { indexed: true }),
    hf02Level: text('层级', { indexed: true, maxLength: 16 }),
    hf02PrjType: code('HF01', '项目类型', { indexed: true }),
    memberType: code('MEMBER_TYPE', '成员类别', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
  },
}

/** Default values of fields where a tool is used; each field of a tool once. */
export const toolDefaultTable: Table = { name: 'hf3s_tool_temp_fld_cfg', fields: toolDefault.fields, unique: [['hf3sToolDefId', 'hf3sFldName']], small: true }

/** Tools, and the default values of fields in them: only tools in use give defaults. */
export const toolDefinitionTable: Table = { name: 'hf3s_tool_def', topic: toolDefinition.service, fields: withoutStamps(toolDefinition.fields), unique: [['toolId']], small: true, choices: { dict: 'TOOL_DEF', key: 'toolId', label: 'toolName', enabled: 'enabled' } }
/** Modules, settings and rules of cities. */
export const moduleSettingTable: Table = { name: 'modules_cfg', topic: moduleSetting.service, fields: withoutStamps(moduleSetting.fields), small: true }


/** Since when changes of parameters have been announced. */
export const parameterRefreshTable: Table = { name: 'parameter_refresh', fields: { at: datetime('时刻') } }

/** Settings of the installation that staff may change. */
export const sysParamTable: Table = { name: 'ss02_sys_params', fields: sysParam.fields, unique: [['ss02Code']], small: true }

/** Views of lists, saved for the person who made them. */
export const gridViewTable: Table = {
  name: 'grid_view',
  fields: {
    grid: id('列表', { indexed: true }),
    owner: id('账号', { indexed: true }),
    title: text('视图名称', { indexed: true }),
    isDefault: flag('默认视图'),
    /** All users with this role can read it. */
    role: id('发布给角色', { indexed: true }),
    layout: textarea('视图内容'),
  },
  unique: [['owner', 'grid', 'title']],
}

export { bankWeightTable, bankRateTable, primeRateTable, cityRateTable, fundPolicyTable, firstPaymentTable, remindRuleTable, flowTriggerTable, checkItemTable, smsTemplateTable, noticeTemplateTable, paperCheckTable, feeStandardTable, commissionWeightTable, cfgItemTable, cityRuleTable, citySettingTable, flowRightTable, flowViewGroupTable, flowViewTable, chargeItemTable, servicePriceTable }

/** All tables of the back end. A Store is opened with these. @public */
export const tables: readonly Table[] = [
  projectTable, projectRoleTable, memberTable, relationTable, ...Object.values(memberRecordTables), demandTable, houseTable, tradeTable, loanTable, saleContractTable, costStoreTable, costEntryTable, costBudgetTable, recommendationTable, chargeTable, incomeTable, orderTable, expenseTable, examinationTable, payCodeTable, unmatchedPaymentTable, formPrintTable, readingTable, printTable, accountTable, userTable, userRoleTable, roleTable, roleGrantTable, groupTable, menuItemTable, partnerTable, departmentTable, sessionTable, loginFailureTable, revealTable, numberSearchTable, idempotencyTable,
  dictionaryTable, dictEntryTable, organisationTable, fieldMetaTable, communityTable, helpNoteTable, documentTable, parameterRefreshTable, gridViewTable, sysParamTable, toolDefaultTable, toolDefinitionTable, moduleSettingTable, bankWeightTable, commissionWeightTable, checkItemTable, smsTemplateTable, noticeTemplateTable, paperCheckTable, feeStandardTable, flowTriggerTable, remindRuleTable, bankRateTable, primeRateTable, cityRateTable, fundPolicyTable, firstPaymentTable, cfgItemTable, cityRuleTable, citySettingTable, flowRightTable, flowViewGroupTable, flowViewTable, chargeItemTable, servicePriceTable,
  flowJobTable, flowLogTable, commissionEntryTable, flowDefinitionTable, flowNodeTable, flowConditionTable, flowMemoTable, flowPolicyTable, commissionRuleTable, paperTypeTable, memberFileTable, paperWaiverTable, formTemplateTable, noticeTable, noticeConfigTable, remindTable, loginLogTable, shareTable, chatTable, chatMessageTable, auditLogTable, pointRuleTable, pointEntryTable, pointAccountTable,
]
