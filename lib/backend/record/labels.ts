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

/** Where the text of a value comes from. */
type Source = 'place' | 'dictionary' | 'account' | 'member' | 'organisation' | 'case'

interface Labelled {
  readonly name: string
  readonly field: Field
  readonly source: Source
}

/** Every answer asks for them; most fields have no text beside their value. */
const LABELLED = new WeakMap<Fields, readonly Labelled[]>()

function labelledIn(fields: Fields): readonly Labelled[] {
  const known =
    LABELLED.get(fields) ??
    Object.entries(fields).flatMap(([name, field]): readonly Labelled[] => {
      const source = sourceOf(field)
      return source === null ? [] : [{ name, field, source }]
    })
  LABELLED.set(fields, known)
  return known
}

function sourceOf(field: Field): Source | null {
  const { kind, part } = field
  if (part) return 'place'
  if (isCode(field)) return 'dictionary'
  if (kind === 'region') return 'place'
  if (kind === 'account' || kind === 'member') return kind
  if (namesCase(field)) return 'case'
  return kind === 'organisation' || kind === 'branch' ? 'organisation' : null
}

const isCode = ({ kind, dict }: Field): boolean =>
  dict !== undefined && (kind === 'code' || kind === 'codes' || kind === 'yesno')

/** Texts of the coded and referenced values of some records, looked up with one query per kind of reference. */
export async function labelsOf(
  unit: Unit,
  fields: Fields,
  records: readonly Readonly<Record<string, Value>>[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const labelled = labelledIn(fields)
  const requested = (...from: readonly Source[]) => [
    ...new Set(
      labelled.flatMap(({ name, source }) =>
        from.includes(source) ? records.flatMap((record) => keysIn(record[name])) : [],
      ),
    ),
  ]
  const dicts = [
    ...new Set(labelled.flatMap(({ field: { dict = '' }, source }) => (source === 'dictionary' ? [dict] : []))),
  ]
  const codes = requested('dictionary')
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
    namesOf(unit, accountTable, requested('account'), 'br01Name'),
    namesOf(unit, memberTable, requested('member'), 'hf23LinkName'),
    namesOf(unit, organisationTable, requested('organisation'), 'hf31BranceName'),
    namesOf(unit, projectTable, requested('case'), 'prjNo'),
  ])
  const byCode: Texts = new Map(
    entries.map((row) => [`${textOf(row.values['dict'])}:${textOf(row.values['key'])}`, textOf(row.values['value'])]),
  )
  const speak = ({ field, source }: Labelled, key: string): string | undefined => {
    switch (source) {
      case 'place':
        return divisionName(key) ?? undefined
      case 'dictionary':
        // A text that is no code is its own label.
        return byCode.get(`${field.dict}:${key}`) ?? (field.freeText && field.dict !== '' ? key : undefined)
      case 'account':
        return accounts.get(key) ?? (key === SYSTEM_ACCOUNT ? SYSTEM_NAME : undefined)
      case 'member':
        return members.get(key)
      case 'organisation':
        return organisations.get(key)
      case 'case':
        return cases.get(key)
    }
  }
  return records.map((record) =>
    Object.fromEntries(
      labelled.flatMap((one) => {
        const texts = keysIn(record[one.name]).flatMap((key) => speak(one, key) ?? [])
        return texts.length === 0 ? [] : [[one.name, texts.join('、')] as const]
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
