import type { ReactElement } from 'react'
import { avatar } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

export interface AvatarProps {
  /** `null`: nobody yet. */
  readonly name: string | null
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

/** The first character of a name in a circle. The name itself stands beside it, so screen readers skip it. */
export function Avatar({ name, size = 'md' }: AvatarProps): ReactElement {
  const [initial = '–'] = Array.from(name?.trim() ?? '')
  return (
    <span aria-hidden className={avatar({ size })} data-empty={flag(name === null)} title={name ?? undefined}>
      {initial}
    </span>
  )
}
