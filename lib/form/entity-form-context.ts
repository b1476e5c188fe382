import { createContext, type RefObject, useContext, useEffect } from 'react'
import type { Draft } from '../client/storage/drafts.ts'
import type { Conflict } from '../client/fangkit-error.ts'
import type { FormController } from './state/form-controller.ts'
import type { AfterPress } from './use-after-press.ts'

/** How a save ended; `held` when a question was asked and the user returned to the form. @public */
export type SaveOutcome = 'saved' | 'unchanged' | 'invalid' | 'held' | 'conflict' | 'failed' | 'busy'

/** A running form: what the parts below `EntityForm` and the owner of the form call. */
export interface EntityFormApi {
  /** The record while it is edited, without React. */
  readonly controller: FormController
  /** The `form` element; null until it is on screen. */
  readonly root: RefObject<HTMLFormElement | null>
  /** Checks everything, asks about unlikely values and saves; shows what went wrong and says how it ended. */
  readonly save: () => Promise<SaveOutcome>
  /** Scrolls to a field and focuses it; false when it is not on screen. */
  readonly focusField: (name: string) => boolean
  /** Runs updates caused by leaving a field after the pointer is released. */
  readonly afterPress: AfterPress
  /** True when something differs from the start, including unreadable texts and unfinished uploads. */
  readonly isDirty: () => boolean
  /** Resets the form to its start. */
  readonly discard: () => void
  /** True when the form may close: nothing is unsaved, or the user saved or discarded the changes. */
  readonly requestLeave: () => Promise<boolean>
  /** The open question about unsaved changes, with the function that answers it; null when none is open. */
  readonly leaving: { readonly answer: (choice: LeaveChoice) => void } | null
  /** What another user changed since the record was read; null when there is none. */
  readonly conflict: Conflict | null
  /** Puts the conflict aside; the next save reports it again. */
  readonly closeConflict: () => void
  /** The draft that is offered; null when there is none. */
  readonly draft: Draft | null
  /** Applies the offered draft on top of the record. */
  readonly restoreDraft: () => void
  /** Removes the offered draft. */
  readonly dropDraft: () => void
  /** Stores a draft; false when there is nothing to store. */
  readonly saveDraft: () => boolean
  /** Loads a masked value in full for the reason the user gives; undefined where values stay masked. */
  readonly reveal: ((field: string, reason: string) => Promise<string>) | undefined
  /** Called with the name at every render of a field, to count renders. */
  readonly onFieldRender: ((name: string) => void) | undefined
}

/** The answers to the question about unsaved changes; `stay` keeps the form open. @public */
export type LeaveChoice = 'save' | 'discard' | 'stay'

const EntityFormContext = createContext<EntityFormApi | null>(null)

export const EntityFormProvider = EntityFormContext.Provider

/** Returns the form around this component. @throws Error outside of an `EntityForm` */
export function useEntityFormApi(): EntityFormApi {
  const api = useContext(EntityFormContext)
  if (!api) throw new Error('only inside EntityForm')
  return api
}

/** What Escape does in an untouched form; null where it does nothing. */
const EscapeContext = createContext<RefObject<(() => void) | null> | null>(null)

export const EscapeProvider = EscapeContext.Provider

/** Makes Escape leave the form around this component while nothing is unsaved. */
export function useLeaveOnEscape(leave: () => void): void {
  const leaving = useContext(EscapeContext)
  useEffect(() => {
    if (leaving === null) return undefined
    leaving.current = leave
    return () => {
      leaving.current = null
    }
  }, [leaving, leave])
}
