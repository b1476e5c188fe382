import type { Ports } from '../ports.ts'
import { textOf } from '../session.ts'
import type { NewRow, Store, Unit } from '../store.ts'
import { dictEntryTable, dictionaryTable, fieldMetaTable, helpNoteTable, roleTable, toolDefaultTable } from '../tables.ts'
import type { Dictionary, EntryLine } from './dictionaries/dictionary.ts'
import { DICTIONARIES } from './dictionaries.ts'
import { FIELD_LINES } from './field-lines.ts'
import { filledOnly } from './filled.ts'
import { addMissing, SEED_LOCK } from './add-missing.ts'
import { addFlows } from './flows/seed-flows.ts'
import { addTemplates } from './form-templates/seed-templates.ts'
import { HELP_NOTES } from './help-notes.ts'
import { addPapers } from './papers/seed-papers.ts'
import { ROLES } from './roles.ts'
import { TOOL_DEFAULTS } from './tool-defaults.ts'

/**
 * Brings in what every installation needs: dictionaries, roles, field metadata and the guidance it names, tool templates, flows, kinds of paper, application forms.
 * What is there stays as it is, so it may run at every start; only missing entries are added.
 *
 * @public
 */
export async function seedReference(store: Store, ports: Ports): Promise<void> {
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    await unit.lock(SEED_LOCK)
    await addMissing(unit, dictionaryTable, DICTIONARIES.map(({ code, name }) => row(code, { name })))
    await addMissingEntries(unit)
    await addMissing(unit, roleTable, ROLES.map(({ id, name, privileges }) => row(id, { roleName: name, privileges })))
    await addMissing(unit, helpNoteTable, HELP_NOTES)
    await addFieldLines(unit)
    await addToolDefaults(unit)
    await addFlows(unit)
    await addPapers(unit)
    await addTemplates(unit)
  })
}

/** Entries are known by dictionary and key: an installation may have made its own rows for them. */
async function addMissingEntries(unit: Unit): Promise<void> {
  const { rows } = await unit.list(dictEntryTable)
  const known = new Set(rows.map(({ values }) => entryKey(textOf(values['dict']), textOf(values['key']))))
  const missing = DICTIONARIES.flatMap((dictionary) => dictionary.entries.map((line, index) => entryRow(dictionary, line, index))).filter(({ key }) => !known.has(key))
  await unit.insertAll(dictEntryTable, missing)
}

function entryRow({ code }: Dictionary, [key, value, otherValues = {}, sortOrder]: EntryLine, index: number): NewRow {
  const further = Object.keys(otherValues).length === 0 ? null : JSON.stringify(otherValues)
  return row(entryKey(code, key), { dict: code, key, value, sortOrder: sortOrder ?? index + 1, otherValues: further, enabled: 1 })
}

/** Only into an empty table, each for itself: a line somebody took out must not come back, and a table that came with a later version is filled. */
async function addFieldLines(unit: Unit): Promise<void> {
  const { rows } = await unit.list(fieldMetaTable, { where: { field: '$project', is: [null] } })
  const filled = new Set(rows.map(({ values }) => values['tableId']))
  await unit.insertAll(fieldMetaTable, FIELD_LINES.filter(({ values }) => !filled.has(values['tableId'])))
}

/** Only where there is none: one that somebody took out must not come back. */
async function addToolDefaults(unit: Unit): Promise<void> {
  const { rows } = await unit.list(toolDefaultTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(toolDefaultTable, TOOL_DEFAULTS)
}

const entryKey = (dict: string, key: string) => `${dict}:${key}`
const row = (key: string, values: NewRow['values']): NewRow => ({ key, project: null, city: null, values: filledOnly(values) })
