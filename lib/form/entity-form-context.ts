import { createContext, type RefObject, useContext } from 'react'
import type { Draft } from '../client/storage/drafts.ts'
import type { Conflict } from '../client/fangkit-error.ts'
import type { FormController } from './state/form-controller.ts'
import type { AfterPress } from './use-after-press.ts'

/** How an attempt to save ended; `held` when the person was asked about something and goes back to it. @public */
export type SaveOutcome = 'saved' | 'unchanged' | 'invalid' | 'held' | 'conflict' | 'failed' | 'busy'

/** A form at work: what the parts below `EntityForm` and whoever owns the form call. */
export interface EntityFormApi {
  readonly controller: FormController
  readonly root: RefObject<HTMLFormElement | null>
  readonly save: () => Promise<SaveOutcome>
  /** Scrolls to a field and puts the caret into it; false when it is not on screen. */
  readonly focusField: (name: string) => boolean
  /** For what follows from leaving a field. */
  readonly afterPress: AfterPress
  readonly isDirty: () => boolean
  /** Back to where the form started. */
  readonly discard: () => void
  /** True when the form may be left: nothing unsaved, saved on the way out, or given up knowingly. */
  readonly requestLeave: () => Promise<boolean>
  readonly leaving: { readonly answer: (choice: LeaveChoice) => void } | null
  readonly conflict: Conflict | null
  readonly closeConflict: () => void
  /** Typing of an earlier time, offered back. */
  readonly draft: Draft | null
  readonly restoreDraft: () => void
  readonly dropDraft: () => void
  /** Keeps what is typed so far; false when there is nothing to keep. */
  readonly saveDraft: () => boolean
  readonly reveal: ((field: string, reason: string) => Promise<string>) | undefined
  readonly onFieldRender: ((name: string) => void) | undefined
}

export type LeaveChoice = 'save' | 'discard' | 'stay'

const EntityFormContext = createContext<EntityFormApi | null>(null)

export const EntityFormProvider = EntityFormContext.Provider

/** The form around this part. @throws Error outside of an `EntityForm` */
export function useEntityFormApi(): EntityFormApi {
  const api = useContext(EntityFormContext)
  if (!api) throw new Error('only inside EntityForm')
  return api
}
