import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { Overlay } from '../catalogue/overlay.ts'
import type { DraftRecord, Stored } from '../contract/output.ts'
import type { SendRecord } from './saving/save-form.ts'
import type { DraftPlace } from './drafts/use-form-draft.ts'

/** What a form says in words of its own. */
export interface FormTexts {
  readonly saved?: string | undefined
  /** What the first complaint is told as. */
  readonly refused?: ((issue: string) => string) | undefined
}

export interface EntityFormOptions<E extends Entity> {
  readonly entity: E
  /** The record as the server answered it; a form keeps the one it started with. */
  readonly record: DraftRecord<RecordOf<E>>
  /** What empty fields of a new record start with. @source FRM-029 */
  readonly defaults?: RecordValues | undefined
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
  readonly save: SendRecord<Stored<RecordOf<E>>>
  readonly onSaved?: ((record: Stored<RecordOf<E>>, created: boolean) => void) | undefined
  /** Said instead of what every form says about the end of a save. */
  readonly words?: FormTexts | undefined
  /** Saving was asked for and there was nothing to send. */
  readonly onUnchanged?: (() => void) | undefined
  /** Without it unsaved typing ends with the form. */
  readonly draft?: DraftPlace | undefined
  /** Asks for a masked value in full, as `useReveal` does; without it stored personal data can only be replaced. */
  readonly reveal?: ((field: string, reason: string) => Promise<string>) | undefined
  /** Told after each render of a field. For measuring. */
  readonly onFieldRender?: ((name: string) => void) | undefined
}
