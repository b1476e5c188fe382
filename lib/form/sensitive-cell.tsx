import { type ReactElement, useMemo } from 'react'
import { MaskedValue } from '../field/masked/masked-value.tsx'

export interface SensitiveCellProps {
  readonly name: string
  readonly label: string
  /** The masked value. */
  readonly text: string
  readonly reveal: (field: string, reason: string) => Promise<string>
  /** Identifies the last save; a new value means another record or version. */
  readonly stamp: string
}

/** A masked personal datum of a record for reading, with its eye button. */
export function SensitiveCell({ name, label, text, reveal, stamp }: SensitiveCellProps): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revealed text belongs to one version
  const onReveal = useMemo(() => (reason: string) => reveal(name, reason), [reveal, name, stamp])
  return <MaskedValue text={text} label={label} onReveal={onReveal} />
}
