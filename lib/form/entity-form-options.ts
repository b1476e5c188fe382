import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { Overlay } from '../catalogue/overlay.ts'
import type { DraftRecord, Stored } from '../contract/output.ts'
import type { SendRecord } from './saving/save-form.ts'
import type { DraftPlace } from './drafts/use-form-draft.ts'

/** Texts of a form that replace the general ones. */
export interface FormTexts {
  /** Shown after a save. */
  readonly saved?: string | undefined
  /** Message for the first issue. */
  readonly refused?: ((issue: string) => string) | undefined
}

/** What a form edits and what it calls. @public */
export interface EntityFormOptions<E extends Entity> {
  /** The declaration of the record; the same one on every render. */
  readonly entity: E
  /** The record as the server returned it. A form keeps the one it started with. */
  readonly record: DraftRecord<RecordOf<E>>
  /** Default values for empty fields. They count as no change of the user; a save sends them. @source FRM-029 */
  readonly defaults?: RecordValues | undefined
  /** Values of other records of the case that conditions read, by field name. */
  readonly facts?: Scope | undefined
  /** What the metadata of the case change in the declaration; nothing when absent. */
  readonly overlay?: Overlay | undefined
  /**
   * Sends the changed fields and answers the record as it was stored. Called with the same key until the content
   * differs, so that a repeated save is stored once. A thrown `FangkitError` keeps the form open, with its issues at
   * their fields.
   */
  readonly save: SendRecord<Stored<RecordOf<E>>>
  /** Called after a save with what was stored; `created` when it was a new record. */
  readonly onSaved?: ((record: Stored<RecordOf<E>>, created: boolean) => void) | undefined
  /** Replaces the general messages at the end of a save. */
  readonly words?: FormTexts | undefined
  /** Called when a save has nothing to send. */
  readonly onUnchanged?: (() => void) | undefined
  /** Without it unsaved input is lost when the form closes. */
  readonly draft?: DraftPlace | undefined
  /** Loads a masked value in full, as `useReveal` does. Without it stored personal data can only be replaced. */
  readonly reveal?: ((field: string, reason: string) => Promise<string>) | undefined
  /** Called after each render of a field, to measure renders. */
  readonly onFieldRender?: ((name: string) => void) | undefined
}
