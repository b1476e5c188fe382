import { FILE_CLASS } from '../../../lib/domain/codes.ts'
import { COST_PART } from '../../../lib/domain/cost/cost-part.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { SPENT, UNPAID } from '../fee/fees-fixture.ts'
import type { CaseRowKeys, Case, Who } from './calls-backend.ts'

/**
 * Whom a call lets through: for a case of one's own, one of others in the same city, one of another city; or wherever.
 */
export type Through = Readonly<Record<Case, string>> | { readonly anywhere: string }

export interface CallSpec {
  readonly through: Through
  readonly body: (name: Case, rowKeys: CaseRowKeys, who: Who) => unknown
  /** A list lets through to a case when its answer holds this. */
  readonly shows?: (name: Case, rowKeys: CaseRowKeys) => string
  /** What those let through are answered where the call does not succeed, for reasons that are none of rights. */
  readonly control?: string
}

const SIGNED_IN = 'viewer sales service stranger provider rival follow finance manager southern'
const ANYBODY = `out ${SIGNED_IN}`

/** Reads what belongs to a case: who works on it or for its provider, and who sees the whole city. */
const SEE = {
  own: 'viewer sales service provider follow finance manager',
  other: 'viewer finance manager',
  far: 'southern',
}
/** Changes it: who works on it, and the manager of the city. */
const WORK = { own: 'sales service provider follow manager', other: 'manager', far: 'southern' }
/** Removes, switches and finishes: whose role has the operation, which only managers have here. */
const MANAGE = { own: 'manager', other: 'manager', far: 'southern' }
/** Sees a personal number in full: own staff who work on the case, and the manager; no provider, no finance. */
const REVEAL = { own: 'sales service follow manager', other: 'manager', far: 'southern' }
/** The same for bank accounts: finance as well. */
const REVEAL_BANK = { own: 'sales service follow finance manager', other: 'finance manager', far: 'southern' }
/** Decides about money: finance of the city. */
const FINANCE = { own: 'finance', other: 'finance', far: '' }
/** Takes a demand over: customer service that takes part. */
const SERVICE = { own: 'service', other: '', far: '' }
/** Saves a document anywhere: whose role saves. */
const SAVERS = 'sales service stranger provider rival follow finance manager southern'
/** Opens a case: employees of providers and managers. */
const OPENERS = 'provider rival manager southern'

const of = (through: Through, body: CallSpec['body'], more: Omit<CallSpec, 'through' | 'body'> = {}): CallSpec => ({
  through,
  body,
  ...more,
})
const everywhere = (anywhere: string, body: object = {}, more: Omit<CallSpec, 'through' | 'body'> = {}): CallSpec => ({
  through: { anywhere },
  body: () => body,
  ...more,
})
const prjId = (name: Case) => ({ prjId: name })
const objKey = (name: Case) => ({ objKey: name })
const key = (part: string) => (name: Case) => ({ id: `${name}-${part}` })
const keyValue = (part: string) => (name: Case) => ({ keyValue: `${name}-${part}` })
const shown = (part: string) => (name: Case) => `"${name}-${part}"`

/** The calls a record of a case has. @param adds what a new one is made of */
function callsOfRecord(
  service: string,
  part: string,
  adds: (name: Case) => object,
): Readonly<Record<string, CallSpec>> {
  return {
    [`${service}.getSubPageList`]: of(SEE, objKey, { shows: shown(part) }),
    [`${service}.getOne`]: of(SEE, key(part)),
    [`${service}.doCreate`]: of(SEE, objKey),
    [`${service}.doSave`]: of(WORK, keyValue(part)),
    [`${service}.saveChanges`]: of(WORK, (name) => [keyValue(part)(name)]),
    [`${service}.doSave#new`]: of(WORK, adds, { control: 'CONFLICT' }),
    [`${service}.getOpts`]: everywhere(SIGNED_IN),
  }
}

const memberRecords = Object.fromEntries(
  MEMBER_RECORDS.flatMap(({ entity: { service }, owner }) => {
    const below = (name: Case) => ({ objKey: `${name}-buyer` })
    const fresh = (name: Case) => ({ [owner]: `${name}-buyer` })
    return Object.entries({
      ...callsOfRecord(service, service, fresh),
      [`${service}.getPageList`]: of(SEE, () => ({ pageSize: 200 }), { shows: shown(service) }),
      [`${service}.getSubPageList`]: of(SEE, below),
      [`${service}.doCreate`]: of(SEE, below),
      [`${service}.doSave#new`]: of(WORK, fresh),
      [`${service}.saveChanges#new`]: of(WORK, (name) => [fresh(name), fresh(name)]),
      [`${service}.doDelete`]: of(MANAGE, key(service)),
    })
  }),
)

