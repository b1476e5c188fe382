import { History, Plus, Route } from 'lucide-react'
import type { ReactElement } from 'react'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { FLOW_CHIPS, type chipCounts, type FlowChip } from './flow-chips.ts'
import { flowHead } from './flow-layout.ts'

export interface FlowHeadProps {
  readonly counts: ReturnType<typeof chipCounts>
  readonly chip: FlowChip
  readonly onChip: (chip: FlowChip) => void
  readonly onLogs: () => void
  readonly onView: () => void
  /** Null where the user may not add flows. */
  readonly adding: { readonly blocked: string | null; readonly start: () => void } | null
}

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  paddingBlock: '2',
  paddingInline: '10',
  borderWidth: '1px',
  borderRadius: 'full',
  textStyle: 'label',
  cursor: 'pointer',
})
const resting = css({ borderColor: 'line-input', backgroundColor: 'surface', color: 'ink-2' })
const pressed = css({
  borderColor: 'currentcolor',
  backgroundColor: 'brand-soft',
  color: 'brand-ink',
  fontWeight: 'strong',
})
const late = css({ color: 'bad' })
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })
const progress = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: '220px',
  whiteSpace: 'nowrap',
  textStyle: 'note',
  color: 'ink-2',
})

/** The filters, the progress and the buttons above the list. */
export function FlowHead({ counts, chip, onChip, onLogs, onView, adding }: FlowHeadProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const { done, all } = counts
  return (
    <div className={flowHead}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style */}
      <div role="group" aria-label={texts.filter} className={chips}>
        {FLOW_CHIPS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chip}
            className={cx(button, name === chip ? pressed : resting)}
            onClick={() => onChip(name)}
          >
            {texts.chips[name]}
            <span className={name === 'late' && counts.late > 0 ? late : undefined}>{counts[name]}</span>
          </button>
        ))}
      </div>
      <div className={tools}>
        <span className={progress}>
          {texts.progress({ done, total: all })}
          <ProgressBar
            label={texts.progressLabel}
            value={all === 0 ? 0 : (done / all) * 100}
            tone={done === all ? 'ok' : 'brand'}
          />
        </span>
        <Button size="sm" icon={<Route aria-hidden />} onClick={onView}>
          {texts.caseView}
        </Button>
        <Button size="sm" icon={<History aria-hidden />} onClick={onLogs}>
          {texts.logs}
        </Button>
        {adding === null ? null : (
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            disabled={adding.blocked !== null}
            title={adding.blocked ?? undefined}
            onClick={adding.start}
          >
            {texts.add}
          </Button>
        )}
      </div>
    </div>
  )
}
