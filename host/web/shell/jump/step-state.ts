import type { FoundCase } from 'fangkit/contract'
import { type StatusMeaning, stepMeaning } from 'fangkit/domain'
import type { TagTone } from 'fangkit/ui'
import type { Target } from './jump-targets.ts'

const TONES: Readonly<Record<StatusMeaning, TagTone>> = {
  notStarted: 'idle',
  running: 'brand',
  waiting: 'warn',
  done: 'ok',
  returned: 'bad',
}

/** The step of a case, as a target shows it. */
export const stepState = ({ step, stepName }: FoundCase): Pick<Target, 'state'> =>
  stepName === '' ? {} : { state: { text: stepName, tone: TONES[stepMeaning(step)] } }
