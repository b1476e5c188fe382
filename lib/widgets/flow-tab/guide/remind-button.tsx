import { type ReactElement, useEffect, useState } from 'react'
import { addDays, type Day } from '../../../catalogue/day.ts'
import { isReminder } from '../../../domain/flow/job-status.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Calendar } from '../../../ui/dates/calendar.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'

export interface RemindButtonProps {
  /** Opens the calendar; a new object opens it again. */
  readonly asked: object | undefined
  readonly onRemind: (day: Day) => void
  readonly loading: boolean
  readonly disabled: boolean
}

const body = css({ display: 'grid', gap: '8', padding: '8' })
/** Days from today to the first day that counts as a reminder. */
const FIRST = 2

/** Asks for the day of a reminder, which must be later than tomorrow. @source FLW-029, OPN-056 */
export function RemindButton({ asked, onRemind, loading, disabled }: RemindButtonProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const today = useToday()
  const first = addDays(today, FIRST)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Day | null>(null)
  useEffect(() => {
    if (asked) setOpen(true)
  }, [asked])
  const day = chosen !== null && isReminder(chosen, today) ? chosen : first
  const remind = (): void => {
    setOpen(false)
    onRemind(day)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={texts.remindDay}
      align="end"
      trigger={
        <Button loading={loading} disabled={disabled}>
          {texts.remind}
        </Button>
      }
    >
      <div className={body}>
        <Calendar today={today} min={first} value={day} onChange={setChosen} label={texts.remindDay} />
        <Button variant="primary" block onClick={remind}>
          {texts.remindOn({ day })}
        </Button>
      </div>
    </Popover>
  )
}
