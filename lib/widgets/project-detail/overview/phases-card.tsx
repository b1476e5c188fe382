import type { ReactElement } from 'react'
import type { CasePhase } from '../../../domain/flow/case-progress.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { Steps, type StepState } from '../../../ui/sections/steps.tsx'

export interface PhasesCardProps {
  readonly phases: readonly CasePhase[]
  /** Opens the steps of the case; absent where they are not installed. */
  readonly onOpen: (() => void) | undefined
}

const STATES: Readonly<Record<CasePhase['state'], StepState>> = { done: 'done', current: 'current', open: 'waiting' }

/** The phases of a case, with how many of their steps are done. */
export function PhasesCard({ phases, onOpen }: PhasesCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  return (
    <Card aria-label={texts.phases} padded>
      <Steps
        label={texts.phases}
        items={phases.map(({ name, done, all, late, until, state }) => ({
          value: name,
          label: name,
          note: texts.phase({ done, total: all, late, until: until?.slice(5) ?? null }),
          state: STATES[state],
        }))}
        onSelect={onOpen}
      />
    </Card>
  )
}
