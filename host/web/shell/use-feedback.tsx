import { type ReactElement, useCallback, useRef, useState } from 'react'
import type { Confirm, ConfirmRequest, Notice, Notify } from 'fangkit'
import { ConfirmDialog, createToaster, Toaster } from 'fangkit/ui'
import { messages } from '../messages.ts'

interface Question extends ConfirmRequest {
  readonly id: number
  readonly answer: (yes: boolean) => void
}

export interface Feedback {
  readonly notify: Notify
  readonly confirm: Confirm
  /** Render it once, above the pages, so that it outlives them. */
  readonly view: ReactElement
}

/** Shows notices and questions of all widgets and pages in one place that survives a change of page. */
export function useFeedback(): Feedback {
  const [toaster] = useState(createToaster)
  const counted = useRef(0)
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const notify = useCallback(
    ({ tone, title, text, traceId, action }: Notice) =>
      void toaster.show({
        tone,
        title,
        text: [text, traceId && messages.traceId(traceId)].filter(Boolean).join(' ') || undefined,
        action,
      }),
    [toaster],
  )
  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((resolve) => {
        const question: Question = {
          ...request,
          id: counted.current++,
          answer: (yes) => {
            setQuestions((now) => now.filter((one) => one !== question))
            resolve(yes)
          },
        }
        setQuestions((now) => [...now, question])
      }),
    [],
  )
  const asked = questions[0]
  return {
    notify,
    confirm,
    view: (
      <>
        <Toaster toaster={toaster} />
        {asked ? (
          <ConfirmDialog
            key={asked.id}
            open
            title={asked.title}
            confirmLabel={asked.confirmLabel ?? messages.confirm}
            cancelLabel={asked.cancelLabel}
            danger={asked.danger}
            words={asked.words}
            onConfirm={() => asked.answer(true)}
            onCancel={() => asked.answer(false)}
          >
            {asked.text}
          </ConfirmDialog>
        ) : null}
      </>
    ),
  }
}
