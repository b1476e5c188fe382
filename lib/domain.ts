/** Entities, codes, rules and the language they are declared in. */
export { check, checkField, type CheckOptions, type Issue } from './catalogue/check.ts'
export { above, all, any, atLeast, below, type Condition, empty, filled, holds, is, not, reads } from './catalogue/condition.ts'
export { addDays, type Day, dayOf, instantText, isDay, isMonth, millisecondsOf } from './catalogue/day.ts'
export { type Consequence, losses, type RecordValues, settle, type Settled, withDerived } from './catalogue/effect.ts'
export { blankRecord, type Choice, type Composite, defineEntity, type Derived, type Effect, type Entity, type EntitySpec, type Group, type RecordOf } from './catalogue/entity.ts'
export { explain, explainState, type Words, wordsOf } from './catalogue/explain.ts'
export { type FieldState, fieldState, labelOf, type Reason, titleOf, visibleFields } from './catalogue/field-state.ts'
export {
  account as accountField, address, branch, code, codes, computed, date, dateOrAnytime, datetime, type Field, type Fields, file, files, flag, id, image, images, integer, member, month,
  number, organisation, percent, region, richtext, type Sensitive, text, textarea, type ValuesOf, wan, yesno, yuan,
} from './catalogue/field.ts'
export { isEmpty, isOn, isYes, type Kind, sameValue, type Scalar, type Scope, type Value, type ValueOfKind } from './catalogue/kind.ts'
export { masked, maskValue } from './catalogue/mask.ts'
export { NO_OVERLAY, type Overlay } from './catalogue/overlay.ts'
export { after, detailedAddress, digits, email, exclusive, length, notAbove, notAfter, notBefore, notBelow, notFuture, pass, type Rule, type RuleContext } from './catalogue/rule.ts'
export { searchIndex, type SearchEntry } from './catalogue/search-index.ts'
export { formatShown, fromFen, parseDecimal, storedDecimals, toFen, toShown, toStored, type Unit, UNIT_LABEL } from './catalogue/unit.ts'
export { type Account, account } from './domain/account.ts'
export {
  ACCOUNT_TYPE, BUSINESS_TYPE, DEFAULT_PLACE, DEMAND_STEP, DICTIONARY, FIELD_CONTROL, FIELD_SCOPE, LOAN_SCHEME, PARTY_RELATION, PARTY_TYPE, PAY_TYPE, PAY_WAY, POSITION, PROJECT_TYPE,
} from './domain/codes.ts'
export { entities } from './domain/entities.ts'
export { factsOf, type ProjectFacts } from './domain/facts.ts'
export { type FieldMeta, fieldMeta, overlayOf, type OverlayOptions } from './domain/field-meta.ts'
export { PRIVILEGE, type Privilege } from './domain/permission/privilege.ts'
export { isFinance, isManager, mayCreateProject, ROLE, type RoleRow, seesWholeCity } from './domain/permission/role.ts'
export { businessTypeOf } from './domain/project/business-type.ts'
export { editBlock } from './domain/project/edit-block.ts'
export { PAY_PLANS, payTypeOf } from './domain/project/pay-type.ts'
export { type Project, project } from './domain/project/project.ts'
export { PROJECT_SECTIONS, type ProjectSection, sectionsOf } from './domain/project/section.ts'
export { isMobile, mobile, MOBILE_RULES } from './domain/standards/mobile.ts'
export { moneyInWords } from './domain/standards/money-in-words.ts'
