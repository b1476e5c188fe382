import { useCallback, useMemo, useState } from 'react'
import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { allOpenIds, stillOpen, withTicks } from './flow-choice.ts'
import type { FlowSelectionEvent, FlowTabProps } from './flow-tab-props.ts'

export interface FlowSelection {
  /** Keys of the ticked jobs that can still be finished or planned. */
  readonly ids: readonly string[]
  readonly ticked: ReadonlySet<string>
  /** The user ticked or unticked a box that represents these jobs. */
  readonly tick: (ids: readonly string[], on: boolean) => void
  /** Removes finished jobs from the selection. */
  readonly drop: (ids: readonly string[]) => void
}

const NONE: readonly string[] = []

/** Which jobs are ticked; the host can control it. */
export function useFlowSelection(
  {
    selection,
    defaultSelection = NONE,
    onSelectionChange,
  }: Pick<FlowTabProps, 'selection' | 'defaultSelection' | 'onSelectionChange'>,
  data: MainFlows | null,
): FlowSelection {
  const notifyHost = useHostCallback(onSelectionChange, 'onSelectionChange')
  const [chosen, setChosen] = useState(defaultSelection)
  const open = useMemo(() => new Set(data === null ? [] : allOpenIds(data)), [data])
  const selected = selection ?? chosen
  const ids = useMemo(() => stillOpen(selected, open), [selected, open])
  const ticked = useMemo(() => new Set(ids), [ids])
  const latest = useLatest(ids)
  const select = useCallback(
    (next: readonly string[], source: FlowSelectionEvent['source']) => {
      setChosen(next)
      notifyHost({ ids: next, source })
    },
    [notifyHost],
  )
  const tick = useCallback(
    (pressed: readonly string[], on: boolean) => select(withTicks(latest.current, pressed, on), 'user'),
    [latest, select],
  )
  const drop = useCallback(
    (done: readonly string[]) => {
      const left = withTicks(latest.current, done, false)
      if (left.length < latest.current.length) select(left, 'widget')
    },
    [latest, select],
  )
  return useMemo(() => ({ ids, ticked, tick, drop }), [ids, ticked, tick, drop])
}
