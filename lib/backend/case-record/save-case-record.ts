import { dayOf } from '../../catalogue/day.ts'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import type { RecordInput } from '../../contract/input.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { followFacts } from '../flow/adding/follow-case.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase, changeableChild, factsOfCase } from '../member/case-access.ts'
import { refuseMoving } from '../member/member-record.ts'
import { allow, needs } from '../policy.ts'
import { notifyOutdated } from '../recommendation/stored-recommendation.ts'
import { recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { judge } from '../record/save.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { caseFacts } from './case-facts.ts'
import { CASE_RECORD, type CaseRecord, caseRecordOf, recordRowOf, requireSection } from './case-records.ts'
import { followHousePlace } from './follow-payment.ts'
import { loanRules } from './loan-rules.ts'
import { loanStandards } from './loan-standards.ts'
import { blankRecord } from './start.ts'

/**
 * Stores the record of a case, new or existing.
 * @throws Refusal; CONFLICT for a new one where the case has one already
 */
export async function saveCaseRecord(kind: CaseRecord, input: RecordInput, context: SignedIn): Promise<Row> {
  const { entity, table, owner, follows } = kind
  const { unit, principal, today, ports } = context
  allow(needs(input.keyValue ? PRIVILEGE.update : PRIVILEGE.add), principal)
  const known = input.keyValue ? await changeableChild(context, table, input.keyValue) : null
  const project = known?.project ?? (await caseOfNew(kind, input[owner], context))
  requireSection(kind, factsOfCase(project), known ? 'keyValue' : owner)
  if (!known) await refuseSecond(kind, project, input, context)
  const row = known?.row ?? null
  const before = row ? caseRecordOf(kind, row, today) : blankRecord(kind, project)
  refuseMoving(entity, before, input, [owner])
  const [facts, overlay] = [await caseFacts(unit, project), await overlayFor(unit, entity, project.key)]
  const isLoan = kind.key === CASE_RECORD.loan.key
  const rules = isLoan
    ? [await loanRules(unit, project, before, input), await loanStandards(context, project, before, input)]
    : []
  const { record, changed } = await judge(
    context,
    {
      entity,
      table,
      row,
      before,
      facts,
      overlay,
      place: { project: project.key, city: project.city },
      follows: (was, is, chosen) => ({
        // Values the caller chose are stored as sent.
        ...Object.fromEntries(Object.entries(follows?.(was, is, today) ?? {}).filter(([name]) => !chosen.has(name))),
        ...Object.fromEntries(rules.flatMap((rule) => Object.entries(rule.follows(was, is, chosen)))),
      }),
      findIssues: (is) => rules.flatMap((rule) => rule.findIssues(before, is, facts, overlay)),
    },
    input,
  )
  if (row && changed.length === 0) return row
  // Values that changed with the days are stored as of today, because the next reader counts from this save.
  const advanced =
    row && kind.goesOn ? Object.keys(kind.goesOn(recordOf(entity, row), dayOf(row.updatedAt), today)) : []
  const saved = row
    ? await updateRecord(context, table, row, record, [...new Set([...changed, ...advanced])])
    : await insertRecord(context, table, { key: ports.ids.key(), project: project.key, city: project.city }, record)
  if (kind.key === CASE_RECORD.house.key) {
    await followHousePlace(context, project, row, saved)
    await notifyOutdated(context, project)
  }
  await followFacts(context, row, saved, project)
  return saved
}

async function caseOfNew({ entity, owner }: CaseRecord, id: unknown, context: SignedIn): Promise<Row> {
  if (typeof id !== 'string' || id === '')
    throw Refusal.invalid([{ field: owner, message: `${entity.fields[owner]?.label ?? owner}必填` }])
  return changeableCase(context, id)
}

/**
 * Refuses a second record when another user added one meanwhile. The refusal carries theirs and the fields that differ.
 * The case is locked, so no further record can be added.
 */
async function refuseSecond(
  kind: CaseRecord,
  project: Row,
  input: RecordInput,
  { unit, today }: SignedIn,
): Promise<void> {
  const { entity, table } = kind
  const row = await recordRowOf(unit, table, project.key)
  if (!row) return
  const [stored, blank] = [caseRecordOf(kind, row, today), blankRecord(kind, project)]
  const fields = Object.entries(entity.fields).flatMap(([name, { serverOwned, sensitive }]) => {
    const sent = input[name] as Value | undefined // adapter: parsed by this field's kind
    if (sent === undefined || serverOwned || sameValue(sent, blank[name])) return []
    // A comparison must not reveal the value of personal data.
    return (sensitive ? !isEmpty(sent) : !sameValue(sent, stored[name])) ? [name] : []
  })
  throw await conflictOver(unit, entity, stored, row, fields)
}
