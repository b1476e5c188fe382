import type { Condition } from '../../catalogue/condition.ts'

/** Lists of people of a case a form can refer to. `principal` and `spouse` contain one person at most. @public */
export type PersonList =
  | 'principal'
  | 'spouse'
  | 'borrowers'
  | 'coBorrowers'
  | 'coRepayers'
  | 'buyers'
  | 'owners'
  | 'guarantors'

/** A person of a list, counted from 0; `each` is the person of the repeated part, or of the form itself. @public */
export interface PersonRef {
  readonly among: PersonList | 'each'
  readonly at?: number
}

/**
 * Source of a value: a field of a record of the case. For a member and records of members, `person` selects the person;
 * of several records of one person `row` selects one, counted from 0.
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

/** A part of a running text: words, or a value on a line that has at least this width when it is empty. @public */
export type FormPart =
  | string
  | { readonly value: FieldRef; readonly as?: ValueForm /** Width in PDF points. */; readonly width: number }

/** The content of a cell. @public */
export type FormContent =
  | { readonly value: FieldRef; readonly as?: ValueForm }
  /** A box for each code, ticked where it is the value. All codes of the dictionary, unless `options` names some. */
  | { readonly choose: FieldRef; readonly options?: readonly string[] }
  | { readonly text: string }
  /** Boxes to tick by hand, each with its label. */
  | { readonly boxes: readonly string[] }
  /** Space to write by hand, with the text printed after it. */
  | { readonly write: string }
  | { readonly parts: readonly FormPart[] }

/** A labelled cell of a row. Widths are parts of 24. @public */
export interface FormCell {
  /** Absent: the label from the catalogue. Null: no label. */
  readonly label?: string | null
  readonly labelSpan?: number
  readonly span: number
  readonly content: FormContent
}

/** What a part of a form is repeated for. @public */
export type FormOver = { readonly people: PersonList } | { readonly records: string; readonly person: PersonRef }

/** A column of a table. @public */
export interface FormColumn {
  readonly label?: string
  readonly span: number
  readonly content: FormContent
}

/** A block of a form; blocks are printed from top to bottom. @public */
export type FormBlock =
  | { readonly block: 'title'; readonly text: string; readonly lines?: readonly (readonly FormPart[])[] }
  /** A bar across the form; `{n}` is the number of a repeated part. */
  | { readonly block: 'section'; readonly text: string }
  | {
      readonly block: 'row'
      readonly cells: readonly FormCell[] /** Minimum height in PDF points. */
      readonly height?: number
    }
  /** Repeated blocks; a blank form repeats them `least` times. */
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
  /** Signature lines, side by side. */
  | { readonly block: 'signatures'; readonly labels: readonly string[]; readonly dated?: boolean }
  /** Space for the receiver of the form, with a signature at the bottom. */
  | { readonly block: 'area'; readonly text: string; readonly height: number; readonly signed?: string }
  | { readonly block: 'space'; readonly height: number }
  | { readonly block: 'page' }

/**
 * An application form as data: its identity, when a case needs it, and its content. It survives JSON unchanged.
 * @source APP-001, APP-010, APP-011
 * @public
 */
export interface FormTemplate {
  /** At most 32 letters, digits and hyphens. */
  readonly formId: string
  readonly formName: string
  /** Increase it with every change of the layout: forms printed before then count as stale. */
  readonly revision: number
  /** FORM_GROUP: the receiver of the form. */
  readonly group: string
  /** The comparison form that belongs to it; null for none. */
  readonly variant: string | null
  /** Issuer of the form. */
  readonly issuer: string
  /** HH12. */
  readonly printStandard: string
  /** Whether a case needs it, by its facts; always when absent. */
  readonly needed?: Condition
  /** One document for each person of this list instead of one for the case. */
  readonly each?: PersonList
  /** Minimum height of a row in PDF points; absent for the default. */
  readonly rowHeight?: number
  /** Document id of an institution's own file, which is handed out as it is. Such a form has no blocks. */
  readonly file?: string
  readonly blocks: readonly FormBlock[]
}
