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
 * Brings in what every installation needs: dictionaries, roles, field metadata and the guidance it names, tool
 * templates, flows, kinds of paper, application forms.
 * What is there stays as it is, so it may run at every start; only missing entries are added.
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
 * Only into an empty table, each for itself: a line somebody took out must not come back, and a table that came with a
 * later version is filled.
 */
async function addFieldSettings(unit: Unit): Promise<void> {
  const { rows } = await unit.list(fieldMetaTable, { where: { field: '$project', is: [null] } })
  const filled = new Set(rows.map(({ values }) => values['tableId']))
  // Lines of a time when there were no lists over them.
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

/** Only where there is none: one that somebody took out must not come back. */
async function addToolDefaults(unit: Unit): Promise<void> {
  const { rows } = await unit.list(toolDefaultTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(toolDefaultTable, TOOL_DEFAULTS)
}
