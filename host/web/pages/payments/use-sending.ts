import { useRef, useState } from 'react'
import { type FangkitClient, type FangkitError, newIdempotencyKey, noticeOf, useFkMutation, useNotify } from 'fangkit'

/** Sends one form at a time. */
export interface Sending<I> {
  /** Error messages of the server by field. */
  readonly faults: Readonly<Record<string, string>>
  readonly setFaults: (faults: Readonly<Record<string, string>>) => void
  readonly isPending: boolean
  readonly send: (input: I) => void
}

/** The call that sends a form, and the callbacks after it. */
export interface SendingOptions<I, T> {
  readonly run: (client: FangkitClient, input: I, options: { readonly idempotencyKey: string }) => Promise<T>
  readonly onDone: (answer: T) => void
  /** Called when the record has changed since the form was opened. */
  readonly onOvertaken?: (error: FangkitError) => void
}

/**
 * Sends a form with one idempotency key per content: repeating it after a failure posts nothing twice. Errors of fields
 * are returned by field; other errors are shown as notices.
 */
export function useSending<I, T>({ run, onDone, onOvertaken }: SendingOptions<I, T>): Sending<I> {
  const notify = useNotify()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const intent = useRef({ key: newIdempotencyKey(), content: '' })
  const { mutate, isPending } = useFkMutation(
    (input: I, client) => {
      const content = JSON.stringify(input)
      if (intent.current.content !== content) intent.current = { key: newIdempotencyKey(), content }
      return run(client, input, { idempotencyKey: intent.current.key })
    },
    {
      onSuccess: onDone,
      onError: (error) => {
        setFaults(joined(error))
        if (error.kind === 'conflict' || error.kind === 'refused') onOvertaken?.(error)
        const notice = error.issues.length > 0 ? null : noticeOf(error)
        if (notice) notify(notice)
      },
    },
  )
  return {
    faults,
    setFaults,
    isPending,
    send(input) {
      setFaults({})
      mutate(input)
    },
  }
}

/** Returns messages by field; several for one field are joined, one per line. */
function joined({ issues }: FangkitError): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { field, message } of issues)
    found[field] = found[field] === undefined ? message : `${found[field]}\n${message}`
  return found
}
