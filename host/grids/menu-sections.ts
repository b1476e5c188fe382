import type { Grid } from 'fangkit/domain'

/** A section of the menu: its lists are shown together and loaded together. */
export interface MenuSection {
  readonly label: string
  /** The lists of the section in menu order, each by the last part of its address. */
  readonly names: readonly string[]
  readonly load: () => Promise<readonly Grid[]>
}

/** The section of each list, which says what a page loads to show that list. */
// biome-ignore format: a table with one row a line
export const MENU_SECTIONS: readonly MenuSection[] = [
  { label: '项目与房源', names: ['PrjBaseGrid', 'PrjHouseDemandGrid', 'HourseGrid', 'HousingSales', 'HourseEstateGrid', 'HouseEstMapGrid', 'HouseEstMapCfgGrid', 'PrjOrderGrid', 'PrjContractGrid', 'Contract', 'ContractGrid'], load: async () => (await import('./projects/projects.ts')).projectsGrids },
  { label: '财务', names: ['SaleOrderMGrid', 'OrdPriceLstMGrid', 'OrderAndExpendManagement', 'BusinessCommission', 'RemCostMghtGrid', 'SalaryManagement', 'PayStubsGrid'], load: async () => (await import('./finance/finance.ts')).financeGrids },
  { label: '成本台账', names: ['CostEntryGrid', 'CostBudgetGrid', 'CostStoreGrid'], load: async () => (await import('./costs/costs.ts')).costsGrids },
  { label: '基础资料', names: ['DivisionDetailGrid', 'NetPlatformVillageManagement', 'PlatformCitySettingGrid', 'ModulesCfgGrid', 'CfgItemGrid', 'CityRules'], load: async () => (await import('./places/places.ts')).placesGrids },
  { label: '流程配置', names: ['WorkflowDefGrid', 'WorkflowDefMgtGrid', 'WorkflowConditionPoolGrid', 'FlowAppendixGrid', 'PolicyMasterInfoGrid', 'RoyaltyManagement', 'FlowJobsGrid', 'WorkflowPrvGrid', 'FlowViewGrpGrid', 'WorkflowViewGrid'], load: async () => (await import('./flows/flows.ts')).flowsGrids },
  { label: '资料配置', names: ['AppendixTmpltGrid', 'TemplateGrid'], load: async () => (await import('./papers/papers.ts')).papersGrids },
  { label: '利率税费', names: ['BankLprGrid', 'LPRandBankRate', 'BankRateGrid', 'FundGrid', 'FirstPayCfgGrid', 'TaxFeeGrid', 'ExpenseStdGrid', 'BankProdCfgGrid', 'BankProdExpertRecommandGrid'], load: async () => (await import('./rates/rates.ts')).ratesGrids },
  { label: '规则与权重', names: ['RuleSettingLoanGrid', 'RuleSettingRemindGrid', 'RuleSettingFollowGrid', 'RuleSettingRiskGrid', 'RuleSettingFlowGrid', 'RuleSettingPaperGrid', 'RuleTmpltSmsGrid', 'RuleTmpltNoticeGrid', 'RuleTmpltClauseGrid', 'RuleTmpltCheckGrid', 'WeightBankGrid', 'WeightCommissionGrid', 'WeightCustomerGrid', 'WeightHouseGrid'], load: async () => (await import('./rules/rules.ts')).rulesGrids },
  { label: '内容与知识', names: ['ArticleRecordInfoGrid', 'QuestionAnswerRecordInfoGridT', 'QuestionAnswerRecordInfoGridZ', 'KnowledgeClsGrid', 'KnowledgeGrid', 'CaseGrid', 'ComplaintGrid'], load: async () => (await import('./content/content.ts')).contentGrids },
  { label: '互动与消息', names: ['NoticeGrid', 'NoticeCfgGrid', 'ChatMGrid', 'ChatRecordGrid', 'CommentGrid', 'FavoriteGrid', 'PraiseGrid'], load: async () => (await import('./talk/talk.ts')).talkGrids },
  { label: '推广与合作', names: ['MediaPromotion_Management', 'MediaCooperation', 'SearchWord_Management', 'InformationPlaza', 'LinkHome', 'TrendInfoGrid', 'TopicModuleInfoGrid', 'AiQuestionManagement'], load: async () => (await import('./marketing/marketing.ts')).marketingGrids },
  { label: '积分与分享', names: ['AcctPointGrid', 'PointManage', 'PointRuleMGrid', 'PsBaseGrid', 'ShareRuleMGrid'], load: async () => (await import('./points/points.ts')).pointsGrids },
  { label: '字段管理', names: ['TempTabGrid', 'TempFldGrid', 'TempFldMghtGrid', 'FieldManagement_CityStation', 'FldAppendixGrid'], load: async () => (await import('./fields/fields.ts')).fieldsGrids },
  { label: '人员与权限', names: ['SysUsersGrid', 'SysGroupGrid', 'SysRolesGrid', 'UsrPrvsGrid', 'MenuItemsGrid', 'AcctBaseGrid', 'PlatformAcctBaseGrid', 'AuthMghtGrid', 'DeptBaseInforGrid', 'EmployeeBaseGrid', 'ApplicationManage', 'PushPartnerGrid'], load: async () => (await import('./staff/staff.ts')).staffGrids },
  { label: '日志', names: ['UserLogGrid', 'UsrLoginLogsGrid', 'ActivityLogGrid', 'ShareLogGrid', 'RemindLogGrid', 'RemindLogHGrid'], load: async () => (await import('./logs/logs.ts')).logsGrids },
  { label: '系统设置', names: ['SysParamsGrid', 'ReferenceDefGrid', 'BaseDictValuesGrid', 'UsrDictNamesGrid', 'ChargeItemGrid', 'ToolsDefGrid', 'ToolsCfgGrid'], load: async () => (await import('./system/system.ts')).systemGrids },
]
