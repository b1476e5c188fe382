import type { Value } from '../../catalogue/kind.ts'
import { DEMAND_STEP } from '../codes.ts'

/** Meaning of a state for the people who work on a case; screens assign a colour to each meaning. @public */
export type StatusMeaning = 'notStarted' | 'running' | 'waiting' | 'done' | 'returned'

/** The dictionary of the steps below. */
export const DEMAND_STEP_DICTIONARY = 'HX05'

/** The meaning of each demand step. @public */
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

/** The meaning of a demand step; an undeclared step counts as not started. @public */
export function stepMeaning(step: string | null): StatusMeaning {
  return (step !== null && DEMAND_STEP_MEANING[step]) || 'notStarted'
}

/** True for a finished or cancelled case, in which no work remains. @public */
export function isClosedStep(step: Value | undefined): boolean {
  return step === DEMAND_STEP.finished || step === DEMAND_STEP.stopped
}
