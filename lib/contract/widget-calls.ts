import { PARTNER_WIDGET, type PartnerWidget } from '../domain/permission/partner-widget.ts'
import type { Contract } from './contract.ts'
import type { formFileCalls } from './document/form-record-calls.ts'

/** Calls by service; a name that is not in the contract does not compile. */
type Calls = { readonly [S in keyof Contract]?: readonly (keyof Contract[S])[] } & {
  readonly form?: readonly (keyof typeof formFileCalls)[]
}

/** The current user, and the texts and labels every widget shows. */
const EVERY: Calls = {
  login: ['getLoginStatus', 'getUserRole', 'doLogout'],
  Hf32DivisionMemberInfo: ['checkFwsEmployee'],
  Ss11SysUsers: ['getCurrentLocationCity'],
  Hf01CityFieldManage: ['getCity'],
  pubSvc: ['getDictVals'],
  Hf02TempFld: ['loadrieldMeta'],
  Hf18FldAppendix: ['getValidateIdList'],
  Ss02SysParams: ['getValues'],
  Hf20PrjBase: ['getOpts'],
}

/** Viewing a case, and editing its records. */
const CASE: Calls = {
  Prj: ['checkStatus', 'getPrjRecommandResult', 'updateRecommand', 'getEvaluateRecommandDivsionNum'],
  // Also used to load a case; the calls themselves refuse new cases and copies.
  Hf20PrjBase: ['getOne', 'doCreate', 'doSave'],
  Hf02TempFld: ['initFldsVal'],
  Hf3sToolTempFldCfg: ['initFldsVal'],
  Hf23PrjMember: ['getOne', 'doCreate', 'doSave', 'getOpts', 'getSubPageList', 'revealField'],
  Hf2jPrjMemberRelation: ['getRelationMemberList', 'saveChanges'],
  Hf24PrjMemberWorkCredit: ['getSubPageList', 'getOne', 'doCreate', 'doSave', 'revealField'],
  Hf25PrjMemberFund: ['getSubPageList', 'getOne', 'doCreate', 'doSave'],
  Hf26PrjMemberSocial: ['getSubPageList', 'getOne', 'doCreate', 'doSave'],
  Hf27PrjMemberTax: ['getSubPageList', 'getOne', 'doCreate', 'doSave'],
  Hf28PrjMemberHourse: ['getSubPageList', 'getOne', 'doCreate', 'doSave'],
  Hf22PrjHouseDemand: ['getOne', 'doCreate', 'doSave', 'getOpts', 'getSubPageList', 'revealField'],
  Hf29PrjHourse: ['getOne', 'doCreate', 'doSave', 'getOpts', 'getSubPageList'],
  Hf2hPrjTrade: ['getOne', 'doCreate', 'doSave', 'getOpts', 'getSubPageList', 'revealField'],
  Hf2iPrjLoan: [
    'getOne',
    'doCreate',
    'doSave',
    'getOpts',
    'getSubPageList',
    'getLoanMatchHandleOrgs',
    'getEstatesSecureOrgs',
    'loadDefaultLenderOrg',
  ],
  Community: ['search'],
  Hf15FlowJobs: ['getNodeMemo', 'doRefreshPrjCommissionState'],
  file: ['uploadDocument', 'upload', 'getDocuments'],
  Hf1aCommonAppendix: ['getPageList'],
}

/**
 * The calls a partner's page may make, by widget: reading what the widget shows, and changing what the operations of
 * the session allow. Reviews, payment codes, staff, lists of staff and removals are left out on purpose, because the
 * privilege matrix refuses them to partners.
 * @source server rules, privilege matrix: "partner session"
 */
const OF_WIDGET: Readonly<Record<PartnerWidget, Calls>> = {
  [PARTNER_WIDGET.projectDetail]: CASE,
  [PARTNER_WIDGET.feeTab]: {
    Prj: ['checkStatus'],
    Hf20PrjBase: ['getOne', 'doSave'],
    ProjectChargeCfg: ['getChargeCfgList', 'getRights', 'doCreate', 'saveChanges'],
    Hf54ProjectIncomeInfo: [
      'getProjectIncomeInfo',
      'initProjectIncome',
      'getIncomeOrderDetail',
      'submitIncomeInfoCheck',
      'submitIncomeInfo',
    ],
    Sl01SaleOrderM: ['getOne', 'getDeceletionList'],
    ProjectCostInfo: ['loadProjectCostList', 'getOne', 'doCreateCost', 'doCostFeeRecord'],
    Hf3fExamineInfo: ['getMyExamList'],
    ocrOrder: ['ocrOrderMsg'],
    shareOut: ['getQrCode'],
    Hf15FlowJobs: ['doRefreshPrjCommissionState', 'getNodeMemo'],
    file: ['upload', 'getDocuments'],
  },
  [PARTNER_WIDGET.flowTab]: {
    Prj: ['checkStatus'],
    Hf20PrjBase: ['getOne'],
    WorkflowView: ['getCaseView'],
    Hf15FlowJobs: [
      'getMainFlowJobs',
      'getSecondFlowJobs',
      'getAddableFlows',
      'getNodeMemo',
      'doRefreshPrjCommissionState',
    ],
    Hf2vPrjLog: ['getPrjLogList', 'getObligationUserLogList'],
    Hf31DivisionDetailInfo: ['getOnePoint'],
    Hf3rPrjAppendixMatch: ['getMatchList'],
    Hf3zWorkflowMeomo: ['getValidMemoList'],
    file: ['getDocuments'],
  },
  [PARTNER_WIDGET.papersTab]: {
    Prj: ['checkStatus'],
    Hf20PrjBase: ['getOne'],
    Hf3wCardParperDetailCfg: ['getAppendixInfo'],
    Hf3rPrjAppendixMatch: ['getMatchList'],
    Hf117AppendixTmplt: ['getAppendixTmplt'],
    Hf2yPrjAppendix: ['addMemberFile', 'updateMemberFile'],
    Hf1aCommonAppendix: ['getPageList'],
    Hf15FlowJobs: ['getNodeMemo'],
    file: ['upload', 'getDocuments'],
  },
  [PARTNER_WIDGET.formPreview]: {
    Prj: ['checkStatus'],
    Hf20PrjBase: ['getOne', 'doSave'],
    Hf02TempFld: ['initFldsVal'],
    Hf23PrjMember: ['getOne', 'getSubPageList', 'doSave'],
    ApplyFormRecord: ['getFormRecordList', 'getFormFields'],
    form: ['word', 'fund', 'merged'],
    file: ['getDocuments'],
  },
  // The record of the partner decides which lists are available; see `lists` there.
  [PARTNER_WIDGET.configGrid]: { GridView: ['getPageList', 'doSave', 'doDelete'], file: ['getDocuments'] },
  [PARTNER_WIDGET.imageViewer]: { Hf1aCommonAppendix: ['getPageList'], file: ['getDocuments'] },
}

const namesOf = (calls: Calls): readonly string[] =>
  Object.entries(calls).flatMap(([service, methods]) => methods.map((method) => `${service}.${method}`))

const NAMES: ReadonlyMap<PartnerWidget, ReadonlySet<string>> = new Map(
  Object.values(PARTNER_WIDGET).map((widget) => [widget, new Set([...namesOf(EVERY), ...namesOf(OF_WIDGET[widget])])]),
)

/** Names (`Service.method`) of the calls a widget makes on a partner's page. */
export function widgetCalls(widget: PartnerWidget): ReadonlySet<string> {
  return NAMES.get(widget) ?? new Set()
}
