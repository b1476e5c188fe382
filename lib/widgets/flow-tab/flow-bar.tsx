import { Bell, Check } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import type { Day } from '../../catalogue/day.ts'
import { isReminder } from '../../domain/flow/job-status.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { DatePicker } from '../../ui/dates/date-picker.tsx'
import { FlowSum, type FlowSumProps } from './flow-sum.tsx'
import { AT_BOTTOM, flowBar } from './flow-layout.ts'
import { tickOf } from './flow-choice.ts'
import { PeopleButtons } from './people/people-buttons.tsx'
import type { FlowTerms } from './flow-terms.ts'
import type { FlowPeople } from './people/use-flow-people.ts'
import type { FlowSelection } from './use-flow-selection.ts'

export interface FlowBarProps extends FlowSumProps {
  /** Keys of the shown jobs that can be ticked. */
  readonly shownIds: readonly string[]
  readonly selection: FlowSelection
  readonly people: FlowPeople
  readonly terms: FlowTerms
  readonly busy: boolean
  readonly onRun: (ids: readonly string[], day: Day) => void
}

const part = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', color: 'ink-2' })
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', marginInlineStart: 'auto' })
const count = css({ color: 'ink', fontWeight: 'strong' })
const day = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingInlineStart: '20',
  borderInlineStartWidth: '1px',
  borderInlineStartColor: 'line',
})
const DAY_WIDTH: CSSProperties = { width: 150 }
const note = css({ textStyle: 'note', color: 'ink-3' })

/**
 * Actions on the ticked jobs, the total earnings, and the unsaved choices of people.
 * @source FLW-004, FLW-005, FLW-028, FLW-029, FLW-034
 */
export function FlowBar({ shownIds, selection, people, terms, busy, onRun, ...sum }: FlowBarProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const [picked, setPicked] = useState<{ readonly day: Day | null } | null>(null)
  const { today, readOnly, blocked } = terms
  const chosenDay = picked === null ? today : picked.day
  const reminder = chosenDay !== null && isReminder(chosenDay, today)
  const { ids, ticked, tick } = selection
  const hidden = ids.length - shownIds.reduce((all, id) => all + Number(ticked.has(id)), 0)
  const press = (): void => {
    if (ids.length === 0) notify({ tone: 'warning', title: texts.chooseFirst })
    else if (chosenDay === null) notify({ tone: 'warning', title: texts.dayFirst })
    else onRun(ids, chosenDay)
  }
  const shut = { disabled: blocked !== null, title: blocked ?? undefined }
  const all = tickOf(shownIds, ticked)
  return (
    <div className={flowBar} style={AT_BOTTOM}>
      {readOnly ? null : (
        <div className={part}>
          <Checkbox
            label={texts.chooseAll}
            value={all}
            disabled={blocked !== null || shownIds.length === 0}
            title={blocked ?? (shownIds.length === 0 ? texts.nothingOpen : undefined)}
            onChange={() => tick(shownIds, all !== true)}
          />
          <span role="status">
            <Counted text={texts.chosen({ count: ids.length })} />
            {hidden > 0 ? (
              <span className={note}>
                {'\u3000'}
                {texts.chosenHidden({ count: hidden })}
              </span>
            ) : null}
          </span>
          <span className={day}>
            {texts.day}
            <span style={DAY_WIDTH}>
              <DatePicker
                aria-label={texts.day}
                value={chosenDay}
                today={today}
                disabled={blocked !== null}
                onChange={(next) => setPicked({ day: next })}
              />
            </span>
          </span>
          <Button
            variant="primary"
            icon={reminder ? <Bell aria-hidden /> : <Check aria-hidden />}
            loading={busy}
            {...shut}
            onClick={press}
          >
            {reminder ? texts.remind : texts.finish}
          </Button>
          {reminder ? (
            <span className={note} role="status">
              {texts.remindHint}
            </span>
          ) : null}
        </div>
      )}
      <div className={end}>
        <FlowSum {...sum} />
        {readOnly || !terms.mayAssign ? null : <PeopleButtons people={people} blocked={blocked} />}
      </div>
    </div>
  )
}

/** A text whose number is highlighted. */
function Counted({ text }: { readonly text: string }): ReactElement {
  const [before = '', number = '', after = ''] = text.split(/(\d+)/)
  return (
    <>
      {before}
      <b className={count}>{number}</b>
      {after}
    </>
  )
}
