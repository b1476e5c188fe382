import { FIELD_LEVEL } from '../../domain/field-setting.ts'
import { auditActions, auditObjects } from '../log/audit-dictionaries.ts'
import { NOTICE_CONFIG_ROWS } from '../notice/notice-config.ts'
import type { Ports } from '../ports.ts'
import type { Store, Unit } from '../store.ts'
import { fieldMetaTable, helpNoteTable, noticeConfigTable, toolDefaultTable } from '../tables.ts'
import { addDictionaries } from './dictionaries/add-dictionaries.ts'
import { DICTIONARIES } from './dictionaries/dictionaries.ts'
import { FIELD_SETTINGS } from './fields/field-settings.ts'
import { addMissing, SEED_LOCK } from './rows/add-missing.ts'
import { addFlows } from './flows/seed-flows.ts'
import { addTemplates } from './form-templates/seed-templates.ts'
import { HELP_NOTES } from './fields/help-notes.ts'
import { addPapers } from './papers/seed-papers.ts'
import { addRoles } from './add-roles.ts'
import { TOOL_DEFAULTS } from './fields/tool-defaults.ts'

/**
 * Adds what every installation needs: dictionaries, roles, field metadata with its help texts, tool templates, flows,
 * kinds of paper, application forms. Existing rows stay unchanged and only missing ones are added, so you can run it at
 * every start.
 *
 * @public
 */
export async function seedReference(store: Store, ports: Ports): Promise<void> {
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    await unit.lock(SEED_LOCK)
    await addDictionaries(unit, DICTIONARIES)
    await addDictionaries(unit, [auditActions(), auditObjects()])
    await addMissing(unit, noticeConfigTable, NOTICE_CONFIG_ROWS)
    await addRoles(unit)
    await addMissing(unit, helpNoteTable, HELP_NOTES)
    await addFieldSettings(unit)
    await addToolDefaults(unit)
    await addFlows(unit)
    await addPapers(unit)
    await addTemplates(unit)
  })
}

/**
 * Adds field settings only into empty tables, one by one, so that a row staff removed does not come back and a table of
 * a later version is filled.
 */
async function addFieldSettings(unit: Unit): Promise<void> {
  const { rows } = await unit.list(fieldMetaTable, { where: { field: '$project', is: [null] } })
  const filled = new Set(rows.map(({ values }) => values['tableId']))
  // Completes rows of versions that had no lists over them.
  for (const { key, version, city, values } of rows) {
    if (values['hf02Level'] === undefined && city === null)
      await unit.update(fieldMetaTable, key, version, {
        hf02Level: FIELD_LEVEL.general,
        hf02Table: String(values['tableId']),
      })
  }
  await unit.insertAll(
    fieldMetaTable,
    FIELD_SETTINGS.filter(({ values }) => !filled.has(values['tableId'])),
  )
}

/** Adds tool defaults only into an empty table, so that a row staff removed does not come back. */
async function addToolDefaults(unit: Unit): Promise<void> {
  const { rows } = await unit.list(toolDefaultTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(toolDefaultTable, TOOL_DEFAULTS)
}
