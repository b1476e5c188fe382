import type { Ports } from '../ports.ts'
import type { NewRow, Store, Unit } from '../store.ts'
import { fieldMetaTable, helpNoteTable, roleTable, toolDefaultTable } from '../tables.ts'
import { addDictionaries } from './add-dictionaries.ts'
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
    await addDictionaries(unit, DICTIONARIES)
    await addMissing(unit, roleTable, ROLES.map(({ id, name, privileges }) => row(id, { roleName: name, privileges })))
    await addMissing(unit, helpNoteTable, HELP_NOTES)
    await addFieldLines(unit)
    await addToolDefaults(unit)
    await addFlows(unit)
    await addPapers(unit)
    await addTemplates(unit)
  })
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

const row = (key: string, values: NewRow['values']): NewRow => ({ key, project: null, city: null, values: filledOnly(values) })
