import { abortedError, FangkitError } from '../../client/fangkit-error.ts'
import { askHost } from '../ask-host.ts'
import type { BeforeSubmit, FeeDraft } from './fee-tab-props.ts'

export interface Asked {
  readonly beforeSubmit: BeforeSubmit | undefined
  readonly draft: FeeDraft
  readonly signal: AbortSignal
  /** Told to the person when the host's check itself fails. */
  readonly failure: string
}

const OP = 'beforeSubmit'
const isAnswer = (answer: unknown): answer is boolean | string => typeof answer === 'boolean' || typeof answer === 'string'

/** Lets the host look at what is about to be handed in. @throws FangkitError when it goes no further: aborted without a word, refused with one */
export async function askBefore({ beforeSubmit, draft, signal, failure }: Asked): Promise<void> {
  if (beforeSubmit === undefined) return
  const answer = await askHost(() => beforeSubmit(draft, { signal }), { op: OP, signal, failure, understood: isAnswer })
  if (answer === false) throw abortedError(OP)
  if (typeof answer === 'string') throw new FangkitError({ kind: 'refused', code: 'STOPPED', message: 'stopped by the host', userMessage: answer, op: OP })
}
