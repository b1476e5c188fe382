import type { ReactElement } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { isReminder } from '../../../domain/flow/job-status.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { DatePicker } from '../../../ui/dates/date-picker.tsx'

export interface AtOnceProps {
  readonly checked: boolean
  readonly day: Day | null
  readonly disabled: boolean
  /** True when the user tried to continue without a day. */
  readonly invalid: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly onDay: (day: Day | null) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const box = css({ width: '220px' })
const hint = css({ color: 'ink-3', textStyle: 'note' })
const bad = css({ color: 'bad', textStyle: 'note' })

/**
 * Option to finish the added flows at once, or plan them where the day is later than tomorrow.
 * @source FLW-033, OPN-056
 */
export function AtOnce({ checked, day, disabled, invalid, onCheckedChange, onDay }: AtOnceProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const today = useToday()
  return (
    <div className={row}>
      <Checkbox value={checked} disabled={disabled} label={texts.atOnce} onChange={onCheckedChange} />
      {checked ? (
        <>
          <div className={box}>
            <DatePicker
              size="sm"
              aria-label={texts.day}
              today={today}
              value={day}
              disabled={disabled}
              invalid={invalid}
              onChange={onDay}
            />
          </div>
          {invalid ? (
            <span role="alert" className={bad}>
              {texts.dayMissing}
            </span>
          ) : day === null ? null : (
            <span role="status" className={hint}>
              {isReminder(day, today) ? texts.remindThen : texts.finishThen}
            </span>
          )}
        </>
      ) : null}
    </div>
  )
}
