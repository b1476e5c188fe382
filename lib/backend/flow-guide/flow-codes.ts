import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** The code of a job's flow, then that of its main flow. */
export function flowCodesOf({ values }: Row): readonly string[] {
  return [textOf(values['hf15FlowCode']), textOf(values['hf15FatherCode'])].filter((code) => code !== '')
}
