import { DEMAND_STEP } from '../../domain/codes.ts'
import type { TagProps } from '../../ui/tag.tsx'

const TONES: Readonly<Record<string, TagProps['tone']>> = {
  [DEMAND_STEP.consulting]: 'idle',
  [DEMAND_STEP.agencySigned]: 'brand',
  [DEMAND_STEP.netSigned]: 'brand',
  [DEMAND_STEP.submitted]: 'warn',
  [DEMAND_STEP.certified]: 'brand',
  [DEMAND_STEP.released]: 'ok',
  [DEMAND_STEP.finished]: 'ok',
  [DEMAND_STEP.stopped]: 'bad',
}

/** The colour of a demand step; a step of the installation's own is neutral. */
export function demandStepTone(step: string | null): TagProps['tone'] {
  return (step !== null && TONES[step]) || 'idle'
}
