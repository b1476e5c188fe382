import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { openIdsOf } from './flow-chips.ts'

/** How a box stands that stands for several jobs. */
export type Tick = boolean | 'mixed'

/** Every job the person may finish or plan now, whether it is on screen or not. */
export function allOpenIds({ flowWorkVos }: MainFlows): readonly string[] {
  return flowWorkVos.flatMap(({ jobsList }) => jobsList.flatMap(openIdsOf))
}

/** Only what can still be done counts as ticked: what was finished meanwhile, by anybody, does not. */
export function stillOpen(selected: readonly string[], open: ReadonlySet<string>): readonly string[] {
  const remaining = [...new Set(selected)].filter((id) => open.has(id))
  return remaining.length === selected.length ? selected : remaining
}

/** @param ids what the box stands for */
export function tickOf(ids: readonly string[], ticked: ReadonlySet<string>): Tick {
  const count = ids.reduce((sum, id) => sum + Number(ticked.has(id)), 0)
  return count === 0 ? false : count === ids.length ? true : 'mixed'
}

/** A box was pressed: what it stands for comes in or goes out, the rest stays. */
export function withTicks(selected: readonly string[], ids: readonly string[], on: boolean): readonly string[] {
  const touched = new Set(ids)
  const rest = selected.filter((id) => !touched.has(id))
  return on ? [...rest, ...touched] : rest
}
