import {
  Calendar,
  type DateRange,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  MonthPicker,
  type RangeShortcut,
} from 'fangkit/ui'
import { type ReactElement, useState } from 'react'
import { SheetSection } from './sheet-section.tsx'
import { SheetPart } from './sheet-part.tsx'
import { StateHead, StateRow } from './state-row.tsx'
import './days-section.css'

/** A fixed day, so that the sheet looks the same whenever you open it. */
const TODAY = '2026-11-21'
const OPEN: DateRange = { from: null, to: null }
const WEEK: DateRange = { from: '2026-11-15', to: '2026-11-21' }
const SHORTCUTS: readonly RangeShortcut[] = [
  { label: '今天', range: { from: TODAY, to: TODAY } },
  { label: '近 7 天', range: WEEK },
  { label: '本月', range: { from: '2026-11-01', to: '2026-11-30' } },
  { label: '上月', range: { from: '2026-10-01', to: '2026-10-31' } },
]
const calendars = 'sheet-days-section-calendars'
const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

function Calendars(): ReactElement {
  const [day, setDay] = useState<string | null>('2026-11-18')
  const [month, setMonth] = useState<string | null>('2026-09')
  return (
    <>
      <Calendar label="签约日" today={TODAY} value={day} onChange={setDay} />
      <Calendar
        label="可约日"
        today={TODAY}
        min="2026-11-09"
        max="2026-12-11"
        isDisabled={isSunday}
        value={null}
        onChange={setDay}
      />
      <Calendar
        label="入住时段"
        today={TODAY}
        value="2026-11-12"
        range={{ from: '2026-11-12', to: '2026-11-26' }}
        onChange={setDay}
      />
      <Calendar label="账期" picks="month" today={TODAY} max="2026-11" value={month} onChange={setMonth} />
      <Calendar label="停用" disabled today={TODAY} value={day} onChange={setDay} />
    </>
  )
}

/** Shows inputs for days, months and times. */
export function DaysSection(): ReactElement {
  return (
    <SheetPart title="日期">
      <StateHead />
      <StateRow<string | null> name="日期" empty={null} filled="2026-11-18" long="2026-02-28">
        {(stated) => <DatePicker {...stated} today={TODAY} clearable={stated['aria-label'].endsWith('已填')} />}
      </StateRow>
      <StateRow<string | null> name="月份" empty={null} filled="2026-11" long="2027-02">
        {(stated) => <MonthPicker {...stated} today={TODAY} />}
      </StateRow>
      <StateRow<string | null> name="时刻" empty={null} filled="2026-11-18 09:30:00" long="2026-11-18 09:30:15">
        {(stated) => (
          <DateTimePicker
            {...stated}
            today={TODAY}
            now={() => `${TODAY} 16:08:20`}
            seconds={stated['aria-label'].endsWith('长文')}
          />
        )}
      </StateRow>
      <SheetSection name="时段" columns={3}>
        <Ranges />
      </SheetSection>
      <SheetSection name="日历">
        <div className={calendars}>
          <Calendars />
        </div>
      </SheetSection>
    </SheetPart>
  )
}

function Ranges(): ReactElement {
  const [open, setOpen] = useState(OPEN)
  const [week, setWeek] = useState(WEEK)
  const shared = { today: TODAY, shortcuts: SHORTCUTS }
  return (
    <>
      <DateRangePicker {...shared} aria-label="时段 默认" value={open} onChange={setOpen} />
      <DateRangePicker {...shared} aria-label="时段 已填" value={week} onChange={setWeek} />
      <DateRangePicker {...shared} aria-label="时段 已改" changed value={week} onChange={setWeek} />
      <DateRangePicker {...shared} aria-label="时段 错误" invalid value={open} onChange={setOpen} />
      <DateRangePicker {...shared} aria-label="时段 只读" readOnly value={week} onChange={setWeek} />
      <DateRangePicker {...shared} aria-label="时段 禁用" disabled value={week} onChange={setWeek} />
    </>
  )
}
