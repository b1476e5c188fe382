import type { Value } from '../../catalogue/kind.ts'
import { DEMAND_STEP } from '../codes.ts'

/** What a state means to the people who work on a case; screens give each meaning its colour. @public */
export type StatusMeaning = 'notStarted' | 'running' | 'waiting' | 'done' | 'returned'

/** The dictionary these meanings belong to. */
export const DEMAND_STEP_DICTIONARY = 'HX05'

/** What each demand step means. @public */
export const DEMAND_STEP_MEANING: Readonly<Record<string, StatusMeaning>> = {
  [DEMAND_STEP.consulting]: 'notStarted',
  [DEMAND_STEP.agencySigned]: 'running',
  [DEMAND_STEP.netSigned]: 'running',
  [DEMAND_STEP.submitted]: 'waiting',
  [DEMAND_STEP.certified]: 'running',
  [DEMAND_STEP.released]: 'done',
  [DEMAND_STEP.finished]: 'done',
  [DEMAND_STEP.stopped]: 'returned',
}

/** What a demand step means; a step nobody declared counts as not started. @public */
export function stepMeaning(step: string | null): StatusMeaning {
  return (step !== null && DEMAND_STEP_MEANING[step]) || 'notStarted'
}

/** True for a case that is finished or cancelled: nothing of it is to be done any more. @public */
export function isClosedStep(step: Value | undefined): boolean {
  return step === DEMAND_STEP.finished || step === DEMAND_STEP.stopped
}
