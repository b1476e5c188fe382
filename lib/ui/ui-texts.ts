/** Every text that a part shows without getting it as a prop. */
export interface UiText {
  readonly cancel: string
  readonly choose: string
  readonly chosen: (count: number, max: number | undefined) => string
  readonly clear: string
  readonly close: string
  readonly confirm: string
  readonly dateFrom: string
  readonly dateTo: string
  /** For screen readers: the full date with its weekday, counted from Monday = 0. */
  readonly dayName: (year: number, month: number, day: number, weekday: number) => string
  readonly decrease: string
  readonly editing: string
  /** Shown for an empty value. */
  readonly empty: string
  readonly errorTitle: string
  readonly forbiddenTitle: string
  readonly help: string
  readonly hidePassword: string
  readonly hours: string
  readonly increase: string
  readonly issues: (count: number) => string
  readonly loading: string
  readonly minutes: string
  readonly monthName: (month: number) => string
  readonly more: string
  readonly nextMonth: string
  readonly nextPage: string
  readonly nextYear: string
  readonly nextYears: string
  readonly noOptions: string
  readonly nothingFound: string
  readonly notifications: string
  readonly now: string
  readonly openCalendar: string
  readonly originalValue: string
  readonly page: (page: number) => string
  readonly pageSize: (size: number) => string
  readonly pageSizeLabel: string
  readonly pagination: string
  readonly previousMonth: string
  readonly previousPage: string
  readonly previousYear: string
  readonly previousYears: string
  readonly refresh: string
  readonly remove: string
  readonly required: string
  readonly retry: string
  readonly save: string
  readonly search: string
  readonly seconds: string
  readonly secondsLeft: (seconds: number) => string
  readonly showPassword: string
  readonly sortAscending: string
  readonly sortDescending: string
  readonly stale: string
  /** Read after the name of a step. */
  readonly stepStates: Readonly<Record<'done' | 'current' | 'waiting' | 'error', string>>
  readonly thisMonth: string
  readonly today: string
  readonly total: (count: number) => string
  readonly traceId: string
  readonly typeToConfirm: (words: string) => string
  readonly unsavedChanges: (count: number) => string
  readonly until: string
  /** Short names, from Monday. */
  readonly weekdays: readonly string[]
  readonly yearMonth: (year: number, month: number) => string
  readonly yearName: (year: number) => string
}
