import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { ruleSettingFlowGrid, ruleSettingFlowRows } from './rule-setting-flow-grid.ts'
import { ruleSettingFollowGrid, ruleSettingFollowRows } from './rule-setting-follow-grid.ts'
import { ruleSettingLoanGrid, ruleSettingLoanRows } from './rule-setting-loan-grid.ts'
import { ruleSettingPaperGrid, ruleSettingPaperRows } from './rule-setting-paper-grid.ts'
import { ruleSettingRemindGrid, ruleSettingRemindRows } from './rule-setting-remind-grid.ts'
import { ruleSettingRiskGrid, ruleSettingRiskRows } from './rule-setting-risk-grid.ts'
import { ruleTmpltCheckGrid, ruleTmpltCheckRows } from './rule-tmplt-check-grid.ts'
import { ruleTmpltClauseGrid, ruleTmpltClauseRows } from './rule-tmplt-clause-grid.ts'
import { ruleTmpltNoticeGrid, ruleTmpltNoticeRows } from './rule-tmplt-notice-grid.ts'
import { ruleTmpltSmsGrid, ruleTmpltSmsRows } from './rule-tmplt-sms-grid.ts'
import { weightBankGrid, weightBankRows } from './weight-bank-grid.ts'
import { weightCommissionGrid, weightCommissionRows } from './weight-commission-grid.ts'
import { weightCustomerGrid, weightCustomerRows } from './weight-customer-grid.ts'
import { weightHouseGrid, weightHouseRows } from './weight-house-grid.ts'

/** Lists of rules, text templates and weights. @source ROU-003, ruling 2 */
export const rulesGrids: readonly Grid[] = [
  ruleSettingLoanGrid,
  ruleSettingRemindGrid,
  ruleSettingFollowGrid,
  ruleSettingRiskGrid,
  ruleSettingFlowGrid,
  ruleSettingPaperGrid,
  ruleTmpltSmsGrid,
  ruleTmpltNoticeGrid,
  ruleTmpltClauseGrid,
  ruleTmpltCheckGrid,
  weightBankGrid,
  weightCommissionGrid,
  weightCustomerGrid,
  weightHouseGrid,
]

export const rulesRows: readonly GridRowsSeed[] = [
  ruleSettingLoanRows,
  ruleSettingRemindRows,
  ruleSettingFollowRows,
  ruleSettingRiskRows,
  ruleSettingFlowRows,
  ruleSettingPaperRows,
  ruleTmpltSmsRows,
  ruleTmpltNoticeRows,
  ruleTmpltClauseRows,
  ruleTmpltCheckRows,
  weightBankRows,
  weightCommissionRows,
  weightCustomerRows,
  weightHouseRows,
]
