import { abortedError, FangkitError } from '../../client/fangkit-error.ts'
import { askHost } from '../ask-host.ts'
import type { BeforeSubmit, BeforeSubmitAnswer, FeeDraft } from './fee-tab-props.ts'

export interface Asked {
  readonly beforeSubmit: BeforeSubmit | undefined
  readonly draft: FeeDraft
  readonly signal: AbortSignal
  /** Told to the person when the host's check itself fails. */
  readonly failure: string
}

type Values = Readonly<Record<string, unknown>>

const OP = 'beforeSubmit'
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Which record it is, and as it was read: not for the host to say. */
const isSame = ({ keyValue, version }: Values, record: Values): boolean =>
  [undefined, record['keyValue']].includes(keyValue) && [undefined, record['version']].includes(version)

/**
 * Lets the host look at what is about to be handed in.
 *
 * @returns the fields the host wants otherwise; the server judges them as it judges those a person typed
 * @throws FangkitError when it goes no further: aborted without a word, refused with one
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
  // A draft that came back whole holds fields nobody may set, as they are.
  return answer === true
    ? {}
    : Object.fromEntries(Object.entries(answer.record).filter(([name, value]) => value !== draft.record[name]))
}
