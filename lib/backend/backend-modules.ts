import type { BackendModule } from './backend-module.ts'
import { accountModule } from './account/account-module.ts'
import { caseRecordModule } from './case-record/case-record-module.ts'
import { chatModule } from './chat/chat-module.ts'
import { cityModule } from './city/city-module.ts'
import { commissionModule } from './commission/commission-module.ts'
import { communityModule } from './community/community-module.ts'
import { contractModule } from './contract-document/contract-module.ts'
import { costModule } from './cost/cost-module.ts'
import { deadlineModule } from './deadline/deadline-module.ts'
import { dictionaryModule } from './dictionary/dictionary-module.ts'
import { feeModule } from './fee/fee-module.ts'
import { fileModule } from './file/file-module.ts'
import { flowGuideModule } from './flow-guide/flow-guide-module.ts'
import { flowModule } from './flow/flow-module.ts'
import { formRecordModule } from './form-record/form-record-module.ts'
import { gridViewModule } from './grid/grid-view-module.ts'
import { helpModule } from './help/help-module.ts'
import { homeModule } from './home/home-module.ts'
import { logModule } from './log/log-module.ts'
import { loginModule } from './login/login-module.ts'
import { mapModule } from './map/map-module.ts'
import { memberModule } from './member/member-module.ts'
import { noticeModule } from './notice/notice-module.ts'
import { paperModule } from './paper/paper-module.ts'
import { partnerModule } from './partner/partner-module.ts'
import { paymentModule } from './payment/payment-module.ts'
import { permissionModule } from './permission/permission-module.ts'
import { pointModule } from './points/point-module.ts'
import { projectRoleModule } from './project-role/project-role-module.ts'
import { projectModule } from './project/project-module.ts'
import { receiptModule } from './receipt/receipt-module.ts'
import { recommendationModule } from './recommendation/recommendation-module.ts'
import { recordModule } from './record/record-module.ts'
import { staffModule } from './staff/staff-module.ts'
import { sysParamModule } from './sys-param/sys-param-module.ts'
import { toolModule } from './tool/tool-module.ts'

/**
 * Everything the back end is made of: one line a folder. Seeds run in this order, so that dictionaries come before what
 * adds values to them.
 */
export const modules: readonly BackendModule[] = [
  dictionaryModule,
  logModule,
  noticeModule,
  permissionModule,
  helpModule,
  toolModule,
  flowModule,
  paperModule,
  formRecordModule,
  projectModule,
  projectRoleModule,
  memberModule,
  caseRecordModule,
  contractModule,
  feeModule,
  paymentModule,
  receiptModule,
  commissionModule,
  costModule,
  pointModule,
  recommendationModule,
  fileModule,
  flowGuideModule,
  homeModule,
  deadlineModule,
  chatModule,
  accountModule,
  staffModule,
  loginModule,
  partnerModule,
  recordModule,
  gridViewModule,
  cityModule,
  communityModule,
  sysParamModule,
  mapModule,
]