/**
 * Every call of the contract, written from the policies: who gets through where. A name after `#` is a further way to
 * call it.
 */
export const CALLS: Readonly<Record<string, CallSpec>> = {
  // Who one is
  'login.doLogin': everywhere(ANYBODY, { userName: 'sales', password: 'sales-secret' }),
  'login.doLogout': everywhere(SIGNED_IN),
  'login.getLoginStatus': everywhere(SIGNED_IN),
  'login.getUserRole': everywhere(SIGNED_IN),
  'login.changePassword': of({ anywhere: SIGNED_IN }, (_name, _rowKeys, who) => ({
    oldPassword: `${who}-secret`,
    newPassword: 'a-long-new-1',
  })),
  'login.getSecondFactor': everywhere(SIGNED_IN),
  'login.startSecondFactor': of({ anywhere: SIGNED_IN }, (_name, _rowKeys, who) => ({ password: `${who}-secret` })),
  'login.confirmSecondFactor': everywhere(SIGNED_IN, { code: '123456' }, { control: 'STATUS' }),
  'login.endSecondFactor': of(
    { anywhere: SIGNED_IN },
    (_name, _rowKeys, who) => ({ password: `${who}-secret`, code: '123456' }),
    { control: 'STATUS' },
  ),
  'login.getSessions': everywhere(SIGNED_IN),
  'login.endSession': everywhere(SIGNED_IN, { sessionId: 'x' }),
  'login.endOtherSessions': everywhere(SIGNED_IN),
  'Br01AcctBase.getAcctId': everywhere(SIGNED_IN),
  'Hf32DivisionMemberInfo.checkFwsEmployee': everywhere(SIGNED_IN),
  'Ss11SysUsers.getCurrentLocationCity': everywhere(SIGNED_IN),
  'Hf01CityFieldManage.getCity': everywhere(SIGNED_IN),
  'Ss11SysUsers.switchLocationCity': everywhere(
    'viewer sales service stranger provider rival follow finance manager',
    { code: '440100' },
    { control: 'STATUS' },
  ),
  'Ss11SysUsers.switchLocationCity#far': everywhere('manager southern', { code: '440300' }),
  'Ss11SysUsers.resetPassword': everywhere('manager', { id: 'u-sales' }),
  'Ss11SysUsers.resetSecondFactor': everywhere('manager', { id: 'u-sales' }),
  'Ss11SysUsers.unlock': everywhere('manager', { id: 'u-sales' }),
  'Ss11SysUsers.getRights': everywhere('manager southern', { role: 'ROLE_SALES' }),
  'Ss11SysUsers.resetPassword#far': everywhere('manager southern', { id: 'u-southern' }),

  // Words, labels, settings: what any page needs
  'Br01AcctBase.getPageList': everywhere(SIGNED_IN),
  'pubSvc.getDictVals': everywhere(SIGNED_IN, { Code: 'HF01' }),
  'Community.search': everywhere(SIGNED_IN, { keyword: '例' }),
  'Hf18FldAppendix.getValidateIdList': everywhere(SIGNED_IN),
  'Hf02TempFld.loadrieldMeta': of(SEE, (name) => ({ prjId: name, tableId: 1 })),
  'Hf02TempFld.initFldsVal': of(SEE, (name) => ({ prjId: name, tableId: 1 })),
  'Hf02TempFld.getFieldUse': everywhere(SIGNED_IN, { tableId: 1, fldName: 'hf20HouseAddress' }),
  'Hf3sToolTempFldCfg.initFldsVal': everywhere(SIGNED_IN, { toolDefId: '1' }),
  'Ss02SysParams.getValues': everywhere(SIGNED_IN),
  'PlatformCitySetting.getCitySetting': everywhere(SIGNED_IN),
  'ModulesCfg.getClosedModules': everywhere(SIGNED_IN),
  'GridView.getPageList': everywhere(SIGNED_IN, { grid: 'TicketGrid' }),
  'GridView.doSave': everywhere(SIGNED_IN, {
    grid: 'TicketGrid',
    title: '例',
    layout: JSON.stringify({ columns: [], sort: null, search: {}, density: 'middle', pageSize: 10 }),
  }),
  'GridView.doDelete': everywhere('sales', { id: 'view' }),
  'Hf31DivisionDetailInfo.getOnePoint': everywhere(SIGNED_IN, { id: 'org-bank' }),
  'Hf117AppendixTmplt.getAppendixTmplt': everywhere(SIGNED_IN, { cardType: 'P001' }),

  // The start page
  'home.doRefresh': everywhere(SIGNED_IN),
  'home.getMenu': everywhere(SIGNED_IN),
  'home.getTasks': everywhere(SIGNED_IN),
  'home.getReviews': everywhere(SIGNED_IN),
  'home.getRecent': everywhere(SIGNED_IN),
  'home.getResults': everywhere(SIGNED_IN),
  'home.getCounts': everywhere(SIGNED_IN),
  'home.getDeadlines': everywhere(SIGNED_IN, { fromDay: '2026-11-16', toDay: '2026-12-20' }),
  'Notice.getMyNotices': everywhere(SIGNED_IN),
  'Notice.getAnnouncements': everywhere(SIGNED_IN),
  'Notice.doRead': everywhere(SIGNED_IN),
  'Hf15FlowJobs.getMyToDos': everywhere(SIGNED_IN),

  // Cases
  'Hf20PrjBase.getPageList': of(SEE, () => ({ pageSize: 200 }), { shows: (name) => `"keyValue":"${name}"` }),
  'Hf20PrjBase.getOne': of(SEE, (name) => ({ id: name })),
  'Hf20PrjBase.doCreate': of(SEE, (name) => ({ id: name })),
  'Hf20PrjBase.doSave': of(WORK, (name) => ({ keyValue: name, hf20HouseAddress: '示例路9号' })),
  'Hf20PrjBase.saveChanges': of(WORK, (name) => [{ keyValue: name, hf20HouseAddress: '示例路9号' }]),
  'Hf20PrjBase.doSetAll': of(WORK, (name) => ({ ids: [name], field: 'hf20DemandStep', value: 'HX0501', dryRun: 1 }), {
    shows: (name) => `"id":"${name}","ok":true`,
  }),
  'Hf20PrjBase.doSave#new': everywhere(OPENERS, {}, { control: 'INVALID' }),
  'Hf20PrjBase.saveChanges#new': everywhere(OPENERS, [{}], { control: 'INVALID' }),
  'Hf20PrjBase.getOpts': everywhere(SIGNED_IN),
  'Prj.checkStatus': of(WORK, prjId),
  'Prj.getCaseChanges': of(SEE, prjId),
  'Prj.doReadChanges': of(SEE, prjId),
  'Prj.find': of(SEE, () => ({ keyword: '例买' }), { shows: (name) => `"prjId":"${name}"` }),
  'Prj.getPrjRecommandResult': of(SEE, prjId),
  'Prj.updateRecommand': of(WORK, prjId),
  'Prj.getEvaluateRecommandDivsionNum': of(SEE, prjId),
  'Hf21PrjInviter.getSubPageList': of(SEE, objKey, { shows: shown('invited') }),
  'Hf21PrjInviter.getOne': of(SEE, key('invited')),
  'Hf21PrjInviter.doCreate': of(SEE, objKey),
  'Hf21PrjInviter.doSave': of(WORK, (name) => ({ hf21PrjId: name, hf21AcctId: 'a-manager', hf21RoleId: 'HFB811' })),
  'Hf21PrjInviter.saveChanges': of(WORK, (name) => [
    { hf21PrjId: name, hf21AcctId: 'a-manager', hf21RoleId: 'HFB811' },
  ]),
  'Hf21PrjInviter.getOpts': everywhere(SIGNED_IN),
  'Hf21PrjInviter.doEnable': of(MANAGE, key('off')),
  'Hf21PrjInviter.doDisable': of(MANAGE, key('invited')),

  // People of a case
  ...callsOfRecord(member.service, 'buyer', (name) => ({ hf23PrjId: name, hf23MemberType: '0', hf23LinkName: '例新' })),
  'Hf23PrjMember.doCreate': of(SEE, (name) => ({ objKey: name, objCode: '0' })),
  'Hf23PrjMember.doSave#new': of(WORK, (name) => ({ hf23PrjId: name, hf23MemberType: '0', hf23LinkName: '例新' })),
  'Hf23PrjMember.deleteMember': of(MANAGE, (name) => ({ id: `${name}-buyer`, prjId: name })),
  'Hf23PrjMember.revealField': of(REVEAL, (name) => ({ id: `${name}-buyer`, field: 'hf23CardNo', reason: '核对' })),
  'Hf2jPrjMemberRelation.getRelationMemberList': of(SEE, (name) => ({ hf2jPrjId: name, hf2jMemberType: '0' })),
  'Hf2jPrjMemberRelation.saveChanges': of(WORK, (name) => ({ rows: [], prjId: name, memberType: '0' }), {
    control: 'INVALID',
  }),
  ...memberRecords,
  'Hf24PrjMemberWorkCredit.revealField': of(REVEAL, (name) => ({
    id: `${name}-Hf24PrjMemberWorkCredit`,
    field: 'hf24WorkPhone',
    reason: '核对',
  })),

  // Its demand, house, trade and loan
  ...callsOfRecord('Hf22PrjHouseDemand', 'demand', (name) => ({ hf22PrjId: name })),
  'Hf22PrjHouseDemand.doConfirm': of(SERVICE, key('demand')),
  'Hf22PrjHouseDemand.revealField': of(REVEAL, (name) => ({
    id: `${name}-demand`,
    field: 'hf22LinkPhone',
    reason: '核对',
  })),
  ...callsOfRecord('Hf29PrjHourse', 'house', (name) => ({ hf29PrjId: name })),
  ...callsOfRecord('Hf2hPrjTrade', 'trade', (name) => ({ hf2hPrjId: name })),
  'Hf2hPrjTrade.revealField': of(REVEAL_BANK, (name) => ({
    id: `${name}-trade`,
    field: 'hf2hCollectionNo',
    reason: '核对',
  })),
  ...callsOfRecord('Hf2iPrjLoan', 'loan', (name) => ({ hf2iPrjId: name })),
  'Hf2iPrjLoan.getLoanMatchHandleOrgs': of(SEE, prjId),
  'Hf2iPrjLoan.getEstatesSecureOrgs': of(SEE, prjId),
  'Hf2iPrjLoan.loadDefaultLenderOrg': of(SEE, prjId),

  // Its jobs
  'Hf15FlowJobs.getMainFlowJobs': of(SEE, (name) => ({ objId: name })),
  'Hf15FlowJobs.getSecondFlowJobs': of(SEE, (name) => ({ objId: name })),
  'Hf15FlowJobs.getAddableFlows': of(SEE, (name) => ({ objId: name })),
  'Hf15FlowJobs.updateObligationUsers': of(WORK, (name) => ({
    prjId: name,
    rows: [{ flowJobId: `${name}-job`, obligationUserId: 'a-manager' }],
  })),
  'Hf15FlowJobs.doAddFlowJobs': of(WORK, (name) => ({ objId: name, flowCodes: ['F-9'] }), { control: 'INVALID' }),
  'Hf15FlowJobs.doBatchFinishJob': of(MANAGE, (name) => ({
    ids: [`${name}-job`],
    prjId: name,
    hf15PlanTime: '2026-11-21',
  })),
  'Hf15FlowJobs.redoNodeJobs': of(MANAGE, key('done')),
  'Hf15FlowJobs.getJobSlips': of(SEE, (name) => ({ id: `${name}-job`, hf15PlanTime: '2026-11-30' })),
  'Hf15FlowJobs.doPlanJob': of(MANAGE, (name) => ({ id: `${name}-job`, hf15PlanTime: '2026-11-30' })),
  'Hf15FlowJobs.doPlanJobs': of(MANAGE, (name) => ({ rows: [{ id: `${name}-job`, hf15PlanTime: '2026-11-30' }] })),
  'Hf15FlowJobs.doRefreshPrjCommissionState': of(SEE, prjId),
  'Hf15FlowJobs.getNodeMemo': of(SEE, key('job')),
  'Hf2vPrjLog.getPrjLogList': of(SEE, prjId),
  'Hf2vPrjLog.getObligationUserLogList': of(SEE, prjId),
  'Hf3zWorkflowMeomo.getValidMemoList': of(SEE, (name) => ({ prjId: name, objKey: `${name}-job` })),
  'Hf31DivisionDetailInfo.initOrUpdateNearestPoint': of(SEE, (name) => ({ S_PRJ_ID: name, S_JOB_ID: `${name}-job` })),
  'WorkflowView.getCaseView': of(SEE, (name) => ({ prjId: name, audience: 'STAFF' })),

  // Its papers and documents
  'Hf3wCardParperDetailCfg.getAppendixInfo': of(SEE, prjId),
  'Hf3rPrjAppendixMatch.getMatchList': of(SEE, prjId),
  'Hf2yPrjAppendix.addMemberFile': of(
    WORK,
    (name) => ({ prjId: name, rows: [{ hf2yFileUrl: 'nothing', hf2yFileType: 'P001', hf2yObjId: `${name}-buyer` }] }),
    { control: 'INVALID' },
  ),
  'Hf2yPrjAppendix.updateMemberFile': of(WORK, (name) => ({ keyValue: `${name}-paper`, hf2yFileName: '例.jpg' })),
  'Hf2yPrjAppendix.removeMemberFile': of(MANAGE, key('paper')),
  'Hf2yPrjAppendix.checkMemberFiles': of(MANAGE, (name) => ({ prjId: name, ids: [`${name}-paper`], accepted: 1 })),
  'Hf2yPrjAppendix.takeBackCheck': of(MANAGE, key('paper'), { control: 'STATUS' }),
  'Hf2yPrjAppendix.setPaperWaived': of(WORK, (name) => ({
    prjId: name,
    cardType: 'P001',
    objId: `${name}-buyer`,
    side: 'buyer',
    reason: '无需',
  })),
  'file.uploadDocument': of(WORK, (name) => ({ objId: name, objType: 'Hf20PrjBase', fileCls: FILE_CLASS.other }), {
    control: 'INVALID',
  }),
  'mapService.getState': everywhere(SIGNED_IN),
  'mapService.searchPlaces': everywhere(SIGNED_IN, { keyword: '示例路' }, { control: 'STATUS' }),
  'mapService.addressOf': everywhere(SIGNED_IN, { lng: 113.27, lat: 23.13 }, { control: 'STATUS' }),
  'file.upload': everywhere(SAVERS, { objType: 'Hf20PrjBase' }, { control: 'INVALID' }),
  'file.removeDocument': of(MANAGE, key('photo')),
  'file.removeDocument#loose': everywhere('sales', { id: 'voucher' }),
  'file.getDocuments': of(SEE, (name) => ({ ids: `${name}-photo` }), { shows: shown('photo') }),
  'Hf1aCommonAppendix.getPageList': of(SEE, (name) => ({ hf1aObjCode: 'Hf20PrjBase', hf1aObjId: name })),
  'ApplyFormRecord.getFormRecordList': of(SEE, prjId),
  'ApplyFormRecord.getFormFields': of(SEE, (name, { form }) => ({ prjId: name, formId: form })),
  'SaleContract.getDocument': of(SEE, prjId),
  'SaleContract.doSave': of(WORK, prjId),
  'SaleContract.doFinish': of(MANAGE, prjId, { control: 'STATUS' }),
  'SaleContract.doReturn': of(MANAGE, (name) => ({ prjId: name, reason: '改' }), { control: 'STATUS' }),

  // Its money
  'ProjectChargeCfg.getChargeCfgList': of(SEE, prjId),
  'ProjectChargeCfg.getRights': of(SEE, prjId),
  'ProjectChargeCfg.doCreate': of(SEE, prjId),
  'ProjectChargeCfg.saveChanges': of(WORK, (name) => ({
    prjId: name,
    rows: [{ keyValue: `${name}-charge`, totalFee: 16_000 }],
  })),
  'Hf54ProjectIncomeInfo.getProjectIncomeInfo': of(SEE, prjId),
  'Hf54ProjectIncomeInfo.initProjectIncome': of(SEE, prjId),
  'Hf54ProjectIncomeInfo.getIncomeOrderDetail': of(SEE, (_name, { income }) => ({ id: income })),
  'Hf54ProjectIncomeInfo.submitIncomeInfoCheck': of(WORK, (name) => ({ ...UNPAID, hf54PrjId: name })),
  'Hf54ProjectIncomeInfo.submitIncomeInfo': of(WORK, (name) => ({ ...UNPAID, hf54PrjId: name })),
  'ocrOrder.ocrOrderMsg': everywhere('sales', { urlPath: 'voucher' }, { control: 'STATUS' }),
  'Sl01SaleOrderM.getOne': of(SEE, (_name, { waiting }) => ({ id: waiting })),
  'Sl01SaleOrderM.payExamine': of(FINANCE, (_name, { waiting }) => ({ id: waiting })),
  'Sl01SaleOrderM.doReturn': of(FINANCE, (_name, { waiting }) => ({ id: waiting, suggest: '金额不符' })),
  'Sl01SaleOrderM.getDeceletionList': of(SEE, prjId),
  'Sl01SaleOrderM.addPrepaidOrder': of(FINANCE, (name) => ({
    prjId: name,
    orderNo: 'D-1',
    chargeType: 'PC01',
    amount: 100,
    payDay: '2026-11-20',
    image: 'finance-voucher',
  })),
  // The waiting order belongs to an income: what is asked of those let through is whether it can be taken back.
  'Sl01SaleOrderM.takeBackPrepaidOrder': of(FINANCE, (_name, { waiting }) => ({ id: waiting, suggest: '登记有误' }), {
    control: 'STATUS',
  }),
  'Sl01SaleOrderM.importPrepaidOrders': everywhere('finance', { content: 'x' }, { control: 'INVALID' }),
  'UnmatchedPayment.getOpenPayments': of(FINANCE, () => ({}), { shows: shown('money') }),
  'UnmatchedPayment.doGiveBack': of(FINANCE, (name) => ({ id: `${name}-money`, reason: '多付', refundNo: 'R-1' })),
  'UnmatchedPayment.doBookElsewhere': of(FINANCE, (name) => ({
    id: `${name}-money`,
    reason: '多付',
    prjId: name,
    chargeType: 'PC01',
  })),
  'ProjectCostInfo.loadProjectCostList': of(SEE, prjId),
  'ProjectCostInfo.getOne': of(SEE, (_name, { expense }) => ({ id: expense })),
  'ProjectCostInfo.doCreateCost': of(SEE, prjId),
  'ProjectCostInfo.doCostFeeRecord': of(WORK, (name) => ({ ...SPENT, hf40PrjId: name })),
  'ProjectCostInfo.doExamine': of(FINANCE, (_name, { expense }) => ({ id: expense }), { control: 'INVALID' }),
  'ProjectCostInfo.doReturn': of(FINANCE, (_name, { expense }) => ({ id: expense, suggest: '金额不符' })),
  'Hf3fExamineInfo.getMyExamList': of(SEE, (_name, { waiting }) => ({ objCode: 'SL01_SALE_ORDER_M', objId: waiting })),
  'shareOut.createCombineNativeQrCode': of(WORK, (name, { unpaid }) => ({ combineOrderIds: unpaid, prjId: name })),
  'shareOut.getQrCode': of(SEE, (_name, { code }) => ({ codeId: code })),
  'CostReport.getAnalysis': everywhere('finance manager southern', { from: '2026-11-01', to: '2026-11-21' }),
  'CostReport.getBreakdown': everywhere('finance manager southern', { from: '2026-11-01', to: '2026-11-21' }),
  'CostReport.getPart': everywhere('finance manager southern', {
    from: '2026-11-01',
    to: '2026-11-21',
    part: COST_PART.teams,
  }),

  // Others' servers, by secret and signature of their own
  'embed.doIssueSession': everywhere(
    ANYBODY,
    {
      partnerCode: 'nobody',
      secret: 'x',
      projectIds: ['own'],
      widgets: ['FEE_TAB'],
      operations: ['OPT_SEARCH'],
      city: '440100',
    },
    { control: 'LOGIN_FAILED' },
  ),
  'embed.doHandInOrder': everywhere(
    ANYBODY,
    {
      partnerCode: 'nobody',
      secret: 'x',
      city: '440100',
      prjId: 'own',
      orderNo: '1',
      chargeType: 'PC01',
      amount: 1,
      payDay: '2026-11-20',
    },
    { control: 'LOGIN_FAILED' },
  ),
  'payment.notify': everywhere(ANYBODY, { body: '{}', signature: 'x' }, { control: 'INVALID' }),
}
