import { labelOf, fieldState } from '../../catalogue/field-state.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { entities } from '../entities.ts'
import { amountInWords } from '../trade/amount-words.ts'
import type { FieldRef, FormOver, PersonList, PersonRef, ValueForm } from './form-template.ts'
import { valueText } from './value-text.ts'

/** The person and the record of the current repetition. @public */
export interface FormTurn {
  readonly person?: PersonRef
  readonly row?: number
}

/** A value as a form shows it; empty where it is not filled or hidden, or its record does not exist. @public */
export interface ShownValue {
  readonly text: string
  /** Codes of a coded value. */
  readonly codes: readonly string[]
  /** Label of the field. */
  readonly label: string
  /** Key of the record; null while it does not exist. */
  readonly key: string | null
}

/** Everything a layout needs to know of a case. @public */
export interface FormValues {
  shown(ref: FieldRef, turn: FormTurn, as?: ValueForm): ShownValue
  /** Number of repetitions of a part. */
  count(over: FormOver, turn: FormTurn): number
  /** Codes a field offers, with their texts. */
  options(ref: FieldRef): readonly { readonly key: string; readonly text: string }[]
}

/** A record of the case with the data needed to show it. @public */
export interface FormSource {
  readonly key: string | null
  readonly record: RecordValues
  /** Texts of its coded and referenced values. */
  readonly labels: Readonly<Record<string, string>>
  /** Facts that conditions read in addition to the fields of the record. */
  readonly facts: Scope
  readonly overlay?: Overlay
}
/** A member of the case, and the records of this member that forms read. @public */
export interface FormPerson {
  readonly member: FormSource
  /** Records of the person, by service. */
  readonly records: Readonly<Record<string, readonly FormSource[]>>
}
/** The data of a case that forms read. @public */
export interface FormCase {
  /** Records of which a case has one, by service. */
  readonly records: Readonly<Record<string, FormSource | undefined>>
  readonly people: Readonly<Record<PersonList, readonly FormPerson[]>>
  /** Entries of the dictionaries that forms offer as boxes to tick, by code. */
  readonly dictionaries: Readonly<Record<string, readonly { readonly key: string; readonly text: string }[]>>
}

/** The entity a reference names. @throws Error for a name nothing is declared under */
export function entityOf({ entity: service }: Pick<FieldRef, 'entity'>): Entity {
  const entity = entities[service]
  if (!entity) throw new Error(`no entity ${service}`)
  return entity
}

/**
 * The values of a case. A value that its record hides is left out on paper as well.
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

/** Values of the same form with nothing filled in. @public */
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
