import { type RefObject, useCallback, useState } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import type { FormDocumentRow } from './document-list.ts'
import type { FormOpenEvent, FormPreviewProps } from './form-preview-props.ts'

export interface FormShown {
  /** Null for the list. */
  readonly formId: string | null
  /** Settles unsaved changes, then shows another document or the list. */
  open(formId: string | null, source: FormOpenEvent['source']): Promise<void>
}

/** Which document is shown; the host can control it. */
export function useFormShown(
  { formId, defaultFormId = null, onFormChange }: Pick<FormPreviewProps, 'formId' | 'defaultFormId' | 'onFormChange'>,
  guard: RefObject<LeaveGuard | null>,
): FormShown {
  const emit = useEmit()
  const notifyHost = useHostCallback(onFormChange, 'onFormChange')
  const [chosen, setChosen] = useState(defaultFormId)
  const open = useCallback(
    async (next: string | null, source: FormOpenEvent['source']) => {
      if ((await guard.current?.requestLeave()) === false) return
      setChosen(next)
      emit({ type: 'formChanged', source: 'form-preview', formId: next })
      notifyHost({ formId: next, source })
    },
    [guard, emit, notifyHost],
  )
  return { formId: formId === undefined ? chosen : formId, open }
}

/** The document of an id; for a form per person the first one. */
export function shownDocument(documents: readonly FormDocumentRow[], formId: string): FormDocumentRow | null {
  return documents.find((one) => one.formId === formId) ?? documents.find(({ parentId }) => parentId === formId) ?? null
}
