import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import { groups, members } from '../../../client/queries/case/member-plans.ts'
import { answerOf, fieldMetaRows, type QueryPlan } from '../../../client/queries/query-options.ts'
import { memberCalls } from '../../../contract/case/member-calls.ts'
import { MEMBER_SIDES, metaMemberType } from '../../../domain/member/member-side.ts'
import { MEMBER_TABLE } from '../people/use-people.ts'
import { CASE_RECORD_KINDS } from '../records/case-record-kinds.ts'
import type { ProjectSectionKey } from '../sections.ts'
import { statusOf } from '../status-plan.ts'

const { buyer, owner, guarantor } = MEMBER_SIDES

/** Queries of a section of a stored case. Only the loaded case says which sections there are. */
function plansOf(section: ProjectSectionKey, prjId: string): readonly QueryPlan<unknown>[] {
  if (section === 'basic') return []
  if (section === 'owners')
    return [
      members(prjId, owner.type),
      groups(prjId, owner.type),
      fieldMetaRows(prjId, MEMBER_TABLE, metaMemberType(owner)),
    ]
  if (section === 'buyers') {
    return [
      members(prjId, buyer.type),
      members(prjId, guarantor.type),
      groups(prjId, `${buyer.type},${guarantor.type}`),
      fieldMetaRows(prjId, MEMBER_TABLE, metaMemberType(buyer)),
    ]
  }
  const {
    entity: { service, metaTable },
  } = CASE_RECORD_KINDS[section]
  return [caseRecord(service, prjId), ...(metaTable === null ? [] : [fieldMetaRows(prjId, metaTable)])]
}

/** Queries of several sections; sections to be edited also load the user's rights. */
export function sectionPlans(
  sections: readonly ProjectSectionKey[],
  prjId: string,
  readOnly: boolean,
): readonly QueryPlan<unknown>[] {
  const hasPeople = sections.some((key) => key === 'buyers' || key === 'owners')
  return [
    ...sections.flatMap((key) => plansOf(key, prjId)),
    ...(readOnly ? [] : [statusOf(prjId)]),
    ...(hasPeople && !readOnly ? [answerOf(memberCalls.getOpts, {})] : []),
  ]
}
