import { createContext, type RefObject, useContext } from 'react'
import type { Draft } from '../client/storage/drafts.ts'
import type { Conflict } from '../client/fangkit-error.ts'
import type { FormController } from './state/form-controller.ts'
import type { AfterPress } from './use-after-press.ts'

/** How a save ended; `held` when a question was asked and the user returned to the form. @public */
export type SaveOutcome = 'saved' | 'unchanged' | 'invalid' | 'held' | 'conflict' | 'failed' | 'busy'

/** A running form: what the parts below `EntityForm` and the owner of the form call. */
export interface EntityFormApi {
  readonly controller: FormController
  readonly root: RefObject<HTMLFormElement | null>
  readonly save: () => Promise<SaveOutcome>
  /** Scrolls to a field and focuses it; false when it is not on screen. */
  readonly focusField: (name: string) => boolean
  /** Runs updates caused by leaving a field after the pointer is released. */
  readonly afterPress: AfterPress
  readonly isDirty: () => boolean
  /** Resets the form to its start. */
  readonly discard: () => void
  /** True when the form may close: nothing is unsaved, or the user saved or discarded the changes. */
  readonly requestLeave: () => Promise<boolean>
  readonly leaving: { readonly answer: (choice: LeaveChoice) => void } | null
  readonly conflict: Conflict | null
  readonly closeConflict: () => void
  /** The draft that is offered; null when there is none. */
  readonly draft: Draft | null
  readonly restoreDraft: () => void
  readonly dropDraft: () => void
  /** Stores a draft; false when there is nothing to store. */
  readonly saveDraft: () => boolean
  readonly reveal: ((field: string, reason: string) => Promise<string>) | undefined
  readonly onFieldRender: ((name: string) => void) | undefined
}

export type LeaveChoice = 'save' | 'discard' | 'stay'

const EntityFormContext = createContext<EntityFormApi | null>(null)

export const EntityFormProvider = EntityFormContext.Provider

/** Returns the form around this component. @throws Error outside of an `EntityForm` */
export function useEntityFormApi(): EntityFormApi {
  const api = useContext(EntityFormContext)
  if (!api) throw new Error('only inside EntityForm')
  return api
}
