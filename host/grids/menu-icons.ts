/**
 * The icon of each list and page in the menu, by its address. Entries of one group have different ones; the names are
 * those of the dictionary `MENU_ICON`.
 */
// biome-ignore format: a table with one group a line
export const MENU_ICONS: Readonly<Record<string, string>> = {
  HomePage: 'house', PrjBaseGrid: 'folder-kanban', FlowJobsGrid: 'list-todo',
  PrjHouseDemandGrid: 'map-pin-house', HourseGrid: 'building', HousingSales: 'key-round', HourseEstateGrid: 'building-2', HouseEstMapGrid: 'map', HouseEstMapCfgGrid: 'route', PrjOrderGrid: 'clipboard-list', PrjContractGrid: 'file-text', Contract: 'file-pen-line', ContractGrid: 'file-stack', ContractView: 'handshake',
  SaleOrderMGrid: 'receipt-text', OrdPriceLstMGrid: 'tag', OrderAndExpendManagement: 'wallet', BusinessCommission: 'hand-coins', RemCostMghtGrid: 'coins', SalaryManagement: 'banknote', PayStubsGrid: 'scroll-text', OpenPayments: 'inbox', CostManagement: 'chart-pie',
  'CostManagement/StatementAnalysis': 'chart-column', 'CostManagement/CostBreakdown': 'table-2', 'CostManagement/CooperatingTeams': 'users', 'CostManagement/Marketing': 'megaphone', 'CostManagement/OperatingCosts': 'briefcase', 'CostManagement/EmployeeCommission': 'hand-coins', CostEntryGrid: 'notebook-pen', CostBudgetGrid: 'calculator', CostStoreGrid: 'store',
  DivisionDetailGrid: 'landmark', NetPlatformVillageManagement: 'building-2', PlatformCitySettingGrid: 'map-pin', ModulesCfgGrid: 'toggle-right', CfgItemGrid: 'settings', CityRules: 'scale',
  WorkflowDefGrid: 'workflow', WorkflowDefMgtGrid: 'circle-dot', WorkflowConditionPoolGrid: 'split', FlowAppendixGrid: 'signpost', PolicyMasterInfoGrid: 'scale', RoyaltyManagement: 'badge-percent', WorkflowPrvGrid: 'key-round', FlowViewGrpGrid: 'layers', WorkflowViewGrid: 'layout-list',
  AppendixTmpltGrid: 'files', TemplateGrid: 'clipboard-list',
  BankLprGrid: 'trending-up', LPRandBankRate: 'percent', BankRateGrid: 'badge-percent', FundGrid: 'piggy-bank', FirstPayCfgGrid: 'chart-pie', TaxFeeGrid: 'receipt-text', ExpenseStdGrid: 'tag', BankProdCfgGrid: 'landmark', BankProdExpertRecommandGrid: 'award',
  RuleSettingLoanGrid: 'landmark', RuleSettingRemindGrid: 'alarm-clock', RuleSettingFollowGrid: 'user-check', RuleSettingRiskGrid: 'shield-alert', RuleSettingFlowGrid: 'workflow', RuleSettingPaperGrid: 'files', RuleTmpltSmsGrid: 'message-square', RuleTmpltNoticeGrid: 'bell', RuleTmpltClauseGrid: 'scroll-text', RuleTmpltCheckGrid: 'list-todo', WeightBankGrid: 'scale', WeightCommissionGrid: 'hand-coins', WeightCustomerGrid: 'star', WeightHouseGrid: 'house',
  ArticleRecordInfoGrid: 'newspaper', QuestionAnswerRecordInfoGridT: 'message-square', QuestionAnswerRecordInfoGridZ: 'graduation-cap', KnowledgeClsGrid: 'layers', KnowledgeGrid: 'book-open', CaseGrid: 'briefcase', ComplaintGrid: 'shield-alert',
  NoticeGrid: 'bell', NoticeCfgGrid: 'settings', ChatMGrid: 'message-square', ChatRecordGrid: 'history', CommentGrid: 'message-square-quote', FavoriteGrid: 'star', PraiseGrid: 'thumbs-up',
  MediaPromotion_Management: 'megaphone', MediaCooperation: 'handshake', SearchWord_Management: 'search', InformationPlaza: 'store', LinkHome: 'link', TrendInfoGrid: 'trending-up', TopicModuleInfoGrid: 'layers', AiQuestionManagement: 'bot',
  AcctPointGrid: 'wallet', PointManage: 'history', PointRuleMGrid: 'sliders-horizontal', PsBaseGrid: 'gift', ShareRuleMGrid: 'share-2',
  TempTabGrid: 'table-2', TempFldGrid: 'text-cursor-input', TempFldMghtGrid: 'folder-kanban', FieldManagement_CityStation: 'map-pin', FldAppendixGrid: 'book-open',
  SysUsersGrid: 'users', SysGroupGrid: 'layers', SysRolesGrid: 'id-card', UsrPrvsGrid: 'key-round', MenuItemsGrid: 'layout-list', AcctBaseGrid: 'circle-user', PlatformAcctBaseGrid: 'globe', AuthMghtGrid: 'award', DeptBaseInforGrid: 'network', EmployeeBaseGrid: 'contact', ApplicationManage: 'handshake', PushPartnerGrid: 'plug',
  UserLogGrid: 'history', UsrLoginLogsGrid: 'log-in', ActivityLogGrid: 'activity', ShareLogGrid: 'share-2', RemindLogGrid: 'alarm-clock', RemindLogHGrid: 'archive',
  SysParamsGrid: 'settings', ReferenceDefGrid: 'library', BaseDictValuesGrid: 'book-open', UsrDictNamesGrid: 'text-cursor-input', ChargeItemGrid: 'receipt-text', ToolsDefGrid: 'wrench', ToolsCfgGrid: 'file-stack',
}
