import type { Condition } from '../../catalogue/condition.ts'

/** People of a case a form speaks of. `principal` and `spouse` are one person at most. @public */
export type PersonList =
  | 'principal'
  | 'spouse'
  | 'borrowers'
  | 'coBorrowers'
  | 'coRepayers'
  | 'buyers'
  | 'owners'
  | 'guarantors'

/** Somebody of a list, counted from 0; `each` is whoever a repeated part, or the form itself, is about. @public */
export interface PersonRef {
  readonly among: PersonList | 'each'
  readonly at?: number
}

/**
 * Where a value comes from: a field of a record of the case. Of a member, and of what is kept about one, `person` says
 * whose;
 * of several records of one person `row` says which, counted from 0.
 *
 * @public
 */
export interface FieldRef {
  /** Service of the entity. */
  readonly entity: string
  readonly field: string
  readonly person?: PersonRef
  readonly row?: number | 'each'
}

/** How a value is written: as on screen, an amount in formal numerals, or a number without its unit. @public */
export type ValueForm = 'words' | 'bare'

/** A part of a running text: words, or a value on a line that is at least so wide when nothing stands on it. @public */
export type FormPart =
  | string
  | { readonly value: FieldRef; readonly as?: ValueForm /** PDF points. */; readonly width: number }

/** What stands in a cell. @public */
export type FormContent =
  | { readonly value: FieldRef; readonly as?: ValueForm }
  /** A box for each code, ticked where it is the value. All codes of the dictionary, unless some are named. */
  | { readonly choose: FieldRef; readonly options?: readonly string[] }
  | { readonly text: string }
  /** Boxes to tick by hand, each with its words. */
  | { readonly boxes: readonly string[] }
  /** Left to be written by hand, with what is printed behind it. */
  | { readonly write: string }
  | { readonly parts: readonly FormPart[] }

/** A labelled cell of a row. Widths are parts of 24. @public */
export interface FormCell {
  /** Absent: what the catalogue calls the field. Null: no label. */
  readonly label?: string | null
  readonly labelSpan?: number
  readonly span: number
  readonly content: FormContent
}

/** What a part of a form is repeated over. @public */
export type FormOver = { readonly people: PersonList } | { readonly records: string; readonly person: PersonRef }

/** A column of a table. @public */
export interface FormColumn {
  readonly label?: string
  readonly span: number
  readonly content: FormContent
}

/** A part of a form, from top to bottom. @public */
export type FormBlock =
  | { readonly block: 'title'; readonly text: string; readonly lines?: readonly (readonly FormPart[])[] }
  /** A bar across; `{n}` is the number of a repeated part. */
  | { readonly block: 'section'; readonly text: string }
  | {
      readonly block: 'row'
      readonly cells: readonly FormCell[] /** Least height in PDF points. */
      readonly height?: number
    }
  /** Repeated blocks; a blank form has `least` of them. */
  | { readonly block: 'each'; readonly over: FormOver; readonly least: number; readonly blocks: readonly FormBlock[] }
  | {
      readonly block: 'table'
      readonly over: FormOver
      readonly least: number
      readonly columns: readonly FormColumn[]
    }
  | {
      readonly block: 'text'
      readonly parts: readonly FormPart[]
      readonly style?: 'plain' | 'heading' | 'clause' | 'small'
    }
  /** Lines to sign on, side by side. */
  | { readonly block: 'signatures'; readonly labels: readonly string[]; readonly dated?: boolean }
  /** Room for whoever receives the form, signed at its foot. */
  | { readonly block: 'area'; readonly text: string; readonly height: number; readonly signed?: string }
  | { readonly block: 'space'; readonly height: number }
  | { readonly block: 'page' }

/**
 * An application form as data: what it is, when a case needs it, and what stands on it. It survives JSON unchanged.
 *
 * @source APP-001, APP-010, APP-011
 * @public
 */
export interface FormTemplate {
  /** At most 32 letters, digits and hyphens. */
  readonly formId: string
  readonly formName: string
  /** Counts up with every change of the layout: what was printed before is stale then. */
  readonly revision: number
  /** FORM_GROUP: who receives it. */
  readonly group: string
  /** Which comparison form goes with it; null for none. */
  readonly variant: string | null
  /** Whose form it is. */
  readonly issuer: string
  /** HH12. */
  readonly printStandard: string
  /** Whether a case needs it, by its facts; always where absent. */
  readonly needed?: Condition
  /** One document for each of them in place of one for the case. */
  readonly each?: PersonList
  /** Least height of a row in PDF points, where it is not the usual one. */
  readonly rowHeight?: number
  /** An institution's own file, by the id of its document, that is handed out as it is. Such a form has no blocks. */
  readonly file?: string
  readonly blocks: readonly FormBlock[]
}
