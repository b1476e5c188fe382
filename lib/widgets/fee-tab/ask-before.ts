import { abortedError, FangkitError } from '../../client/fangkit-error.ts'
import type { BeforeSubmit, FeeDraft } from './fee-tab-props.ts'

export interface Asked {
  readonly beforeSubmit: BeforeSubmit | undefined
  readonly draft: FeeDraft
  readonly signal: AbortSignal
  /** Told to the person when the host's check itself fails. */
  readonly failure: string
}

const OP = 'beforeSubmit'

/** Lets the host look at what is about to be handed in. @throws FangkitError when it goes no further: aborted without a word, refused with one */
export async function askBefore({ beforeSubmit, draft, signal, failure }: Asked): Promise<void> {
  if (beforeSubmit === undefined) return
  let answer: boolean | string
  try {
    answer = await beforeSubmit(draft, { signal })
  } catch (cause) {
    throw new FangkitError({ kind: 'refused', code: 'CRASHED', message: 'the check of the host failed', userMessage: failure, op: OP, cause })
  }
  if (answer === false || signal.aborted) throw abortedError(OP)
  if (typeof answer === 'string') throw new FangkitError({ kind: 'refused', code: 'STOPPED', message: 'stopped by the host', userMessage: answer, op: OP })
}
