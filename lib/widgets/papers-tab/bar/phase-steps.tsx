import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { cx } from '../../../styled-system/css/index.js'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { chip, chipLine, pressedChip, restingChip } from '../papers-layout.ts'
import type { PhaseStep } from './job-tab-list.ts'

export interface PhaseStepsProps {
  readonly steps: readonly PhaseStep[]
  /** Key of the step that is shown; null for the whole phase. */
  readonly value: string | null
  readonly onSelect: (id: string | null) => void
}

/** The steps of one phase, each with its papers that are there and all it needs. @source PAP-001 */
export function PhaseSteps({ steps, value, onSelect }: PhaseStepsProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const choice = (id: string | null, label: string, step?: PhaseStep): ReactElement => (
    <button
      key={id ?? ''}
      type="button"
      aria-pressed={id === value}
      title={step?.title}
      className={cx(chip, id === value ? pressedChip : restingChip)}
      onClick={() => onSelect(id)}
    >
      {label}
      {step === undefined || step.needed === 0 ? null : (
        <>
          {step.received === step.needed ? <Check aria-hidden size={14} /> : null}
          <span aria-hidden>
            {step.received}/{step.needed}
          </span>
          <VisuallyHidden>{texts.progress({ ...step, name: '' })}</VisuallyHidden>
        </>
      )}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div role="group" aria-label={texts.steps} className={chipLine}>
      {choice(null, texts.wholePhase)}
      {steps.map((step) => choice(step.id, step.label, step))}
    </div>
  )
}
