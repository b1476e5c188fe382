/** One option. `value` is never empty: an empty choice is `null`. */
export interface Choice {
  /** Identifies the option; what `onChange` gets. */
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
  /** Small grey text after the label, in lists only. */
  readonly hint?: string | undefined
}

/** The size of a control: 28, 32 or 40 px; 24, 28 or 40 in compact density. */
export type ControlSize = 'sm' | 'md' | 'lg'
