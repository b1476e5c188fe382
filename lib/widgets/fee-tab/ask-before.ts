import { abortedError, FangkitError } from '../../client/fangkit-error.ts'
import { askHost } from '../ask-host.ts'
import type { BeforeSubmit, BeforeSubmitAnswer, FeeDraft } from './fee-tab-props.ts'

export interface Asked {
  readonly beforeSubmit: BeforeSubmit | undefined
  readonly draft: FeeDraft
  readonly signal: AbortSignal
  /** Shown to the user when the host's check itself fails. */
  readonly failure: string
}

type Values = Readonly<Record<string, unknown>>

const OP = 'beforeSubmit'
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Key and version identify the record that was read; the host may not change them. */
const isSame = ({ keyValue, version }: Values, record: Values): boolean =>
  [undefined, record['keyValue']].includes(keyValue) && [undefined, record['version']].includes(version)

/**
 * Lets the host check what is about to be submitted.
 *
 * @returns the fields the host replaces; the server validates them like typed ones
 * @throws FangkitError aborted when the host stops silently, refused when it gives a message
 */
export async function askBefore({ beforeSubmit, draft, signal, failure }: Asked): Promise<Values> {
  if (beforeSubmit === undefined) return {}
  const isAnswer = (answer: unknown): answer is BeforeSubmitAnswer =>
    typeof answer === 'boolean' ||
    typeof answer === 'string' ||
    (isValues(answer) &&
      answer['kind'] === draft.kind &&
      isValues(answer['record']) &&
      isSame(answer['record'], draft.record))
  const answer = await askHost(() => beforeSubmit(draft, { signal }), { op: OP, signal, failure, understood: isAnswer })
  if (answer === false) throw abortedError(OP)
  if (typeof answer === 'string')
    throw new FangkitError({
      kind: 'refused',
      code: 'STOPPED',
      message: 'stopped by the host',
      userMessage: answer,
      op: OP,
    })
  // A draft returned as a whole also holds read-only fields, unchanged.
  return answer === true
    ? {}
    : Object.fromEntries(Object.entries(answer.record).filter(([name, value]) => value !== draft.record[name]))
}
