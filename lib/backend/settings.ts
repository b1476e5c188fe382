/** Settings of an installation. */
export interface Settings {
  /** A session ends after this time without use. */
  readonly idleMinutes: number
  /** A session ends after this time, however much it is used. */
  readonly sessionHours: number
  /**
   * Failed log-ins of an account from one address before log-in pauses there. From addresses the account never used, it
   * pauses after four times as many in total.
   */
  readonly loginFailures: number
  /** Minutes for which log-in pauses after too many failures. */
  readonly loginPauseMinutes: number
  /** Log-ins per minute from one address. */
  readonly loginsPerMinute: number
  /** Sessions for partners' pages per minute, requested from one address. */
  readonly embedSessionsPerMinute: number
  /** Number of files a person may upload per day. */
  readonly filesPerDay: number
  /** Megabytes a person may upload per day. */
  readonly megabytesPerDay: number
  /** Maximum number of documents of one case. */
  readonly filesPerProject: number
  /** Minutes for which a payment code can be paid. */
  readonly payCodeMinutes: number
  /** Rule settings for checks, such as `mobile`. */
  readonly rules: Readonly<Record<string, string>>
  /** Parses every answer by its schema before it leaves; for development and tests. */
  readonly checkAnswers: boolean
}

/** The settings of an installation that sets none of its own. */
export const DEFAULT_SETTINGS: Settings = {
  idleMinutes: 30,
  sessionHours: 12,
  loginFailures: 5,
  loginPauseMinutes: 15,
  loginsPerMinute: 20,
  embedSessionsPerMinute: 600,
  filesPerDay: 1_000,
  megabytesPerDay: 2_048,
  filesPerProject: 5_000,
  payCodeMinutes: 30,
  rules: { mobile: 'specification' },
  checkAnswers: false,
}
