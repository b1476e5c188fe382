import type { Entity } from '../../../lib/catalogue/entity.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import type { Scope, Value } from '../../../lib/catalogue/kind.ts'
import { toWire } from '../../../lib/catalogue/wire.ts'
import { CASE_RECORDS } from '../../../lib/backend/case-record/case-records.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { overlayOf, type FieldMeta } from '../../../lib/domain/settings/field-meta.ts'
import { payloadOf } from '../../../lib/form/state/basis.ts'
import { createFormController, type FormController } from '../../../lib/form/state/form-controller.ts'
import { readWireRecord } from '../../../lib/form/state/record-values.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'
import { type Fixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

export type Values = Readonly<Record<string, Value>>
const TODAY = '2026-11-21'

export function kindOf(service: string) {
  const kind = CASE_RECORDS.find(({ entity }) => entity.service === service)
  if (!kind) throw new Error(service)
  return kind
}

/**
 * The form of a record as a page opens it: over what the server answered, with the metadata it answered for the case.
 */
export async function formOver(
  send: Send,
  entity: Entity,
  answer: Readonly<Record<string, unknown>>,
  prjId: string,
  facts: Scope,
): Promise<FormController> {
  const lines = rowsIn(
    await send('Hf02TempFld.loadrieldMeta', { prjId, tableId: entity.metaTable }),
  ) as unknown as readonly FieldMeta[] // adapter: rows of this very call
  const rules = { today: TODAY, facts, overlay: overlayOf(lines), settings: {}, texts: fieldMessages.texts }
  return createFormController(entity, readWireRecord(entity, answer), {}, () => rules)
}

/** What the form would send now, in wire form; null when it would send nothing. */
export function sentBy(controller: FormController): Readonly<Record<string, unknown>> | null {
  const input = payloadOf(controller.entity, controller.basis(), controller.values(), controller.context())
  return input && toWire(controller.entity.fields, input)
}

export const openRecord = async (send: Send, service: string, id: string) =>
  recordIn(await send(`${service}.getOne`, { id }))

/** Organisations of Guangzhou beside those of the fixture. */
const OFFICES: readonly (readonly [key: string, type: string])[] = [
  ['org-assessor', 'HF9C05'],
  ['org-assessor1', 'HF9C05'],
  ['org-guarantee', 'HF9C06'],
  ['org-bank1', 'HF9C01'],
]
export async function addOffices({ put }: Fixture): Promise<void> {
  for (const [key, hf31OrgType] of OFFICES)
    await put(organisationTable, key, {
      hf31BranceName: `示例机构${key}`,
      hf31OrgType,
      hf31Province: '440000',
      hf31City: '440100',
      hf31Area: '440106',
      hf31SortNo: 9,
      hf31Foreign: 0,
      hf31Enabled: 1,
    })
}

const CODES = new Map(DICTIONARIES.map(({ code, entries }) => [code, entries.map(([key]) => key)]))
const PLACE: Readonly<Record<string, string>> = { province: '440000', city: '440100', area: '440106' }

/** A value of the field that can be stored; of another turn where one is asked for and there is one. */
export function sampleOf(
  { kind, dict, part, options, picks, maxLength, precision, min = 0, rules = [] }: Field,
  turn = 0,
): Value {
  const code = (options ?? CODES.get(dict ?? '') ?? [])[turn] ?? null
  switch (kind) {
    case 'code':
      return code
    case 'yesno':
      return turn === 0 ? '0' : '1'
    case 'codes':
      return part ? [turn === 0 ? '440106' : '440104'] : code === null ? null : [code]
    case 'flag':
      return turn === 0 ? 1 : 0
    case 'region':
      return turn === 0 ? (PLACE[part ?? ''] ?? null) : null
    case 'date':
      return turn === 0 ? '2020-02-29' : '2019-12-31'
    case 'date-or-anytime':
      return turn === 0 ? 'anytime' : '2027-03-01'
    case 'month':
      return turn === 0 ? '2020-02' : '2019-12'
    case 'integer':
      return min > 1000 ? 2000 + turn : Math.max(min, 1) + turn
    case 'number':
      return precision === 4 ? 0.03 + turn / 1_000 : 0.25 + turn / 100
    case 'organisation':
      return picks === 'HF9C05' ? `org-assessor${turn || ''}` : 'org-guarantee'
    case 'branch':
      return turn === 0 ? 'org-bank' : 'org-bank1'
    case 'text':
    case 'textarea':
    case 'address':
      return rules.some(({ name }) => name.startsWith('length'))
        ? String(turn).repeat(maxLength ?? 28)
        : rules.some(({ name }) => name === 'digits')
          ? `00000${turn}`
          : rules.length > 0 && kind === 'text'
            ? `1540000000${turn}`
            : `示例${turn + 1}号`
    default:
      return null
  }
}
