import { checkField, type Issue } from '../../catalogue/check.ts'
import { holds } from '../../catalogue/condition.ts'
import { isEmpty, isOn, sameValue, type Value } from '../../catalogue/kind.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { ENTITY_STATE } from '../../domain/codes.ts'
import { groupIssue } from '../../domain/member/group-rules.ts'
import { sideWord } from '../../domain/member/member-side.ts'
import { relation } from '../../domain/member/relation.ts'
import type { SignedIn } from '../handler.ts'
import { labelsOf } from '../record/labels.ts'
import { vocabularyOf } from '../record/references.ts'
import { Refusal } from '../refusal.ts'
import { type GroupDraft, type SideGroups, nameIn, SEATS } from './relation-draft.ts'
import { groupOf } from './relation-rows.ts'

const FIELDS = relation.fields
const STATES: ReadonlySet<Value> = new Set(Object.values(ENTITY_STATE))

/** Refuses values a caller may not send in a group; issues name the row and the field. @throws Refusal INVALID */
export async function refuseWrong(
  context: SignedIn,
  sideGroups: SideGroups,
  drafts: readonly GroupDraft[],
): Promise<void> {
  const issues: Issue[] = []
  for (const draft of drafts) {
    const { at, removed } = draft
    if (at === null) continue
    const wrong = [
      ...misplaced(sideGroups, draft),
      ...(await computed(context, sideGroups, draft)),
      ...(removed
        ? []
        : [...misticked(sideGroups, draft), ...strangers(sideGroups, draft), ...(await marriage(context, draft))]),
    ]
    issues.push(...wrong.map((issue) => rowIssue(at, issue)))
  }
  if (issues.length > 0) throw Refusal.invalid(issues)
}

/**
 * Refuses what is wrong with all the groups of the side together, in the words of the specification.
 * @throws Refusal INVALID
 * @source MEM-062 to MEM-070
 */
export function refuseTogether({ side, facts }: SideGroups, drafts: readonly GroupDraft[]): void {
  const issue = groupIssue(
    side.type,
    drafts.map(({ after, removed }) => ({ ...after, isDelete: removed ? 1 : 0 })),
    facts,
  )
  if (!issue) return
  const fields = issue.rows.flatMap((index) =>
    drafts[index]?.at === null || drafts[index] === undefined ? [] : [`rows[${drafts[index].at}]`],
  )
  throw Refusal.invalid((fields.length > 0 ? fields : ['rows']).map((field) => ({ field, message: issue.message })))
}

/** Issues for a group that would move to another case or side. */
function misplaced({ project, side }: SideGroups, { sent }: GroupDraft): readonly Issue[] {
  const fixed = { hf2jPrjId: project.key, hf2jMemberType: side.type }
  const moved = (['hf2jPrjId', 'hf2jMemberType'] as const).filter(
    (name) => !isEmpty(sent[name]) && sent[name] !== fixed[name],
  )
  const state =
    isEmpty(sent.entityState) || STATES.has(sent.entityState)
      ? []
      : [{ field: 'entityState', message: `${FIELDS.entityState.label}不在可选范围内` }]
  return [...moved.map((field) => ({ field, message: `${FIELDS[field].label}不能修改` })), ...state]
}

/** Issues for computed values that differ; the caller may send them back as they were read. */
async function computed(
  { unit }: SignedIn,
  { names }: SideGroups,
  { row, sent }: GroupDraft,
): Promise<readonly Issue[]> {
  // The computed values of an older version are unknown; what matters in it has been compared already.
  if (row && typeof sent.version === 'number' && sent.version < row.version) return []
  const current = row ? groupOf(row, names) : {}
  const filled = Object.entries(sent).filter(
    ([name, value]) =>
      FIELDS_BY_NAME[name]?.serverOwned && value !== undefined && !sameValue(value as Value, current[name] ?? null),
  ) // adapter: parsed by this field's kind
  const issues = filled.map(([field]) => ({
    field,
    message: `${FIELDS_BY_NAME[field]?.label ?? field}由系统计算，不能提交`,
  }))
  const labels = sent.refValues
  if (labels === undefined || labels === null) return issues
  const [known = {}] = await labelsOf(unit, FIELDS, [current])
  const same = typeof labels === 'object' && Object.entries(labels).every(([name, text]) => known[name] === text)
  return same ? issues : [...issues, { field: 'refValues', message: 'refValues由系统给出，不能提交' }]
}
const FIELDS_BY_NAME: Readonly<Record<string, { readonly label: string; readonly serverOwned?: true }>> = FIELDS

/** Issues for ticks that have no meaning on this side. */
function misticked({ side, facts }: SideGroups, { sent }: GroupDraft): readonly Issue[] {
  const scope = { ...facts, hf2jMemberType: side.type }
  return Object.entries(relation.shown).flatMap(([name, condition]) => {
    const set = isOn((sent as Readonly<Record<string, Value>>)[name]) // adapter: parsed by the fields of a group
    return set && condition && !holds(condition, scope)
      ? [
          {
            field: name,
            message: `${seatLabel(name)}是${sideWord(side, facts)}，不能勾选“${FIELDS_BY_NAME[name]?.label ?? name}”`,
          },
        ]
      : []
  })
}

/** Issues for people who are not members of this side, and for one person on two seats. */
function strangers({ side, facts, names }: SideGroups, { after }: GroupDraft): readonly Issue[] {
  const unknown = SEATS.filter(
    (number) => !isEmpty(after[`hf2jMemberId${number}`]) && !names.has(String(after[`hf2jMemberId${number}`])),
  )
  const twice = !isEmpty(after.hf2jMemberId1) && after.hf2jMemberId1 === after.hf2jMemberId2
  return [
    ...unknown.map((number) => ({
      field: `hf2jMemberId${number}`,
      message: `${seatLabel(String(number))}不是本项目的${sideWord(side, facts)}，请刷新后重新选择`,
    })),
    ...(twice ? [{ field: 'hf2jMemberId2', message: '的两位成员是同一人' }] : []),
  ]
}

async function marriage({ unit, today }: SignedIn, { row, after, changed }: GroupDraft): Promise<readonly Issue[]> {
  const name = 'hf2jMarryCondition1'
  if (!changed.includes(name) || isEmpty(after[name])) return []
  const codesOf = await vocabularyOf(unit, relation, { [name]: after[name] ?? null })
  return checkField(relation, name, { [name]: after[name] ?? null }, { today, stored: row?.values ?? {}, codesOf })
}

/** Finds a person who is sent under an old name. @returns the seat and the name, null when nothing changed */
export function renamed(
  { names }: SideGroups,
  { after, at, removed }: GroupDraft,
): { readonly from: string; readonly to: string } | null {
  if (at === null || removed) return null
  for (const number of SEATS) {
    const to = names.get(after[`hf2jMemberId${number}`] ?? '')
    const from = nameIn(after, number)
    if (to !== undefined && from !== '' && from !== to.trim()) return { from, to }
  }
  return null
}

const seatLabel = (field: string): string => (field.endsWith('2') ? '次位成员' : '首位成员')
