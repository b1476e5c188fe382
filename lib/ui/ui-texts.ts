/** Every text a part shows without being given it. */
export interface UiText {
  readonly cancel: string
  readonly choose: string
  readonly clear: string
  readonly close: string
  readonly confirm: string
  readonly editing: string
  /** Stands for an empty value. */
  readonly empty: string
  readonly errorTitle: string
  readonly forbiddenTitle: string
  readonly help: string
  readonly hidePassword: string
  readonly issues: (count: number) => string
  readonly loading: string
  readonly more: string
  readonly nextPage: string
  readonly noOptions: string
  readonly notifications: string
  readonly originalValue: string
  readonly page: (page: number) => string
  readonly pageSize: (size: number) => string
  readonly pageSizeLabel: string
  readonly pagination: string
  readonly previousPage: string
  readonly refresh: string
  readonly remove: string
  readonly required: string
  readonly retry: string
  readonly save: string
  readonly search: string
  readonly secondsLeft: (seconds: number) => string
  readonly showPassword: string
  readonly sortAscending: string
  readonly sortDescending: string
  readonly stale: string
  readonly total: (count: number) => string
  readonly traceId: string
  readonly typeToConfirm: (words: string) => string
  readonly unsavedChanges: (count: number) => string
}
