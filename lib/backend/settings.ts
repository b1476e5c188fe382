/** Choices of an installation. */
export interface Settings {
  /** A session ends after this long without use, and at the latest after `sessionHours`. */
  readonly idleMinutes: number
  readonly sessionHours: number
  /**
   * Failed log-ins of an account from one address before it pauses there, and the pause; where it was never used it
   * pauses after four times as many together.
   */
  readonly loginFailures: number
  readonly loginPauseMinutes: number
  /** Log-ins per minute from one address. */
  readonly loginsPerMinute: number
  /** Sessions for partners' pages per minute, asked for from one address. */
  readonly embedSessionsPerMinute: number
  /** What one person may upload within a day, and how many documents one case may have. */
  readonly filesPerDay: number
  readonly megabytesPerDay: number
  readonly filesPerProject: number
  /** A payment code can be paid this long. */
  readonly payCodeMinutes: number
  /** Rule settings for checks, such as `mobile`. */
  readonly rules: Readonly<Record<string, string>>
  /** Parses every answer by its schema before it leaves; for development and tests. */
  readonly checkAnswers: boolean
}

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
