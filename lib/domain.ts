/** Entities, codes and rules, and the functions that declare them. @beta */
export { check } from './catalogue/check.ts'
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
} from './catalogue/condition.ts'
export type { Dependent, DependentWay } from './catalogue/dependents.ts'
export { addDays, type Day, dayOf, daysBetween, instantText, isDay, millisecondsOf } from './catalogue/day.ts'
export { settle } from './catalogue/effect.ts'
export { defineEntity, type Derived, type Entity, type RecordOf } from './catalogue/entity.ts'
export { conditionTextsOf, explain } from './catalogue/explain.ts'
export { fieldState } from './catalogue/field-state.ts'
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
  member as memberField,
  month,
  number,
  organisation,
  percent,
  region,
  richtext,
  text,
  textarea,
  wan,
  yesno,
  yuan,
} from './catalogue/field.ts'
export { isEmpty, type Scope, type Value } from './catalogue/kind.ts'
export { NO_OVERLAY } from './catalogue/overlay.ts'
export { notAbove, type Rule } from './catalogue/rule.ts'
export { fieldPlaces, matchPlaces } from './catalogue/search-index.ts'
export { isCleanText } from './catalogue/clean-text.ts'
export { formatShown, toFen, toStored, UNIT_LABEL } from './catalogue/unit.ts'
export { account } from './domain/account.ts'
export {
  ACCOUNT_TYPE,
  DEFAULT_PLACE,
  DEMAND_STATUS,
  FIELD_CONTROL,
  FIELD_SCOPE,
  LOAN_SCHEME,
  MEMBER_TYPE,
  PARTY_TYPE,
  POSITION,
  PROJECT_TYPE,
} from './domain/codes.ts'
export { CONTRACT_STATE } from './domain/contract-text/contract-codes.ts'
export { CONTRACT_PARTS, type ContractPartName } from './domain/contract-text/contract-part.ts'
export { type SaleContract, saleContract } from './domain/contract-text/sale-contract.ts'
export { costBudget } from './domain/cost/cost-budget.ts'
export { COST_CATEGORIES, COST_CATEGORY, COST_SOURCE } from './domain/cost/cost-codes.ts'
export { COST_PART, type CostPart } from './domain/cost/cost-part.ts'
export { costEntry } from './domain/cost/cost-entry.ts'
export { costStore } from './domain/cost/cost-store.ts'
export { demand } from './domain/demand/demand.ts'
export { entities } from './domain/entities.ts'
export { readVoucher, type VoucherFacts } from './domain/fee/voucher/read-voucher.ts'
export { type FileFormat, isPicture, mediaTypeOf } from './domain/file/file-format.ts'
export { formatOfBytes } from './domain/file/file-bytes.ts'
export { PRINTED_SIZE, picturePrint } from './domain/file/picture-print.ts'
export { cleanFileName, nameFor } from './domain/file/file-name.ts'
export { fileIssue, UPLOAD_TEXT } from './domain/file/judge-files.ts'
export {
  LARGEST_FILE,
  largestOf,
  MEGABYTE,
  UPLOAD_RULE,
  type UploadRule,
  uploadUseOf,
} from './domain/file/upload-rule.ts'
export { community } from './domain/community.ts'
export { addMonths } from './domain/months.ts'
export { checkedFormTemplate } from './domain/form-record/checked-form-template.ts'
export { FORM_TEMPLATE_WRITERS } from './domain/form-record/form-template-entity.ts'
export type { DrawnPage, DrawOp } from './domain/form-record/layout/drawing.ts'
export { helpNote } from './domain/settings/help-note.ts'
export { toolDefinition, toolTemplateDefault } from './domain/settings/tool-template.ts'
export { CFG_ITEM, cfgItem, cityRule } from './domain/city/city-rule.ts'
export { citySetting } from './domain/city/city-setting.ts'
export { moduleSetting } from './domain/city/module-setting.ts'
export { chargeItem } from './domain/fee/charge-item.ts'
export { PRICE_STATE, servicePrice } from './domain/fee/service-price.ts'
export { FLOW_AUDIENCE, flowRight, flowView, flowViewGroup } from './domain/flow/flow-view.ts'
export { organisationDetail } from './domain/organisation.ts'
export { FIELD_LEVEL, fieldSetting, fieldSettingOfCity, fieldSettingOfKind } from './domain/settings/field-setting.ts'
export { fieldTable } from './domain/settings/field-table.ts'
export {
  type DraftedValues,
  type FieldLevel,
  fieldLevels,
  type PreviewedField,
  type PreviewedSetting,
  previewFields,
  withDrafts,
} from './domain/settings/field-preview.ts'
export type { EffectiveValue } from './domain/settings/field-effect.ts'
export { type DependentFields, dependentFields, exampleOf } from './domain/settings/field-use.ts'
export { fieldsOf, GOVERNED, OF_MEMBERS, tableCode } from './domain/settings/governed-entities.ts'
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
export { defineGrid, type Grid, type GridSpec, type StatusMeanings } from './domain/grid/define-grid.ts'
export { withComputed } from './domain/grid/computed-columns.ts'
export type { Dictionary, EntryRow } from './domain/settings/dictionary.ts'
export {
  DICTIONARY_LIST,
  dictionaryDefinition,
  dictionaryWish,
  WISH_STATE,
} from './domain/settings/dictionary-definition.ts'
export { type GridRowsSeed, rowsFor } from './domain/grid/grid-rows-seed.ts'
export { switchable } from './domain/grid/grid-states.ts'
export type { ViewLayout } from './domain/grid/saved-view.ts'
export { commissionEntry, commissionRule } from './domain/flow/commission-rule.ts'
export { expense } from './domain/fee/expense.ts'
export { prepaidOrder } from './domain/fee/prepaid-order.ts'
export { saleOrder } from './domain/fee/sale-order.ts'
export { type UnmatchedPayment, unmatchedPayment } from './domain/fee/unmatched-payment.ts'
export { feeCodeMeanings } from './domain/fee/fee-status.ts'
export { PAY_SLIP_STATE, paySlip } from './domain/finance/pay-slip.ts'
export { pointAccount } from './domain/points/point-account.ts'
export { pointEntry } from './domain/points/point-entry.ts'
export { POINT_KIND, POINT_STATE } from './domain/points/point-codes.ts'
export { pointTotals } from './domain/points/point-ledger.ts'
export { pointRule } from './domain/points/point-rule.ts'
export { flowCondition, flowDefinition, flowNode } from './domain/flow/flow-definition.ts'
export { flowJob } from './domain/flow/flow-job.ts'
export { flowMemo, flowPolicy } from './domain/flow/flow-memo.ts'
export { flowLog } from './domain/flow/flow-log.ts'
export { isAccountNotice, notice, partOfNotice, recordOfNotice } from './domain/flow/notice.ts'
export { noticeConfig } from './domain/flow/notice-config.ts'
export { loginLog } from './domain/log/login-log.ts'
export { remindLog, remindLogHistory } from './domain/log/remind-log.ts'
export { shareLog } from './domain/log/share-log.ts'
export { auditLogEntry } from './domain/log/audit-log-entry.ts'
export { chat, chatMessage } from './domain/talk/chat.ts'
export { DEADLINE_KINDS } from './domain/deadline/deadline.ts'
export { needsReason } from './domain/deadline/planning.ts'
export { paperType } from './domain/paper/paper-type.ts'
export { house } from './domain/house/house.ts'
export { loan } from './domain/loan/loan.ts'
export { member } from './domain/member/member.ts'
export { hasSide, isListed, MEMBER_SIDES, type MemberSide } from './domain/member/member-side.ts'
export { PICKS } from './domain/picks.ts'
export { type CaseAbility, caseRightsOf } from './domain/permission/case-rights.ts'
export { department } from './domain/permission/department.ts'
export { MENU_BADGE, MENU_KIND, menuItem } from './domain/permission/menu-item.ts'
export { PRIVILEGE, type Privilege } from './domain/permission/privilege.ts'
export { GRID_WRITERS, ROLE } from './domain/permission/role.ts'
export { pushPartner } from './domain/permission/push-partner.ts'
export { roleGrant, sysGroup, BUILT_IN_ROLE, sysRole } from './domain/permission/sys-role.ts'
export { sysUser } from './domain/permission/sys-user.ts'
export { CASE_BULK_FIELDS, CASE_VIEWS, listedCase } from './domain/project/case-list.ts'
export { type Project, project } from './domain/project/project.ts'
export { CURRENT_JOB, recordAddress, tabOfRecord } from './domain/project/record-address.ts'
export { type ProjectSection, sectionsOf } from './domain/project/section.ts'
export { findInName } from './domain/standards/name-search.ts'
export { readingsOf } from './domain/standards/name-units.ts'
export { type City, groupedCities } from './domain/standards/city-groups.ts'
export { hideNumbers } from './domain/standards/hide-numbers.ts'
export { mobile } from './domain/standards/mobile.ts'
export { recordFields } from './domain/record-fields.ts'
export { trade } from './domain/trade/trade.ts'
export { SELF_REVIEW, SYS_PARAM, sysParam } from './domain/settings/sys-param.ts'
export { isClosedStep, type StatusMeaning, stepMeaning } from './domain/project/step-tone.ts'
