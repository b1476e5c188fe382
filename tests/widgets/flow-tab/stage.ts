import { screen } from '@testing-library/react'
import type { MainFlowRow, MainFlows } from '../../../lib/contract/flow/flow-job-calls.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'

/** A case half-way: a main flow under way, flows that lack a person, one that is late. */
export const CASE = 'demo-project-54'

export const list = (): Promise<HTMLElement> => screen.findByRole('table', { name: '流程' }, LONG_TIMEOUT)

export const mainsOf = ({ flowWorkVos }: MainFlows): readonly MainFlowRow[] =>
  flowWorkVos.flatMap(({ jobsList }) => jobsList)

/** The row of a flow. */
export function rowOf(name: string | null | undefined): HTMLElement {
  const row = screen.getByRole('button', { name: `指引 ${name}` }).closest('tr')
  if (!row) throw new Error(`${name} is not in the list`)
  return row
}
