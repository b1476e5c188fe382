import type { ReactElement } from 'react'
import { flag } from '../dom/flag.ts'

export interface SelectValueProps {
  readonly chosen: string | null
  readonly placeholder: string
  readonly className: string
}

/** What a closed select shows. */
export function SelectValue({ chosen, placeholder, className }: SelectValueProps): ReactElement {
  const isEmpty = chosen === null
  return (
    <span className={className} data-placeholder={flag(isEmpty)} title={chosen ?? undefined}>
      {isEmpty ? placeholder : chosen}
    </span>
  )
}
