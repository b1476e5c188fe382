import type { KeyboardEvent } from 'react'
import { isComposing } from '../ui/dom/is-composing.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys, Home and End move between the tabs of a list of plain buttons; Enter or Space selects. */
export function tabByKey(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = all.indexOf(event.target as HTMLElement) // adapter: only compared
  const step = STEPS[event.key]
  const target =
    event.key === 'Home'
      ? all[0]
      : event.key === 'End'
        ? all.at(-1)
        : step === undefined
          ? undefined
          : all.at((at + step) % all.length)
  if (target === undefined || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  target.focus()
}
