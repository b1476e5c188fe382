import type { ReactElement } from 'react'
import { flag } from './flag.ts'

export interface SelectFaceProps {
  readonly chosen: string | null
  readonly placeholder: string
  readonly className: string
}

/** What a closed select shows. */
export function SelectFace({ chosen, placeholder, className }: SelectFaceProps): ReactElement {
  const isEmpty = chosen === null
  return (
    <span className={className} data-placeholder={flag(isEmpty)} title={chosen ?? undefined}>
      {isEmpty ? placeholder : chosen}
    </span>
  )
}
