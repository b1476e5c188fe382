import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Field } from '../../catalogue/field.ts'
import { labelOf, visibleFields } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { MEMBER_SIDES } from '../../domain/member/member-side.ts'
import { PICKS } from '../../domain/picks.ts'
import { divisionName, divisionsUnder } from '../national-divisions.ts'
import { listOf, textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'
import { memberTable } from '../member/member-tables.ts'
import { checkPicks } from './check-picks.ts'

/** The codes of the dictionaries a record uses, for the check. */
export async function vocabularyOf(
  unit: Unit,
  entity: Entity,
  record: RecordValues,
): Promise<(dict: string) => ReadonlySet<string> | null> {
  // Places come from the national list, so they are checked as references.
  const used = Object.entries(entity.fields).filter(
    ([name, { kind, dict, part }]) =>
      dict && !part && (kind === 'code' || kind === 'codes' || kind === 'yesno') && !isEmpty(record[name]),
  )
  const dicts = [...new Set(used.map(([, { dict = '' }]) => dict))]
  if (dicts.length === 0) return () => null
  const { rows } = await unit.list(dictEntryTable, {
    where: {
      all: [
        { field: 'dict', is: dicts },
        { field: 'enabled', is: [1] },
      ],
    },
  })
  const byDict = new Map(dicts.map((dict) => [dict, new Set<string>()]))
  for (const { values } of rows) byDict.get(textOf(values['dict']))?.add(textOf(values['key']))
  return (dict) => byDict.get(dict) ?? null
}

/** What references are checked against. */
export interface Referring {
  readonly entity: Entity
  readonly record: RecordValues
  readonly before: RecordValues
  readonly scope: Scope
  readonly overlay: Overlay
  /** City of the record; the accounts it names must work there. */
  readonly city: string
  /** Case of the record; it may name members of this case. */
  readonly project?: string | null
}

/** Issues for values that refer to a missing row or to one of the wrong kind. Unchanged values are not checked. */
export async function referenceIssues(
  unit: Unit,
  { entity, record, before, scope, overlay, city, project = null }: Referring,
): Promise<readonly Issue[]> {
  const issues: Issue[] = []
  for (const name of visibleFields(entity, scope, overlay)) {
    const field = entity.fields[name]
    const value = record[name]
    if (!field || field.serverOwned || sameValue(before[name], value)) continue
    for (const key of typeof value === 'string' && value !== ''
      ? [value]
      : field.part && Array.isArray(value)
        ? value
        : []) {
      const issue = field.part
        ? placeIssue(field, key, record)
        : field.kind === 'account'
          ? await accountIssue(unit, key, field.picks, city)
          : field.kind === 'member'
            ? await memberIssue(unit, key, field.picks, project)
            : field.kind === 'organisation' || field.kind === 'branch'
              ? await checkPicks(unit, field, key)
              : null
      if (issue === null) continue
      issues.push({ field: name, message: `${labelOf(entity, name, scope, overlay)}${issue}` })
      break
    }
  }
  return issues
}

function placeIssue({ part, parent }: Field, code: string, record: RecordValues): string | null {
  if (divisionName(code) === null) return '不存在'
  const among = (above: string | null): boolean => divisionsUnder(above).some((division) => division.code === code)
  if (part === 'province') return among(null) ? null : '不是省级行政区'
  // A city without a province field may lie in any province.
  if (part === 'city' && parent === undefined)
    return divisionsUnder(null).some((province) => among(province.code)) ? null : '不是地级行政区'
  return among(textOf(parent === undefined ? null : record[parent]) || null) ? null : '不属于所选的上级行政区'
}

/** A member of another case answers like a missing one. */
async function memberIssue(
  unit: Unit,
  key: string,
  picks: string | undefined,
  project: string | null,
): Promise<string | null> {
  const row = await unit.get(memberTable, key)
  if (!row || project === null || row.project !== project) return '不存在'
  const type =
    picks === PICKS.buyers ? MEMBER_SIDES.buyer.type : picks === PICKS.owners ? MEMBER_SIDES.owner.type : null
  return type === null || row.values['hf23MemberType'] === type ? null : '不在可选的成员内'
}

async function accountIssue(
  unit: Unit,
  key: string,
  position: string | undefined,
  city: string,
): Promise<string | null> {
  const account = await unit.get(accountTable, key)
  if (!account) return '不存在'
  if (!listOf(account.values['cities']).includes(city)) return '不在本项目的城市'
  return position === undefined || listOf(account.values['positions']).includes(position) ? null : '不在可选的岗位内'
}
