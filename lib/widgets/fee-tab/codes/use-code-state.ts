import { useEffect, useRef } from 'react'
import { payCodeState } from '../../../client/queries/case/pay-code-plans.ts'
import { type PayCode, payCodeCalls } from '../../../contract/fee/payment-calls.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useLiveRecord } from '../../../provider/live/use-live-record.ts'

/** Poll interval in ms. A live connection reports a payment at once; without one, polling finds it. */
const POLL = 5_000

export interface CodeState {
  readonly code: PayCode
  /** The last request failed, so the status may be out of date. */
  readonly stale: boolean
  readonly ask: () => void
}

/** The current status of a code; null while there is none. @param onPaid called once when the code is paid */
export function useCodeState(made: PayCode | null, onPaid: () => void): CodeState | null {
  const id = made?.codeId ?? null
  const plan = id === null ? null : payCodeState(id)
  const known = useCache().get(plan ?? payCodeState(''))
  const over = known?.state === 'paid' || known?.state === 'void'
  const { data, isError, refetch } = useFkQuery(plan, over ? {} : { refetchInterval: POLL })
  const ask = (): void => void refetch()
  useLiveRecord(payCodeCalls.getQrCode.service, id, ask)
  const latest = useLatest(onPaid)
  const reported = useRef(new Set<string>())
  const paid = data?.state === 'paid' ? id : null
  useEffect(() => {
    if (paid === null || reported.current.has(paid)) return
    reported.current.add(paid)
    latest.current()
  }, [paid, latest])
  return made && { code: data ?? made, stale: isError, ask }
}
