import { useCallback, useState } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import type { MainFlows } from '../../../contract/flow/flow-job-calls.ts'
import { jobStatus } from '../../../domain/flow/job-status.ts'
import { type FlowChip, isSingle } from '../flow-chips.ts'

export interface Folds {
  /** @param id name of a category or key of a main flow */
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string, open: boolean) => void
}

/** Initially open: categories with a job in progress or waiting, and the first main flow in progress. */
export function openAtFirst({ flowWorkVos }: MainFlows, today: Day): ReadonlySet<string> {
  const hasStarted = (main: MainFlows['flowWorkVos'][number]['jobsList'][number]): boolean => {
    const { state } = jobStatus(main, today, main.SubflowData.finished)
    return state === 'partial' || state === 'inProgress'
  }
  const waiting = flowWorkVos.filter(({ jobsList }) =>
    jobsList.some(
      (main) => hasStarted(main) || main.SubflowData.mine + main.SubflowData.late + main.SubflowData.unassigned > 0,
    ),
  )
  const unfinished = flowWorkVos.find(({ jobsList }) =>
    jobsList.some((main) => jobStatus(main, today).state !== 'finished'),
  )
  const categories = waiting.length > 0 || unfinished === undefined ? waiting : [unfinished]
  const first = categories.flatMap(({ jobsList }) => jobsList).find((main) => hasStarted(main) && !isSingle(main))
  return new Set([...categories.map(({ categoryName }) => categoryName), ...(first?.keyValue ? [first.keyValue] : [])])
}

/**
 * Which flows are open, remembered per filter while the tab is mounted. In a filtered list everything is open at first.
 */
export function useFolds(data: MainFlows, today: Day, chip: FlowChip): Folds {
  const [first] = useState(() => openAtFirst(data, today))
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (id: string): boolean => turned.get(`${chip} ${id}`) ?? (chip !== 'all' || first.has(id))
  const toggle = useCallback(
    (id: string, open: boolean) => setTurned((now) => new Map(now).set(`${chip} ${id}`, open)),
    [chip],
  )
  return { isOpen, toggle }
}
