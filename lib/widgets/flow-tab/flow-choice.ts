import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { openIdsOf } from './flow-chips.ts'

/** State of a box that represents several jobs. */
export type Tick = boolean | 'mixed'

/** Keys of all jobs the user may finish or plan now, on screen or not. */
export function allOpenIds({ flowWorkVos }: MainFlows): readonly string[] {
  return flowWorkVos.flatMap(({ jobsList }) => jobsList.flatMap(openIdsOf))
}

/** Drops jobs that were finished meanwhile from the selection. */
export function stillOpen(selected: readonly string[], open: ReadonlySet<string>): readonly string[] {
  const remaining = [...new Set(selected)].filter((id) => open.has(id))
  return remaining.length === selected.length ? selected : remaining
}

/** @param ids keys the box represents */
export function tickOf(ids: readonly string[], ticked: ReadonlySet<string>): Tick {
  const count = ids.reduce((sum, id) => sum + Number(ticked.has(id)), 0)
  return count === 0 ? false : count === ids.length ? true : 'mixed'
}

/** Toggles the keys of a box; all others stay. */
export function withTicks(selected: readonly string[], ids: readonly string[], on: boolean): readonly string[] {
  const touched = new Set(ids)
  const rest = selected.filter((id) => !touched.has(id))
  return on ? [...rest, ...touched] : rest
}
