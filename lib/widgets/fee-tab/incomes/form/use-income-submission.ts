import { useCallback, useEffect, useRef, useState } from 'react'
import { abortedError, FangkitError, isFangkitError, toFangkitError } from '../../../../client/fangkit-error.ts'
import { type IncomeCheck, incomeCalls } from '../../../../contract/fee/income-calls.ts'
import type { RecordInput } from '../../../../contract/input.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { Income } from '../../../../domain/fee/income.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { askBefore } from '../../ask-before.ts'
import type { FeeReports } from '../../fee-actions.ts'
import type { FeeDraftRecord } from '../../fee-tab-props.ts'
import { useStatusCheck } from '../use-status-check.ts'

const OP = 'Hf54ProjectIncomeInfo.submitIncomeInfo'
const STALE: ReadonlySet<string> = new Set(['refused', 'invalid', 'conflict', 'not-found'])

/** Findings of a check that the user has to confirm. */
export interface IncomeWarnings {
  readonly check: IncomeCheck
  readonly answer: (goOn: boolean) => void
}

export interface IncomeSubmission {
  /** Checks, asks the user to confirm warnings, and sends. @throws FangkitError, an aborted one when the user stops */
  readonly send: (input: RecordInput, idempotencyKey: string) => Promise<Stored<Income>>
  /** The check that refused the income; null when none did. */
  readonly refused: IncomeCheck | null
  readonly warnings: IncomeWarnings | null
}

/**
 * Submits an income: check, warnings, send.
 *
 * @param onStale called when the server's ledger differs from the one on screen
 * @source INC-038 to INC-041, CAL-071, CAL-072
 */
export function useIncomeSubmission(
  projectId: string,
  { beforeSubmit, failed }: FeeReports,
  onStale: () => void,
): IncomeSubmission {
  const { client } = useFangkit()
  const texts = useMessages(feeIncomeMessages)
  const checkStatus = useStatusCheck(projectId)
  const [refused, setRefused] = useState<IncomeCheck | null>(null)
  const [warnings, setWarnings] = useState<IncomeWarnings | null>(null)
  const abortRef = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    abortRef.current = controller
    return () => controller.abort()
  }, [])

  const ask = useCallback(async (check: IncomeCheck): Promise<void> => {
    const goOn = await new Promise<boolean>((resolve) => {
      abortRef.current?.signal.addEventListener('abort', () => resolve(false))
      setWarnings({ check, answer: resolve })
    })
    setWarnings(null)
    if (!goOn) throw abortedError(OP)
  }, [])
  const send = useCallback<IncomeSubmission['send']>(
    async (input, idempotencyKey) => {
      setRefused(null)
      if (!(await checkStatus())) throw abortedError(OP)
      const { signal } = abortRef.current ?? new AbortController()
      // adapter: the fields an income form sends, validated by its declaration
      const record = input as FeeDraftRecord<Income>
      const requested = await askBefore({
        beforeSubmit,
        draft: { kind: 'income', record },
        signal,
        failure: texts.refusedByHost,
      }).catch((error: unknown) => {
        if (isFangkitError(error) && error.code === 'CRASHED') failed(error)
        throw error
      })
      const submitted = { ...input, ...requested }
      const looksAgain = (thrown: unknown): never => {
        const error = toFangkitError(thrown, OP)
        if (STALE.has(error.kind)) onStale()
        throw error
      }
      const { data: check } = await client.call(incomeCalls.submitIncomeInfoCheck, submitted).catch(looksAgain)
      const said = (check.checkMsg ?? '').trim()
      if (texts.refusals.split('；').includes(said)) {
        setRefused(check)
        throw new FangkitError({
          kind: 'refused',
          code: 'CHECK',
          message: 'the check refused',
          userMessage: check.hints?.[0] ?? texts.refusedTitle,
          op: OP,
        })
      }
      if (said !== '') await ask(check)
      const { data } = await client.call(incomeCalls.submitIncomeInfo, submitted, { idempotencyKey }).catch(looksAgain)
      // A string instead of a record explains why nothing was stored. @source INC-041, ERR-063
      if (typeof data === 'string')
        throw new FangkitError({
          kind: 'server',
          code: 'REFUSED',
          message: 'answered a text',
          userMessage: data,
          op: OP,
        })
      return data
    },
    [client, texts, checkStatus, beforeSubmit, failed, ask, onStale],
  )
  return { send, refused, warnings }
}
