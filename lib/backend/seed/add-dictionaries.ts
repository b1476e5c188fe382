import type { Dictionary, EntryLine } from '../../domain/dictionary.ts'
import { textOf } from '../session.ts'
import type { NewRow, Unit } from '../store.ts'
import { dictEntryTable, dictionaryTable } from '../tables.ts'
import { addMissing } from './add-missing.ts'
import { filledOnly } from './filled.ts'

/** Brings in what is missing of some dictionaries; what is there stays as somebody made it. One that several lists bring along comes once. */
export async function addDictionaries(unit: Unit, brought: readonly Dictionary[]): Promise<void> {
  const dictionaries = [...new Map(brought.map((dictionary) => [dictionary.code, dictionary])).values()]
  if (dictionaries.length === 0) return
  await addMissing(unit, dictionaryTable, dictionaries.map(({ code, name }) => row(code, { name })))
  // Entries are known by dictionary and key: an installation may have made its own rows for them.
  const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: dictionaries.map(({ code }) => code) } })
  const known = new Set(rows.map(({ values }) => entryKey(textOf(values['dict']), textOf(values['key']))))
  const missing = dictionaries.flatMap((dictionary) => dictionary.entries.map((line, index) => entryRow(dictionary, line, index))).filter(({ key }) => !known.has(key))
  await unit.insertAll(dictEntryTable, missing)
}

function entryRow({ code }: Dictionary, [key, value, otherValues = {}, sortOrder]: EntryLine, index: number): NewRow {
  const further = Object.keys(otherValues).length === 0 ? null : JSON.stringify(otherValues)
  return row(entryKey(code, key), { dict: code, key, value, sortOrder: sortOrder ?? index + 1, otherValues: further, enabled: 1 })
}

const entryKey = (dict: string, key: string) => `${dict}:${key}`
const row = (key: string, values: NewRow['values']): NewRow => ({ key, project: null, city: null, values: filledOnly(values) })
