/** Entities, codes and rules, and the functions that declare them. */
export { check, checkField, type CheckOptions, type Issue } from './catalogue/check.ts'
export {
  above,
  all,
  any,
  atLeast,
  below,
  type Condition,
  empty,
  filled,
  holds,
  is,
  not,
  reads,
} from './catalogue/condition.ts'
export { addDays, type Day, dayOf, instantText, isDay, isMonth, millisecondsOf } from './catalogue/day.ts'
export { type Consequence, losses, type RecordValues, settle, type Settled, withDerived } from './catalogue/effect.ts'
export {
  blankRecord,
  type Choice,
  type Composite,
  defineEntity,
  type Derived,
  type Effect,
  type Entity,
  type EntitySpec,
  type Group,
  type RecordOf,
} from './catalogue/entity.ts'
export { explain, explainState, type ConditionTexts, conditionTextsOf } from './catalogue/explain.ts'
export { type FieldState, fieldState, labelOf, type Reason, titleOf, visibleFields } from './catalogue/field-state.ts'
export {
  account as accountField,
  address,
  branch,
  code,
  codes,
  computed,
  date,
  dateOrAnytime,
  datetime,
  type Field,
  type Fields,
  file,
  files,
  flag,
  id,
  image,
  images,
  integer,
  type Media,
  member as memberField,
  month,
  number,
  organisation,
  percent,
  region,
  richtext,
  type Sensitive,
  text,
  textarea,
  type ValuesOf,
  wan,
  yesno,
  yuan,
} from './catalogue/field.ts'
export {
  isEmpty,
  isOn,
  isYes,
  type Kind,
  sameValue,
  type Scalar,
  type Scope,
  type Value,
  type ValueOfKind,
} from './catalogue/kind.ts'
export { masked, maskValue } from './catalogue/mask.ts'
export { NO_OVERLAY, type Overlay } from './catalogue/overlay.ts'
export {
  after,
  type RuleIssue,
  detailedAddress,
  digits,
  email,
  exclusive,
  length,
  longEnough,
  notAbove,
  notAfter,
  notBefore,
  notBelow,
  notFuture,
  pass,
  type Rule,
  type RuleContext,
} from './catalogue/rule.ts'
export { pictureAddress, pictureIdOf, picturesIn, richTextIssue } from './catalogue/rich-text.ts'
export {
  type FieldPlace,
  fieldPlaces,
  type FoundField,
  matchPlaces,
  searchIndex,
  type SearchEntry,
} from './catalogue/search-index.ts'
export { isCleanText } from './catalogue/clean-text.ts'
export {
  formatShown,
  fromFen,
  parseDecimal,
  storedDecimals,
  toFen,
  toShown,
  toStored,
  type Unit,
  UNIT_LABEL,
} from './catalogue/unit.ts'
export { type Account, account } from './domain/account.ts'
export {
  ACCOUNT_TYPE,
  ADDRESS_CHANGE,
  ADULT_TIME,
  BUSINESS_TYPE,
  DEFAULT_PLACE,
  DEMAND_STATUS,
  DEMAND_STEP,
  DICTIONARY,
  ENTITY_STATE,
  FIELD_CONTROL,
  FIELD_SCOPE,
  FORMER_INVOICE,
  HOUSE_LOAN,
  HOUSE_NATURE,
  HOUSE_TYPE,
  ID_TYPE,
  LAND_FEE,
  LOAN_SCHEME,
  LOCAL_HOUSES,
  LOCATION_CLASS,
  MEMBER_ROLE,
  MEMBER_TAG,
  MEMBER_TYPE,
  NO_OR_YES,
  ORGANISATION_TYPE,
  OWNERSHIP,
  PARTY_RELATION,
  PARTY_TYPE,
  PAYOUT,
  PAY_TYPE,
  PAY_WAY,
  POSITION,
  PRINT_STANDARD,
  PROJECT_TYPE,
  REPAYMENT,
  SCHOOL_WISH,
  SEX,
  TRADE_MODE,
  TRADE_TIME,
  WAGES_WAY,
  YES_NO,
} from './domain/codes.ts'
export { CONTRACT_STATE, DISPUTE_WAY } from './domain/contract-text/contract-codes.ts'
export { CONTRACT_PARTS, type ContractPartName } from './domain/contract-text/contract-part.ts'
export { type SaleContract, saleContract } from './domain/contract-text/sale-contract.ts'
export { type CostBudget, costBudget } from './domain/cost/cost-budget.ts'
export {
  COST_CATEGORIES,
  COST_CATEGORY,
  COST_SOURCE,
  COST_STORES,
  type CostCategory,
  type CostSource,
} from './domain/cost/cost-codes.ts'
export { COST_PART, type CostPart } from './domain/cost/cost-part.ts'
export { type CostEntry, costEntry } from './domain/cost/cost-entry.ts'
export { type CostStore, costStore } from './domain/cost/cost-store.ts'
export { type Demand, demand } from './domain/demand/demand.ts'
export { mayFollowUp } from './domain/demand/follow-up.ts'
export { entities } from './domain/entities.ts'
export { readVoucher, type VoucherFacts } from './domain/fee/voucher/read-voucher.ts'
export { appendix, type Appendix } from './domain/file/appendix.ts'
export {
  endingOf,
  type FileEnding,
  type FileFormat,
  FORMATS,
  isPicture,
  isVideo,
  mediaTypeOf,
} from './domain/file/file-format.ts'
export { formatOfBytes } from './domain/file/file-bytes.ts'
export { type GreyPicture, PRINTED_SIZE, picturePrint } from './domain/file/picture-print.ts'
export { cleanFileName, nameFor } from './domain/file/file-name.ts'
export {
  type ChosenFile,
  fileIssue,
  judgeFiles,
  type Judgement,
  type RefusedFile,
  UPLOAD_TEXT,
} from './domain/file/judge-files.ts'
export {
  LARGEST_FILE,
  largestOf,
  MEGABYTE,
  UPLOAD_RULE,
  type UploadRule,
  type UploadUse,
  uploadUseOf,
} from './domain/file/upload-rule.ts'
export { type CaseRecords, factsOf, type ProjectFacts } from './domain/facts.ts'
export { type Community, community } from './domain/community.ts'
export { formRecord, type FormRecord } from './domain/form-record/form-record.ts'
export type {
  FieldRef,
  FormBlock,
  FormCell,
  FormColumn,
  FormContent,
  FormOver,
  FormPart,
  FormTemplate,
  PersonList,
  PersonRef,
  ValueForm,
} from './domain/form-record/form-template.ts'
export { FORM_TEMPLATES } from './domain/form-record/form-templates.ts'
export {
  blankValues,
  type FormCase,
  type FormPerson,
  type FormSource,
  type FormTurn,
  type FormValues,
  formValues,
  type ShownValue,
} from './domain/form-record/form-values.ts'
export { templateIssues } from './domain/form-record/check-template.ts'
export { checkedFormTemplate } from './domain/form-record/checked-form-template.ts'
export {
  FORM_TEMPLATE_WRITERS,
  formTemplateEntity,
  type FormTemplateRecord,
} from './domain/form-record/form-template-entity.ts'
export { type ParsedCondition, parseCondition } from './domain/form-record/parse-condition.ts'
export { type ParsedLayout, parseTemplateLayout, type TypedIssue } from './domain/form-record/parse-template.ts'
export { type TemplateAnswer, templateIn } from './domain/form-record/template-row.ts'
export type { DrawnPage, DrawOp, FieldBox, Measure } from './domain/form-record/layout/drawing.ts'
export { type FormLayout, layoutForm } from './domain/form-record/layout/layout-form.ts'
export { mergedName, type PrintPlan, printPlan } from './domain/form-record/print-plan.ts'
export { type HelpNote, helpNote } from './domain/help-note.ts'
export { type ToolDefault, toolDefault } from './domain/tool-default.ts'
export {
  type ToolDefinition,
  toolDefinition,
  type ToolTemplateDefault,
  toolTemplateDefault,
} from './domain/tool-template.ts'
export { CFG_ITEM, CFG_KIND, type CfgItem, cfgItem, type CityRule, cityRule } from './domain/city/city-rule.ts'
export { type CitySetting, citySetting } from './domain/city/city-setting.ts'
export { type ModuleSetting, moduleSetting } from './domain/city/module-setting.ts'
export { type ChargeItem, chargeItem } from './domain/fee/charge-item.ts'
export { PRICE_STATE, type ServicePrice, servicePrice } from './domain/fee/service-price.ts'
export {
  FLOW_AUDIENCE,
  type FlowRight,
  flowRight,
  type FlowView,
  flowView,
  type FlowViewGroup,
  flowViewGroup,
} from './domain/flow/flow-view.ts'
export { type OrganisationDetail, organisationDetail } from './domain/organisation.ts'
export {
  FIELD_LEVEL,
  type FieldSetting,
  fieldSetting,
  fieldSettingOfCity,
  fieldSettingOfKind,
} from './domain/field-setting.ts'
export { type FieldTable, fieldTable } from './domain/field-table.ts'
export { fieldsOf, GOVERNED, governedBy, OF_MEMBERS, tableCode } from './domain/governed-entities.ts'
export { bankWeight } from './domain/recommendation/bank-weight.ts'
export { remindRule } from './domain/flow/remind-rule.ts'
export { flowTrigger } from './domain/flow/flow-trigger.ts'
export { checkItem } from './domain/flow/check-item.ts'
export { noticeTemplate, smsTemplate } from './domain/flow/message-template.ts'
export { paperCheck } from './domain/paper/paper-check.ts'
export { feeStandard } from './domain/fee/fee-standard.ts'
export { commissionWeight } from './domain/flow/commission-weight.ts'
export { firstPayment } from './domain/loan/first-payment.ts'
export { fundPolicy } from './domain/loan/fund-policy.ts'
export { bankRate, cityRate, primeRate } from './domain/loan/lending-rates.ts'
export { type FieldMeta, fieldMeta, overlayOf, type OverlayOptions } from './domain/field-meta.ts'
export {
  defineGrid,
  type GridAffects,
  type FieldName,
  type Grid,
  type GridChoices,
  type GridForm,
  type GridOperation,
  type GridPlace,
  type GridRows,
  type GridScope,
  type GridSpec,
  type GridTexts,
  type SortOrder,
  type StatusMeanings,
} from './domain/grid/define-grid.ts'
export { withComputed } from './domain/grid/computed-columns.ts'
export { type GridColumn, gridColumns } from './domain/grid/grid-columns.ts'
export type { Dictionary, EntryDetails, EntryRow } from './domain/dictionary.ts'
export {
  DICTIONARY_LIST,
  type DictionaryDefinition,
  dictionaryDefinition,
  type DictionaryWish,
  dictionaryWish,
  WISH_STATE,
} from './domain/dictionary-definition.ts'
export { type GridRowsSeed, type RowsOptions, rowsFor } from './domain/grid/grid-rows-seed.ts'
export { type GridLock, type GridMove, type GridStates, switchable } from './domain/grid/grid-states.ts'
export {
  type OperatedRecord,
  operationLabel,
  operationNeeds,
  type OperationState,
  operationState,
  operationTerms,
} from './domain/grid/operation-state.ts'
export {
  isRowOperation,
  ROW_OPERATION,
  ROW_OPERATIONS,
  type RowOperation,
  type RowOperationTerms,
} from './domain/grid/row-operation.ts'
export {
  defaultLayout,
  fittingLayout,
  type GridDensity,
  LONGEST_VIEW_TITLE,
  MOST_VIEWS,
  type SavedView,
  type ViewColumn,
  type ViewLayout,
} from './domain/grid/saved-view.ts'
export type { StartingView } from './domain/grid/starting-view.ts'
export {
  type CommissionEntry,
  commissionEntry,
  type CommissionRule,
  commissionRule,
} from './domain/flow/commission-rule.ts'
export { type Expense, expense } from './domain/fee/expense.ts'
export { type PrepaidOrder, prepaidOrder } from './domain/fee/prepaid-order.ts'
export { type SaleOrder, saleOrder } from './domain/fee/sale-order.ts'
export { type UnmatchedPayment, unmatchedPayment } from './domain/fee/unmatched-payment.ts'
export { feeCodeMeanings } from './domain/fee/fee-status.ts'
export { PAY_SLIP_STATE, type PaySlip, paySlip } from './domain/finance/pay-slip.ts'
export { type PointAccount, pointAccount } from './domain/points/point-account.ts'
export { type PointEntry, pointEntry } from './domain/points/point-entry.ts'
export { POINT_KIND, POINT_STATE } from './domain/points/point-codes.ts'
export { type PointTotals, pointTotals } from './domain/points/point-ledger.ts'
export { type PointRule, pointRule } from './domain/points/point-rule.ts'
export {
  type FlowCondition,
  flowCondition,
  type FlowDefinition,
  flowDefinition,
  type FlowNode,
  flowNode,
} from './domain/flow/flow-definition.ts'
export { type FlowJob, flowJob } from './domain/flow/flow-job.ts'
export { type FlowMemo, flowMemo, type FlowPolicy, flowPolicy } from './domain/flow/flow-memo.ts'
export { flowLog } from './domain/flow/flow-log.ts'
export { notice, partOfNotice, recordOfNotice } from './domain/flow/notice.ts'
export { noticeConfig } from './domain/flow/notice-config.ts'
export { clientOf, shortAddress } from './domain/log/client-of.ts'
export { loginLog } from './domain/log/login-log.ts'
export { remindLog, remindLogHistory } from './domain/log/remind-log.ts'
export { shareLog } from './domain/log/share-log.ts'
export { auditLogEntry } from './domain/log/audit-log-entry.ts'
export { chat, chatMessage } from './domain/talk/chat.ts'
export { type DeadlineKind, DEADLINE_KINDS, MOST_DEADLINE_DAYS } from './domain/deadline/deadline.ts'
export { needsReason } from './domain/deadline/planning.ts'
export { type JobStatus, jobStatus } from './domain/flow/job-status.ts'
export { type MemberFile, memberFile } from './domain/paper/member-file.ts'
export { MOST_PAPER_FILES, paper } from './domain/paper/paper.ts'
export { isSideTogether, type PaperSide } from './domain/paper/paper-side.ts'
export {
  daysLeft,
  expiryDay,
  isPaperFinished,
  isPaperMissing,
  type PaperState,
  runsOutSoon,
} from './domain/paper/paper-state.ts'
export { type PaperType, paperType } from './domain/paper/paper-type.ts'
export { followsFromCertificate, yearsHeld } from './domain/house/certificate-years.ts'
export { type House, house } from './domain/house/house.ts'
export {
  defaultLender,
  type DefaultLenderRule,
  followsForLender,
  lenderMismatch,
  type LoanSituation,
} from './domain/loan/lender.ts'
export { type Loan, loan } from './domain/loan/loan.ts'
export { withLoanBank } from './domain/loan/loan-bank.ts'
export {
  isOffered,
  type LoanPlace,
  type LoanPurpose,
  type OfferedOffice,
  offeredOffices,
  type Office,
} from './domain/loan/loan-organisations.ts'
export { followsFromPayment, loanTypeOf } from './domain/loan/loan-type.ts'
export { DEPOSIT_MONTHS, monthsCovered } from './domain/member/deposit-period.ts'
export { CARD_PAUSE, followsFromCards, READ_FROM_CARD } from './domain/member/from-card.ts'
export { type Fund, fund } from './domain/member/fund.ts'
export {
  type GroupRow,
  isActiveRow,
  removedRow,
  rolesOfMember,
  rolesOfSeat,
  type Seat,
  type SeatNumber,
  seatedRows,
  seatOf,
  tagOf,
  ticked,
} from './domain/member/group.ts'
export { addingIssue, GROUP_MESSAGE, type GroupIssue, groupIssue } from './domain/member/group-rules.ts'
export { homeAddressAfter, locationClass } from './domain/member/home.ts'
export { mainMembers, type MainMemberCandidate } from './domain/member/main-members.ts'
export { type Member, member } from './domain/member/member.ts'
export { MEMBER_RECORDS, type MemberRecords, recordsFor } from './domain/member/member-records.ts'
export {
  hasSide,
  isParty,
  MEMBER_SIDES,
  type MemberSide,
  metaMemberType,
  metaScopes,
  sideOf,
  sideWord,
} from './domain/member/member-side.ts'
export { type OwnHouse, ownHouse } from './domain/member/own-house.ts'
export { type Relation, relation } from './domain/member/relation.ts'
export { type Social, social } from './domain/member/social.ts'
export { type Tax, tax } from './domain/member/tax.ts'
export { type WorkCredit, workCredit } from './domain/member/work-credit.ts'
export { PICKS } from './domain/picks.ts'
export { type Department, department } from './domain/permission/department.ts'
export { type Grant, privilegesIn, privilegesUnder } from './domain/permission/grant.ts'
export { MENU_BADGE, MENU_KIND, type MenuEntry, type MenuItem, menuItem } from './domain/permission/menu-item.ts'
export { passwordIssue } from './domain/permission/password.ts'
export { PRIVILEGE, type Privilege } from './domain/permission/privilege.ts'
export {
  GRID_WRITERS,
  isFinance,
  isManager,
  mayCreateProject,
  ROLE,
  type RoleRow,
  seesWholeCity,
} from './domain/permission/role.ts'
export { PARTNER_WIDGET, type PartnerWidget } from './domain/permission/partner-widget.ts'
export { originsIn, PARTNER_SCOPE, type PushPartner, pushPartner } from './domain/permission/push-partner.ts'
export {
  type RoleGrant,
  roleGrant,
  type SysGroup,
  sysGroup,
  type SysRole,
  BUILT_IN_ROLE,
  sysRole,
} from './domain/permission/sys-role.ts'
export { type SysUser, sysUser } from './domain/permission/sys-user.ts'
export { kilometresBetween } from './domain/place/distance.ts'
export type { LngLat } from './domain/place/guangzhou.ts'
export { CASE_VIEWS, listedCase } from './domain/project/case-list.ts'
export { businessTypeOf } from './domain/project/business-type.ts'
export { editBlock } from './domain/project/edit-block.ts'
export { PAY_PLANS, payTypeOf } from './domain/project/pay-type.ts'
export { type Project, project } from './domain/project/project.ts'
export { type CaseRecordKind, recordAddress, tabOfRecord } from './domain/project/record-address.ts'
export { PROJECT_SECTIONS, type ProjectSection, sectionsOf } from './domain/project/section.ts'
export { type HousePlace, recommendationBasis, type RecommendationBasis } from './domain/recommendation/basis.ts'
export { type Candidate, recommend, type Recommended } from './domain/recommendation/recommend.ts'
export { ageOn, monthsUntilAdult } from './domain/standards/age.ts'
export { bankCode, isBankCode } from './domain/standards/bank-code.ts'
export { type CardFault, normaliseIdNumber } from './domain/standards/card-number.ts'
export { type CardHolder, citizenIdFault, citizenOf, permanentResidentFault } from './domain/standards/citizen-id.ts'
export { findInName, type NameMatch } from './domain/standards/name-search.ts'
export { type NameReadings, readingsOf } from './domain/standards/name-units.ts'
export { type City, type CityGroup, groupedCities } from './domain/standards/city-groups.ts'
export { creditCode, isCreditCode } from './domain/standards/credit-code.ts'
export { hideNumbers } from './domain/standards/hide-numbers.ts'
export { anyIdNumber, idNumber } from './domain/standards/identity-document.ts'
export { isMobile, mobile, MOBILE_RULES } from './domain/standards/mobile.ts'
export { moneyInWords } from './domain/standards/money-in-words.ts'
export { recordFields } from './domain/record-fields.ts'
export { amountInWords, AMOUNTS_IN_WORDS, isWithoutDeposit, NO_DEPOSIT } from './domain/trade/amount-words.ts'
export { type Trade, trade } from './domain/trade/trade.ts'
export { SELF_REVIEW, SYS_PARAM, type SysParam, sysParam } from './domain/sys-param.ts'
export { isClosedStep, type StatusMeaning, stepMeaning } from './domain/project/step-tone.ts'
