import { type ReactElement, useMemo } from 'react'
import { MaskedValue } from '../field/masked/masked-value.tsx'

export interface SensitiveCellProps {
  readonly name: string
  readonly label: string
  /** Its mask. */
  readonly text: string
  readonly reveal: (field: string, reason: string) => Promise<string>
  /** Says when the record was saved last; another one means another record or version. */
  readonly stamp: string
}

/** A personal datum of a record to read, with its eye. */
export function SensitiveCell({ name, label, text, reveal, stamp }: SensitiveCellProps): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revealed text belongs to one version
  const onReveal = useMemo(() => (reason: string) => reveal(name, reason), [reveal, name, stamp])
  return <MaskedValue text={text} label={label} onReveal={onReveal} />
}
