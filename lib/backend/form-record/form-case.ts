import type { Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { masked } from '../../catalogue/mask.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { FormTemplate } from '../../domain/form-record/form-template.ts'
import { LENDING_BANK } from '../../domain/form-record/templates/conditions.ts'
import { entityOf, type FormCase, type FormPerson, type FormSource } from '../../domain/form-record/form-values.ts'
import { referencesOf } from '../../domain/form-record/template-fields.ts'
import { member } from '../../domain/member/member.ts'
import { recordsFor } from '../../domain/member/member-records.ts'
import { project as projectEntity } from '../../domain/project/project.ts'
import { CASE_RECORDS, caseRecordOf, hasRecord, recordRowOf } from '../case-record/case-records.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { factsOfCase } from '../member/case-access.ts'
import { memberOf, rulesFor, sideOfMember } from '../member/member-record.ts'
import { recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { dictEntryTable, organisationTable } from '../dictionary/dictionary-tables.ts'
import { memberRecordTables } from '../member/member-tables.ts'
import { type FormPeople, peopleOf } from './form-people.ts'
import { readTemplates } from './read-templates.ts'

/** Dictionary with the names of form groups. */
export const GROUPS = 'FORM_GROUP'

/** A case in the shape forms read, all templates, and the facts that decide which forms it needs. */
export interface ReadCase {
  readonly of: FormCase
  readonly facts: Scope
  readonly templates: readonly FormTemplate[]
}

/** Reads all data of a case for its forms, with personal data in full. */
export async function readFormCase(unit: Unit, project: Row, today: Day): Promise<ReadCase> {
  const bare = factsOfCase(project)
  const kinds = CASE_RECORDS.filter((kind) => hasRecord(kind, bare))
  const rows = await Promise.all(kinds.map((kind) => recordRowOf(unit, kind.table, project.key)))
  const known = Object.fromEntries(
    kinds.map((kind, index) => [kind.key, rows[index] ? caseRecordOf(kind, rows[index], today) : null]),
  )
  const facts = factsOfCase(project, {
    house: known['house'] ?? null,
    trade: known['trade'] ?? null,
    loan: known['loan'] ?? null,
  })
  const sources = await Promise.all([
    sourceOf(
      unit,
      projectEntity,
      recordOf(projectEntity, project),
      project.key,
      facts,
      overlayFor(unit, projectEntity, project.key),
    ),
    ...kinds.map(({ key, entity }, index) =>
      sourceOf(unit, entity, known[key] ?? {}, rows[index]?.key ?? null, facts, overlayFor(unit, entity, project.key)),
    ),
  ])
  const people = await peopleOf(unit, project, facts)
  const templates = await readTemplates(unit)
  return {
    of: {
      records: Object.fromEntries(
        [projectEntity, ...kinds.map(({ entity }) => entity)].map(({ service }, index) => [service, sources[index]]),
      ),
      people: await personsOf(unit, project, people, facts),
      dictionaries: await dictionariesOf(unit, templates),
    },
    templates,
    facts: { ...facts, [LENDING_BANK]: await lendingBank(unit, known['loan'] ?? {}) },
  }
}

/** The same case with personal data masked as in all other answers. */
export function maskedCase({ records, people, ...rest }: FormCase): FormCase {
  const mask = (service: string, source: FormSource): FormSource => ({
    ...source,
    record: masked(entityOf({ entity: service }).fields, source.record),
  })
  const person = ({ member: one, records: recordsByService }: FormPerson): FormPerson => ({
    member: mask(member.service, one),
    records: Object.fromEntries(
      Object.entries(recordsByService).map(([service, list]) => [service, list.map((source) => mask(service, source))]),
    ),
  })
  return {
    ...rest,
    records: Object.fromEntries(
      Object.entries(records).map(([service, source]) => [service, source && mask(service, source)]),
    ),
    people: Object.fromEntries(
      Object.entries(people).map(([list, persons]) => [list, persons.map(person)]),
    ) as unknown as FormCase['people'], // adapter: the same lists
  }
}

async function sourceOf(
  unit: Unit,
  { fields }: Entity,
  record: RecordValues,
  key: string | null,
  facts: Scope,
  overlay: Promise<Overlay>,
): Promise<FormSource> {
  const [labels = {}] = await labelsOf(unit, fields, [record])
  return { key, record, labels, facts, overlay: await overlay }
}

async function personsOf(
  unit: Unit,
  project: Row,
  { rows, lists }: FormPeople,
  facts: Scope,
): Promise<FormCase['people']> {
  const recordsByService = new Map<string, readonly Row[]>()
  for (const [service, table] of Object.entries(memberRecordTables))
    recordsByService.set(
      service,
      (
        await unit.list(table, {
          where: { field: '$project', is: [project.key] },
          sort: [{ field: 'sortNo' }],
          counted: false,
        })
      ).rows,
    )
  const persons = new Map<string, FormPerson>()
  for (const row of rows) {
    const side = sideOfMember(row)
    const record = memberOf(row, facts)
    const records: Record<string, readonly FormSource[]> = {}
    for (const { entity, owner } of recordsFor({ ...facts, hf23MemberType: side.type })) {
      const own = (recordsByService.get(entity.service) ?? []).filter(({ values }) => values[owner] === row.key)
      const overlay = own.length === 0 ? undefined : rulesFor(unit, entity, side, project, facts)
      records[entity.service] = await Promise.all(
        own.map((one) =>
          sourceOf(
            unit,
            entity,
            recordOf(entity, one),
            one.key,
            facts,
            overlay ?? rulesFor(unit, entity, side, project, facts),
          ),
        ),
      )
    }
    persons.set(row.key, {
      member: await sourceOf(unit, member, record, row.key, facts, rulesFor(unit, member, side, project, facts)),
      records,
    })
  }
  return Object.fromEntries(
    Object.entries(lists).map(([list, keys]) => [list, keys.flatMap((key) => persons.get(key) ?? [])]),
  ) as unknown as FormCase['people'] // adapter: the same lists
}

/** Dictionaries for the tick boxes of forms and for the names of form groups. */
export async function dictionariesOf(
  unit: Unit,
  templates: readonly FormTemplate[],
): Promise<FormCase['dictionaries']> {
  const dicts = [
    GROUPS,
    ...new Set(
      templates
        .flatMap(({ blocks }) => referencesOf(blocks))
        .flatMap((ref) => entityOf(ref).fields[ref.field]?.dict ?? []),
    ),
  ]
  const { rows } = await unit.list(dictEntryTable, {
    where: {
      all: [
        { field: 'dict', is: dicts },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'dict' }, { field: 'sortOrder' }],
    counted: false,
  })
  const found: Record<string, { readonly key: string; readonly text: string }[]> = {}
  for (const { values } of rows) {
    const dict = textOf(values['dict'])
    found[dict] = [...(found[dict] ?? []), { key: textOf(values['key']), text: textOf(values['value']) }]
  }
  return found
}

/** Head office of the lending bank; null while none is chosen. */
async function lendingBank(unit: Unit, loan: RecordValues): Promise<string | null> {
  const bank = textOf(loan['hf21DivisionDetailId'])
  const row = bank === '' ? null : await unit.get(organisationTable, bank)
  return textOf(row?.values['hf31HeadBank']) || null
}
