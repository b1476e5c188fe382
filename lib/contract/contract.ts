import { accountCalls } from './account/account-calls.ts'
import type { Call } from './call.ts'
import { demandCalls, houseCalls, loanCalls, tradeCalls } from './case/case-record-calls.ts'
import { costCalls } from './fee/cost-calls.ts'
import { cityCalls } from './city/city-calls.ts'
import { communityCalls } from './city/community-calls.ts'
import { expenseCalls } from './fee/expense-calls.ts'
import { chargeCalls, examinationCalls } from './fee/fee-calls.ts'
import { incomeCalls, receiptCalls, saleOrderCalls } from './fee/income-calls.ts'
import { appendixInfoCalls, memberFileCalls, paperMatchCalls, paperTemplateCalls } from './document/paper-calls.ts'
import { payCodeCalls, paymentCalls } from './fee/payment-calls.ts'
import { dashboardCalls } from './home/dashboard-calls.ts'
import { deadlineCalls, planCalls } from './home/deadline-calls.ts'
import { embedCalls } from './embed-calls.ts'
import { flowViewCalls } from './flow/flow-view-calls.ts'
import { citySettingCalls } from './city/city-setting-calls.ts'
import { dictionaryCalls, fieldMetaCalls } from './settings/dictionary-calls.ts'
import { fieldUseCalls } from './settings/field-use-calls.ts'
import { appendixCalls, fileCalls } from './document/file-calls.ts'
import { guidanceCalls, helpCalls } from './settings/help-calls.ts'
import { gridViewCalls } from './grid/grid-view-calls.ts'
import { formRecordCalls } from './document/form-record-calls.ts'
import { flowLogCalls, handlingOfficeCalls, policyCalls } from './flow/flow-guide-calls.ts'
import { flowJobCalls } from './flow/flow-job-calls.ts'
import { homeCalls } from './home/home-calls.ts'
import { loginCalls, staffCalls } from './account/login-calls.ts'
import { fundCalls, memberCalls, ownHouseCalls, socialCalls, taxCalls, workCreditCalls } from './case/member-calls.ts'
import { mapCalls } from './city/map-calls.ts'
import { moduleCalls } from './settings/module-calls.ts'
import { noticeCalls, toDoCalls } from './home/notice-calls.ts'
import { changeCalls } from './case/change-calls.ts'
import { findCalls } from './case/find-calls.ts'
import { caseCalls, projectCalls } from './case/project-calls.ts'
import { prepaidOrderCalls } from './fee/prepaid-order-calls.ts'
import { unmatchedPaymentCalls } from './fee/unmatched-payment-calls.ts'
import { passwordCalls } from './account/password-calls.ts'
import { secondFactorCalls } from './account/second-factor-calls.ts'
import { sessionCalls } from './account/session-calls.ts'
import { projectRoleCalls } from './case/project-role-calls.ts'
import { recommendationCalls } from './case/recommendation-calls.ts'
import { relationCalls } from './case/relation-calls.ts'
import { saleContractCalls } from './document/sale-contract-calls.ts'
import { userCalls } from './account/staff-calls.ts'
import { sysParamCalls } from './settings/sys-param-calls.ts'
import { toolDefaultCalls } from './settings/tool-default-calls.ts'

/**
 * Every call that crosses the wire, by service and method.
 *
 * @public
 */
export const contract = {
  login: { ...loginCalls, ...passwordCalls, ...sessionCalls, ...secondFactorCalls },
  Hf20PrjBase: projectCalls,
  Prj: { ...caseCalls, ...changeCalls, ...findCalls, ...recommendationCalls },
  Hf21PrjInviter: projectRoleCalls,
  Hf23PrjMember: memberCalls,
  Hf2jPrjMemberRelation: relationCalls,
  Hf24PrjMemberWorkCredit: workCreditCalls,
  Hf25PrjMemberFund: fundCalls,
  Hf26PrjMemberSocial: socialCalls,
  Hf27PrjMemberTax: taxCalls,
  Hf28PrjMemberHourse: ownHouseCalls,
  Hf22PrjHouseDemand: demandCalls,
  Hf29PrjHourse: houseCalls,
  Hf2hPrjTrade: tradeCalls,
  Hf2iPrjLoan: loanCalls,
  Hf02TempFld: { ...fieldMetaCalls, ...fieldUseCalls },
  Hf3sToolTempFldCfg: toolDefaultCalls,
  mapService: mapCalls,
  Br01AcctBase: accountCalls,
  pubSvc: dictionaryCalls,
  Community: communityCalls,
  Hf18FldAppendix: helpCalls,
  Hf15FlowJobs: { ...flowJobCalls, ...planCalls, ...guidanceCalls, ...toDoCalls },
  Hf2vPrjLog: flowLogCalls,
  Notice: noticeCalls,
  Hf31DivisionDetailInfo: handlingOfficeCalls,
  Hf3zWorkflowMeomo: policyCalls,
  GridView: gridViewCalls,
  Ss02SysParams: sysParamCalls,
  file: fileCalls,
  Hf1aCommonAppendix: appendixCalls,
  Hf32DivisionMemberInfo: { checkFwsEmployee: staffCalls.checkFwsEmployee },
  Ss11SysUsers: {
    getCurrentLocationCity: staffCalls.getCurrentLocationCity,
    switchLocationCity: cityCalls.switchLocationCity,
    ...userCalls,
  },
  PlatformCitySetting: citySettingCalls,
  ModulesCfg: moduleCalls,
  WorkflowView: flowViewCalls,
  Hf01CityFieldManage: { getCity: cityCalls.getCity },
  home: { ...homeCalls, ...dashboardCalls, ...deadlineCalls },
  ProjectChargeCfg: chargeCalls,
  Hf54ProjectIncomeInfo: incomeCalls,
  UnmatchedPayment: unmatchedPaymentCalls,
  Sl01SaleOrderM: { ...saleOrderCalls, ...prepaidOrderCalls },
  ProjectCostInfo: expenseCalls,
  Hf3fExamineInfo: examinationCalls,
  ocrOrder: receiptCalls,
  embed: embedCalls,
  shareOut: payCodeCalls,
  payment: paymentCalls,
  ApplyFormRecord: formRecordCalls,
  SaleContract: saleContractCalls,
  CostReport: costCalls,
  Hf3wCardParperDetailCfg: appendixInfoCalls,
  Hf3rPrjAppendixMatch: paperMatchCalls,
  Hf117AppendixTmplt: paperTemplateCalls,
  Hf2yPrjAppendix: memberFileCalls,
} as const

/** All calls by service and method, with their types. */
export type Contract = typeof contract

/** All calls in one list. */
export function allCalls(): readonly Call[] {
  // adapter: a list loses the input and output types of each call
  return Object.values(contract).flatMap((calls) => Object.values(calls) as readonly Call[])
}
