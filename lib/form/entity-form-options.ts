import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { Overlay } from '../catalogue/overlay.ts'
import type { DraftRecord, Stored } from '../contract/output.ts'
import type { SendRecord } from './saving/save-form.ts'
import type { DraftPlace } from './drafts/use-form-draft.ts'

/** Texts of a form that replace the general ones. */
export interface FormTexts {
  readonly saved?: string | undefined
  /** Message for the first issue. */
  readonly refused?: ((issue: string) => string) | undefined
}

export interface EntityFormOptions<E extends Entity> {
  readonly entity: E
  /** The record as the server returned it. A form keeps the one it started with. */
  readonly record: DraftRecord<RecordOf<E>>
  /** Default values for empty fields. They count as no change of the user; a save sends them. @source FRM-029 */
  readonly defaults?: RecordValues | undefined
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
  readonly save: SendRecord<Stored<RecordOf<E>>>
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
