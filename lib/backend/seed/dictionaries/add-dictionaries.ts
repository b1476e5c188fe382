import { DICTIONARY_LIST } from '../../../domain/settings/dictionary-definition.ts'
import type { Dictionary, EntryRow } from '../../../domain/settings/dictionary.ts'
import { textOf } from '../../session.ts'
import type { NewRow, Unit } from '../../store.ts'
import { dictEntryTable, dictionaryTable } from '../../dictionary/dictionary-tables.ts'
import { addMissing } from '../rows/add-missing.ts'
import { filledOnly } from '../rows/filled.ts'

/**
 * Adds missing dictionaries and entries; existing ones stay unchanged. A dictionary that several lists bring is added
 * once.
 */
export async function addDictionaries(unit: Unit, brought: readonly Dictionary[]): Promise<void> {
  const dictionaries = [...new Map(brought.map((dictionary) => [dictionary.code, dictionary])).values()]
  if (dictionaries.length === 0) return
  await addMissing(
    unit,
    dictionaryTable,
    dictionaries.map(({ code, name }) => row(code, { dictCode: code, name, builtIn: 1, enabled: 1 })),
  )
  await nameThem(unit)
  // Entries are matched by dictionary and key, because an installation may have its own rows for them.
  const { rows } = await unit.list(dictEntryTable, {
    where: { field: 'dict', is: dictionaries.map(({ code }) => code) },
  })
  const known = new Set(rows.map(({ values }) => entryKey(textOf(values['dict']), textOf(values['key']))))
  const missing = dictionaries
    .flatMap((dictionary) => dictionary.entries.map((line, index) => entryRow(dictionary, line, index)))
    .filter(({ key }) => !known.has(key))
  await unit.insertAll(dictEntryTable, missing)
}

/**
 * Adds an entry for every dictionary to the dictionary of dictionaries, and codes to entries of older versions that
 * have none.
 */
async function nameThem(unit: Unit): Promise<void> {
  const [{ rows: known }, { rows: named }] = [
    await unit.list(dictionaryTable),
    await unit.list(dictEntryTable, { where: { field: 'dict', is: [DICTIONARY_LIST] } }),
  ]
  for (const { key, version, values } of known)
    if (!values['dictCode']) await unit.update(dictionaryTable, key, version, { dictCode: key, builtIn: 1, enabled: 1 })
  const there = new Set(named.map(({ values }) => values['key']))
  const missing = known.filter(({ key }) => !there.has(key))
  await unit.insertAll(
    dictEntryTable,
    missing.map(({ key, values }, index) =>
      row(entryKey(DICTIONARY_LIST, key), {
        dict: DICTIONARY_LIST,
        key,
        value: values['name'] ?? key,
        sortOrder: there.size + index + 1,
        enabled: 1,
      }),
    ),
  )
}

function entryRow({ code }: Dictionary, [key, value, otherValues = {}, sortOrder]: EntryRow, index: number): NewRow {
  const further = Object.keys(otherValues).length === 0 ? null : JSON.stringify(otherValues)
  return row(entryKey(code, key), {
    dict: code,
    key,
    value,
    sortOrder: sortOrder ?? index + 1,
    otherValues: further,
    enabled: 1,
  })
}

/** Keys have 32 characters at most; a longer one ends in a checksum of its text. */
const LONGEST_KEY = 32
function entryKey(dict: string, key: string): string {
  const whole = `${dict}:${key}`
  if (whole.length <= LONGEST_KEY) return whole
  const sum = [...whole]
    .reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(36)
    .padStart(7, '0')
  return `${whole.slice(0, LONGEST_KEY - sum.length - 1)}~${sum}`
}
const row = (key: string, values: NewRow['values']): NewRow => ({
  key,
  project: null,
  city: null,
  values: filledOnly(values),
})
