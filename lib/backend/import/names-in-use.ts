import type { Field, Fields } from '../../catalogue/field.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable, organisationTable } from '../dictionary/dictionary-tables.ts'
import type { SignedIn } from '../handler.ts'
import { divisionName, divisionsUnder } from '../national-divisions.ts'
import { organisationTypeOf } from '../record/check-picks.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import type { KeyOf } from './read-cell.ts'

type Found = ReturnType<KeyOf>

/** Keys by what people see of them; several keys where a name is not unique. */
type Keys = ReadonlyMap<string, ReadonlySet<string>>

/** Keys of the places above, by field, so that a name of a place is looked up below them. */
type Above = (field: string) => string | null

/**
 * The names that cells of a file may hold for these fields, with the keys they represent: entries of dictionaries in
 * use, people and organisations of the city, and places. A key represents itself.
 */
export async function namesInUse({ unit, principal }: SignedIn, fields: Fields): Promise<(above: Above) => KeyOf> {
  const used = Object.values(fields)
  const dicts = [...new Set(used.flatMap(({ dict, part }) => (dict && !part ? [dict] : [])))]
  const has = (...kinds: readonly string[]) => used.some(({ kind }) => kinds.includes(kind))
  const [entries, accounts, organisations] = await Promise.all([
    dicts.length === 0
      ? []
      : unit
          .list(dictEntryTable, {
            where: {
              all: [
                { field: 'dict', is: dicts },
                { field: 'enabled', is: [1] },
              ],
            },
            counted: false,
          })
          .then(({ rows }) => rows),
    has('account') ? unit.list(accountTable, { counted: false }).then(({ rows }) => rows) : [],
    has('organisation', 'branch') ? unit.list(organisationTable, { counted: false }).then(({ rows }) => rows) : [],
  ])
  const codes = new Map(
    dicts.map((dict) => [
      dict,
      keysBy(
        entries.filter(({ values }) => values['dict'] === dict),
        ({ values }) => [textOf(values['value']), textOf(values['key'])],
      ),
    ]),
  )
  const people = accounts.filter(({ values }) => listOf(values['cities']).includes(principal.city))
  const picked = (field: Field): Keys => {
    if (field.kind === 'account')
      return keysBy(
        people.filter(({ values }) => field.picks === undefined || listOf(values['positions']).includes(field.picks)),
        ({ key, values }) => [textOf(values['br01Name']), key],
      )
    const type = organisationTypeOf(field)
    return keysBy(
      organisations.filter(
        ({ values }) => values['hf31Enabled'] !== 0 && (type === null || values['hf31OrgType'] === type),
      ),
      ({ key, values }) => [textOf(values['hf31BranceName']), key],
    )
  }
  const byField = new Map<Field, Keys>()
  return (above) => (field, name) => {
    if (field.part) return placeOf(field, name, above)
    if (field.dict !== undefined && codes.has(field.dict)) return one(codes.get(field.dict), name, field)
    if (field.kind !== 'account' && field.kind !== 'organisation' && field.kind !== 'branch') return { key: name }
    const keys = byField.get(field) ?? picked(field)
    byField.set(field, keys)
    return one(keys, name, field)
  }
}

function keysBy(rows: readonly Row[], named: (row: Row) => readonly [name: string, key: string]): Keys {
  const keys = new Map<string, Set<string>>()
  const add = (name: string, key: string) => void keys.set(name, (keys.get(name) ?? new Set()).add(key))
  for (const row of rows) {
    const [name, key] = named(row)
    add(name, key)
    if (name !== key) add(key, key)
  }
  return keys
}

function one(keys: Keys | undefined, name: string, { freeText }: Field): Found {
  const [key, other] = [...(keys?.get(name) ?? [])]
  if (other !== undefined) return { issue: '有多个同名的，请改填代码' }
  if (key !== undefined) return { key }
  return freeText ? { key: name } : { issue: '不在可选的值内' }
}

/** A place by its name or code, below the place of the field it depends on. */
function placeOf({ part, parent }: Field, name: string, above: Above): Found {
  if (divisionName(name) !== null) return { key: name }
  const provinces = divisionsUnder(null)
  const upper = parent === undefined ? null : above(parent)
  const among =
    part === 'province'
      ? provinces
      : upper !== null
        ? divisionsUnder(upper)
        : part === 'city'
          ? provinces.flatMap(({ code }) => divisionsUnder(code))
          : []
  const [found, other] = among.filter((division) => division.name === name)
  if (other) return { issue: '有多个同名的，请改填代码' }
  return found ? { key: found.code } : { issue: '不存在，或不属于所填的上级行政区' }
}
