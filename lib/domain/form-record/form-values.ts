import { labelOf, fieldState } from '../../catalogue/field-state.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { entities } from '../entities.ts'
import { amountInWords } from '../trade/amount-words.ts'
import type { FieldRef, FormOver, PersonList, PersonRef, ValueForm } from './form-template.ts'
import { valueText } from './value-text.ts'

/** Whom and which record a repeated part is about now. @public */
export interface FormTurn {
  readonly person?: PersonRef
  readonly row?: number
}

/** A value as a form shows it; empty where it is not filled, hidden, or its record not there. @public */
export interface ShownValue {
  readonly text: string
  /** Codes of a coded value. */
  readonly codes: readonly string[]
  /** What the field is called. */
  readonly label: string
  /** Key of the record; null while there is none. */
  readonly key: string | null
}

/** Everything a layout asks of a case. @public */
export interface FormValues {
  shown(ref: FieldRef, turn: FormTurn, as?: ValueForm): ShownValue
  /** How often a part is repeated. */
  count(over: FormOver, turn: FormTurn): number
  /** Codes a field offers, with their texts. */
  options(ref: FieldRef): readonly { readonly key: string; readonly text: string }[]
}

/** A record of the case with what is needed to show it. @public */
export interface FormSource {
  readonly key: string | null
  readonly record: RecordValues
  /** Texts of its coded and referenced values. */
  readonly labels: Readonly<Record<string, string>>
  /** Facts its conditions read beside its own fields. */
  readonly facts: Scope
  readonly overlay?: Overlay
}
/** @public */
export interface FormPerson {
  readonly member: FormSource
  /** What is kept about them, by service. */
  readonly records: Readonly<Record<string, readonly FormSource[]>>
}
/** A case as forms read it. @public */
export interface FormCase {
  /** Records a case has one of, by service. */
  readonly records: Readonly<Record<string, FormSource | undefined>>
  readonly people: Readonly<Record<PersonList, readonly FormPerson[]>>
  /** Entries of the dictionaries forms offer to tick, by code. */
  readonly dictionaries: Readonly<Record<string, readonly { readonly key: string; readonly text: string }[]>>
}

/** The entity a reference names. @throws Error for a name nothing is declared under */
export function entityOf({ entity: service }: Pick<FieldRef, 'entity'>): Entity {
  const entity = entities[service]
  if (!entity) throw new Error(`no entity ${service}`)
  return entity
}

/**
 * The values of a case. What a record hides now is absent on paper, too.
 * @source architecture, "hidden values"
 * @public
 */
export function formValues(of: FormCase): FormValues {
  return {
    shown: (ref, turn, as) => shownValue(ref, sourceOf(of, ref, turn), as),
    count: (over, turn) =>
      'people' in over
        ? of.people[over.people].length
        : (personOf(of, over.person, turn)?.records[over.records] ?? []).length,
    options: (ref) => optionsOf(of, ref),
  }
}

/** The same form without anything filled in. @public */
export function blankValues(of: Pick<FormCase, 'dictionaries'>): FormValues {
  return {
    shown: (ref) => ({ text: '', codes: [], label: labelOf(entityOf(ref), ref.field), key: null }),
    count: () => 0,
    options: (ref) => optionsOf(of, ref),
  }
}

function shownValue(ref: FieldRef, source: FormSource | undefined, as: ValueForm | undefined): ShownValue {
  const entity = entityOf(ref)
  if (!source) return { text: '', codes: [], label: labelOf(entity, ref.field), key: null }
  const { key, record, labels, facts, overlay } = source
  const { visible, field, label } = fieldState(entity, ref.field, { ...facts, ...record }, overlay)
  const value = record[ref.field]
  const isShown = visible && !isEmpty(value)
  const codes = !isShown ? [] : Array.isArray(value) ? value : [String(value)]
  const text = !isShown
    ? ''
    : as === 'words'
      ? (amountInWords(value) ?? '')
      : valueText(field, value, labels[ref.field], as === 'bare')
  return { text, codes, label, key }
}

function sourceOf(of: FormCase, ref: FieldRef, turn: FormTurn): FormSource | undefined {
  if (!ref.person) return of.records[ref.entity]
  const person = personOf(of, ref.person, turn)
  if (!person || ref.entity === MEMBER) return person?.member
  return person.records[ref.entity]?.[ref.row === 'each' ? (turn.row ?? 0) : (ref.row ?? 0)]
}

const MEMBER = 'Hf23PrjMember'

function personOf(of: FormCase, { among, at = 0 }: PersonRef, turn: FormTurn): FormPerson | undefined {
  if (among !== 'each') return of.people[among][at]
  const { person } = turn
  return person && person.among !== 'each' ? of.people[person.among][person.at ?? 0] : undefined
}

function optionsOf(
  { dictionaries }: Pick<FormCase, 'dictionaries'>,
  ref: FieldRef,
): readonly { readonly key: string; readonly text: string }[] {
  const field = entityOf(ref).fields[ref.field]
  const entries = dictionaries[field?.dict ?? ''] ?? []
  return field?.options ? entries.filter(({ key }) => field.options?.includes(key)) : entries
}
