import type { Field, Fields } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import { divisionName } from '../national-divisions.ts'
import { textOf } from '../session.ts'
import type { Table, Unit } from '../store.ts'
import { SYSTEM_ACCOUNT, SYSTEM_NAME } from '../system-account.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable, organisationTable } from '../dictionary/dictionary-tables.ts'
import { memberTable } from '../member/member-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { namesCase } from './case-numbers.ts'

type Texts = ReadonlyMap<string, string>

/** Texts of the coded and referenced values of some records, looked up with one query per kind of reference. */
export async function labelsOf(
  unit: Unit,
  fields: Fields,
  records: readonly Readonly<Record<string, Value>>[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const requested = (of: (field: Field) => boolean) => [
    ...new Set(
      Object.entries(fields)
        .filter(([, field]) => of(field))
        .flatMap(([name]) => records.flatMap((record) => keysIn(record[name]))),
    ),
  ]
  const isCode = ({ kind, dict }: Field) =>
    dict !== undefined && (kind === 'code' || kind === 'codes' || kind === 'yesno')
  const dicts = [
    ...new Set(
      Object.values(fields)
        .filter(isCode)
        .map(({ dict = '' }) => dict),
    ),
  ]
  const codes = requested(isCode)
  const [entries, accounts, members, organisations, cases] = await Promise.all([
    codes.length === 0
      ? []
      : unit
          .list(dictEntryTable, {
            where: {
              all: [
                { field: 'dict', is: dicts },
                { field: 'key', is: codes },
              ],
            },
            counted: false,
          })
          .then(({ rows }) => rows),
    namesOf(
      unit,
      accountTable,
      requested(({ kind }) => kind === 'account'),
      'br01Name',
    ),
    namesOf(
      unit,
      memberTable,
      requested(({ kind }) => kind === 'member'),
      'hf23LinkName',
    ),
    namesOf(
      unit,
      organisationTable,
      requested(({ kind }) => kind === 'organisation' || kind === 'branch'),
      'hf31BranceName',
    ),
    namesOf(unit, projectTable, requested(namesCase), 'prjNo'),
  ])
  const byCode: Texts = new Map(
    entries.map((row) => [`${textOf(row.values['dict'])}:${textOf(row.values['key'])}`, textOf(row.values['value'])]),
  )
  const speak = (field: Field, key: string): string | undefined => {
    if (field.part) return divisionName(key) ?? undefined
    // A text that is no code is its own label.
    if (isCode(field))
      return byCode.get(`${field.dict}:${key}`) ?? (field.freeText && field.dict !== '' ? key : undefined)
    if (field.kind === 'region') return divisionName(key) ?? undefined
    if (field.kind === 'account') return accounts.get(key) ?? (key === SYSTEM_ACCOUNT ? SYSTEM_NAME : undefined)
    if (field.kind === 'member') return members.get(key)
    if (namesCase(field)) return cases.get(key)
    return field.kind === 'organisation' || field.kind === 'branch' ? organisations.get(key) : undefined
  }
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const texts = keysIn(record[name]).flatMap((key) => speak(field, key) ?? [])
        return texts.length === 0 ? [] : [[name, texts.join('、')] as const]
      }),
    ),
  )
}

function keysIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string' && value !== '') return [value]
  return Array.isArray(value) ? value : []
}

async function namesOf(unit: Unit, table: Table, keys: readonly string[], field: string): Promise<Texts> {
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(table, { where: { field: '$key', is: keys }, counted: false })
  return new Map(rows.map(({ key, values }) => [key, textOf(values[field])]))
}
