import { type KeyboardEvent, useState } from 'react'
import type { Choice } from '../choice.ts'
import { isComposing } from '../dom/is-composing.ts'

export interface ChoiceKeys {
  /** The option Enter takes. */
  readonly active: string | null
  readonly setActive: (value: string) => void
  /** Returns true when the list handled the key. */
  readonly press: (event: KeyboardEvent) => boolean
}

const PAGE = 8

/** Arrow keys for a list while the keyboard focus stays elsewhere. Disabled options are skipped. */
export function useChoiceKeys(
  options: readonly Choice[],
  start: string | null,
  onPick: (option: Choice) => void,
): ChoiceKeys {
  const [requested, setActive] = useState(start)
  const free = options.filter((option) => option.disabled !== true)
  const active = free.find((option) => option.value === requested) ?? free[0]
  const at = active === undefined ? -1 : free.indexOf(active)

  const go = (to: number): void => {
    const next = free[Math.min(Math.max(0, to), free.length - 1)]
    if (next) setActive(next.value)
  }
  return {
    active: active?.value ?? null,
    setActive,
    press: (event) => {
      if (isComposing(event) || event.altKey) return false
      const last = free.length - 1
      if (event.key === 'ArrowDown') go(at === last ? 0 : at + 1)
      else if (event.key === 'ArrowUp') go(at <= 0 ? last : at - 1)
      else if (event.key === 'PageDown') go(at + PAGE)
      else if (event.key === 'PageUp') go(at - PAGE)
      else if (event.key === 'Enter' && active) onPick(active)
      else return false
      event.preventDefault()
      return true
    },
  }
}
