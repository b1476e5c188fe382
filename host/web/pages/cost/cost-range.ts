import { addDays, addMonths, type Day } from 'fangkit/domain'

export type Preset = 'days30' | 'days90' | 'months12' | 'year'
export const PRESETS: readonly Preset[] = ['days30', 'days90', 'months12', 'year']

export interface CostRange {
  readonly from: Day
  readonly to: Day
}

/** Returns the days of a shortcut, up to today. */
export function presetRange(preset: Preset, today: Day): CostRange {
  switch (preset) {
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'days90':
      return { from: addDays(today, -89), to: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    case 'months12':
      return { from: `${addMonths(today.slice(0, 7), -11)}-01`, to: today }
  }
}

/** Returns the first and last day of a month. */
export function monthRange(month: string): CostRange {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** Returns the shortcut that matches these days, or null. */
export function presetOf({ from, to }: CostRange, today: Day): Preset | null {
  return (
    PRESETS.find((preset) => {
      const range = presetRange(preset, today)
      return range.from === from && range.to === to
    }) ?? null
  )
}
