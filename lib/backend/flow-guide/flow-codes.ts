import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** The flow of a job, then the main flow it belongs to. */
export function flowCodesOf({ values }: Row): readonly string[] {
  return [textOf(values['hf15FlowCode']), textOf(values['hf15FatherCode'])].filter((code) => code !== '')
}
