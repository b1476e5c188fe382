/** Something a measurement of the whole found. */
export interface Finding {
  readonly id: string
  readonly text: string
  /** `ruled`: kept on purpose, or decided by a ruling. `explained`: no fault, or outside of what is built. */
  readonly state: 'mended' | 'ruled' | 'explained' | 'open'
  /** The ruling, or why it is as it is. */
  readonly why?: string
  /** A test that fails when it comes back, by its own title. */
  readonly proof?: { readonly file: string; readonly title: string }
}

/** What a measurement of the whole found. Whoever mends one changes its state here and names the test. */
export const FINDINGS: readonly Finding[] = []
