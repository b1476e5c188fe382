import type { Kind, Value, ValueOfKind } from './kind.ts'
import type { Rule } from './rule.ts'
import type { Measured } from './unit.ts'

/** Which kind of personal data a masked field holds; decides how many characters stay readable. @public */
export type Sensitive = 'id' | 'phone' | 'bank'

/** The kind of files a field takes in place of documents. @public */
export type Media = 'video' | 'audio' | 'excel'

/**
 * A field of an entity, declared once. Forms, read-only views, search, checks, wire schemas, storage and grids read it.
 *
 * @public
 */
export interface Field<K extends Kind = Kind> extends Measured {
  readonly kind: K
  /** Default Chinese label; field metadata (`hf02Name1`) overrides it at run time. */
  readonly label: string
  /** Dictionary the codes come from. */
  readonly dict?: string
  /** Only these codes of the dictionary are offered. */
  readonly options?: readonly string[]
  /** Which part of a place a region field holds. */
  readonly part?: 'province' | 'city' | 'area'
  /** The field this one depends on; when it changes, this one is emptied. */
  readonly parent?: string
  /** Which accounts (role code), organisations (type code) or members the field offers. */
  readonly picks?: string
  /** Limits compare the stored value. */
  readonly min?: number
  readonly max?: number
  /** Limit in characters (code points). */
  readonly maxLength?: number
  /** Limit of attached files. */
  readonly maxCount?: number
  /** Kind of files the field takes in place of documents. @source UPL-005, UPL-006, UPL-008 */
  readonly media?: Media
  readonly freeText?: true
  readonly rules?: readonly Rule[]
  /** Initial value in a blank record. */
  readonly default?: Value
  readonly hint?: string
  /** Required by the specification; field metadata may require further fields. */
  readonly required?: true
  /**
   * Message while the field is required and empty, in place of 必填: a full sentence, and the key under which a language
   * may provide its own.
   */
  readonly missing?: { readonly key: string; readonly text: string }
  readonly readOnly?: true
  /** Never shown; stored and passed through. */
  readonly hidden?: true
  /** Computed by the server and never taken from a payload. */
  readonly serverOwned?: true
  /** Entered in a form and applied by its save, but never stored; lists have no column for it. */
  readonly passing?: true
  /** Personal data: leaves the back end masked. */
  readonly sensitive?: Sensitive
  /** The name of a person: found by any part of it, by its pinyin and by the first letters of the pinyin. */
  readonly personName?: true
  /** A password, read-only: shown as eight asterisks until a person asks to see it. @source FRM-038, CON-020 */
  readonly secret?: true
  /** The server stores a searchable, sortable column for this field. */
  readonly indexed?: true
  /**
   * Sorts rows by this indexed field instead, where the value itself sorts wrongly, such as a number stored as text.
   */
  readonly sortedBy?: string
  /** Shown by lists that name no columns; offered first in lists that do. */
  readonly column?: true
}
export type Options<K extends Kind = Kind> = Omit<Field<K>, 'kind' | 'label' | 'dict'>
export type Fields = Readonly<Record<string, Field>>

/** A record of these fields: every field by its wire name, empty is `null`. @public */
export type ValuesOf<F extends Fields> = { [N in keyof F]: F[N] extends Field<infer K> ? ValueOfKind[K] | null : never }

type Plain = Exclude<Kind, 'code' | 'codes' | 'number'>
const plain =
  <K extends Plain>(kind: K) =>
  (label: string, o: Options<K> = {}): Field<K> => ({ kind, label, ...o })

export const text = plain('text')
export const textarea = plain('textarea')
export const richtext = plain('richtext')
export const address = plain('address')
export const integer = plain('integer')
export const flag = plain('flag')
export const date = plain('date')
export const month = plain('month')
export const datetime = plain('datetime')
export const dateOrAnytime = plain('date-or-anytime')
export const account = plain('account')
export const branch = plain('branch')
export const organisation = plain('organisation')
export const member = plain('member')
export const file = plain('file')
export const files = plain('files')
export const image = plain('image')
export const images = plain('images')
export const computed = plain('computed')
export const id = plain('id')

export const code = (dict: string, label: string, o: Options<'code'> = {}): Field<'code'> => ({
  kind: 'code',
  dict,
  label,
  ...o,
})
export const codes = (dict: string, label: string, o: Options<'codes'> = {}): Field<'codes'> => ({
  kind: 'codes',
  dict,
  label,
  ...o,
})
export const yesno = (label: string, o: Options<'yesno'> = {}): Field<'yesno'> => ({
  kind: 'yesno',
  dict: 'YES_NO',
  label,
  ...o,
})
export const number = (label: string, o: Options<'number'> = {}): Field<'number'> => ({ kind: 'number', label, ...o })
export const yuan = (label: string, o: Options<'number'> = {}): Field<'number'> =>
  number(label, { min: 0, stored: 'yuan', shown: 'yuan', precision: 2, ...o })
/** Stored in yuan, shown in ten thousands. */
export const wan = (label: string, o: Options<'number'> = {}): Field<'number'> => yuan(label, { shown: 'wan', ...o })
/** Stored as a ratio, shown as percent. */
export const percent = (label: string, o: Options<'number'> = {}): Field<'number'> =>
  number(label, { stored: 'ratio', shown: 'percent', precision: 2, ...o })
/** One part of a region; the national division list returns the options by parent code. */
export const region = (
  part: 'province' | 'city' | 'area',
  label: string,
  o: Options<'region'> = {},
): Field<'region'> => ({
  kind: 'region',
  dict: 'SS46_ADMDIVISION_LIST',
  label,
  part,
  ...o,
})
