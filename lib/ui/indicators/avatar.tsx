import type { ReactElement } from 'react'
import { avatar } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'

/** Whose initials the circle shows, and its size. */
export interface AvatarProps {
  /** `null` when there is no person yet. */
  readonly name: string | null
  /** `md` when absent. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

/** The first character of a name in a circle. Screen readers skip it, because the name is shown beside it. */
export function Avatar({ name, size = 'md' }: AvatarProps): ReactElement {
  const [initial = '–'] = Array.from(name?.trim() ?? '')
  return (
    <span aria-hidden className={avatar({ size })} data-empty={flag(name === null)} title={name ?? undefined}>
      {initial}
    </span>
  )
}
