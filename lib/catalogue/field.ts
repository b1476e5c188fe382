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
  /** Decides the type of the value, the control and how it is stored; see {@link ValueOfKind}. */
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
  /** Least stored value, itself included. */
  readonly min?: number
  /** Greatest stored value, itself included. */
  readonly max?: number
  /** Limit in characters (code points). */
  readonly maxLength?: number
  /** Limit of attached files. */
  readonly maxCount?: number
  /** Kind of files the field takes in place of documents. @source UPL-005, UPL-006, UPL-008 */
  readonly media?: Media
  /** Values outside of the dictionary are accepted as they are typed. */
  readonly freeText?: true
  /** Checked in their order while the field is filled; the first issue is reported. */
  readonly rules?: readonly Rule[]
  /** Initial value in a blank record. */
  readonly default?: Value
  /** A short sentence for users about what to fill in, shown with the help of the field. */
  readonly hint?: string
  /** Required by the specification; field metadata may require further fields. */
  readonly required?: true
  /**
   * Message while the field is required and empty, in place of 必填: a full sentence, and the key under which a language
   * may provide its own.
   */
  readonly missing?: { readonly key: string; readonly text: string }
  /** Shown, but never edited. */
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
  /** An address: also found by the first letters of the pinyin of its streets and estates. */
  readonly placeName?: true
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
/** Declared fields by wire name, in the order of the screen. */
export type Fields = Readonly<Record<string, Field>>

/** A record of these fields: every field by its wire name, empty is `null`. @public */
export type ValuesOf<F extends Fields> = { [N in keyof F]: F[N] extends Field<infer K> ? ValueOfKind[K] | null : never }

type Plain = Exclude<Kind, 'code' | 'codes' | 'number'>
const plain =
  <K extends Plain>(kind: K) =>
  (label: string, options: Options<K> = {}): Field<K> => ({ kind, label, ...options })

/** A field for one line of text. */
export const text = plain('text')
/** A field for text of several lines. */
export const textarea = plain('textarea')
/** A field for formatted text with pictures, stored as sanitised HTML. */
export const richtext = plain('richtext')
/** A field for an address that can be picked on a map. */
export const address = plain('address')
/** A field for a whole number. */
export const integer = plain('integer')
/** A toggle, stored as 1 (on) or 0 (off). */
export const flag = plain('flag')
/** A field for a day, stored as `YYYY-MM-DD`. */
export const date = plain('date')
/** A field for a month, stored as `YYYY-MM`. */
export const month = plain('month')
/** A field for an instant, stored in epoch milliseconds. */
export const datetime = plain('datetime')
/** A field for a day (`YYYY-MM-DD`) or `anytime`. */
export const dateOrAnytime = plain('date-or-anytime')
/** A field that refers to an account by its key. */
export const account = plain('account')
/** A field that refers to a branch of an organisation by its key. */
export const branch = plain('branch')
/** A field that refers to an organisation by its key. */
export const organisation = plain('organisation')
/** A field that refers to a member of the case by the key of the member. */
export const member = plain('member')
/** A field for one uploaded document, stored by its key. */
export const file = plain('file')
/** A field for several uploaded documents, stored by their keys. */
export const files = plain('files')
/** A field for one uploaded picture, stored by its key. */
export const image = plain('image')
/** A field for several uploaded pictures, stored by their keys. */
export const images = plain('images')
/** A field the server or the declaration calculates: a text or a number that users cannot enter. */
export const computed = plain('computed')
/** A field for the key of a record. */
export const id = plain('id')

/** A field for one value of a dictionary, stored by its code. */
export const code = (dict: string, label: string, options: Options<'code'> = {}): Field<'code'> => ({
  kind: 'code',
  dict,
  label,
  ...options,
})
/** A field for several values of a dictionary, stored by their codes. */
export const codes = (dict: string, label: string, options: Options<'codes'> = {}): Field<'codes'> => ({
  kind: 'codes',
  dict,
  label,
  ...options,
})
/** A field for yes or no by the dictionary `YES_NO`: `'0'` is yes, `'1'` is no. */
export const yesno = (label: string, options: Options<'yesno'> = {}): Field<'yesno'> => ({
  kind: 'yesno',
  dict: 'YES_NO',
  label,
  ...options,
})
/** A field for a number; units, limits and decimals are options. */
export const number = (label: string, options: Options<'number'> = {}): Field<'number'> => ({
  kind: 'number',
  label,
  ...options,
})
/** A field for an amount from 0, stored and shown in yuan with two decimals. */
export const yuan = (label: string, options: Options<'number'> = {}): Field<'number'> =>
  number(label, { min: 0, stored: 'yuan', shown: 'yuan', precision: 2, ...options })
/** Stored in yuan, shown in ten thousands. */
export const wan = (label: string, options: Options<'number'> = {}): Field<'number'> =>
  yuan(label, { shown: 'wan', ...options })
/** Stored as a ratio, shown as percent. */
export const percent = (label: string, options: Options<'number'> = {}): Field<'number'> =>
  number(label, { stored: 'ratio', shown: 'percent', precision: 2, ...options })
/** One part of a region; the national division list returns the options by parent code. */
export const region = (
  part: 'province' | 'city' | 'area',
  label: string,
  options: Options<'region'> = {},
): Field<'region'> => ({
  kind: 'region',
  dict: 'SS46_ADMDIVISION_LIST',
  label,
  part,
  ...options,
})
