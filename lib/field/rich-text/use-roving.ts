import { type KeyboardEvent, useCallback, useRef } from 'react'
import { focusedNear } from '../../ui/dom/focused-near.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

const buttonsIn = (root: Element): HTMLButtonElement[] => [...root.querySelectorAll<HTMLButtonElement>('button')]

/** Makes the buttons of a toolbar one stop of the Tab key; arrows, Home and End move between them. */
export function useRoving(): {
  readonly ref: (root: HTMLElement | null) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: () => void
} {
  const root = useRef<HTMLElement | null>(null)
  const settle = useCallback(() => {
    if (!root.current) return
    const buttons = buttonsIn(root.current)
    const held =
      buttons.find((button) => button === focusedNear(button)) ??
      buttons.find((button) => button.tabIndex === 0 && !button.disabled) ??
      buttons.find((button) => !button.disabled)
    for (const button of buttons) button.tabIndex = button === held ? 0 : -1
  }, [])
  return {
    ref: useCallback(
      (element) => {
        root.current = element
        settle()
      },
      [settle],
    ),
    onFocus: settle,
    onKeyDown: (event) => {
      const step = STEPS[event.key]
      if (!step || isComposing(event)) return
      const buttons = buttonsIn(event.currentTarget).filter(({ disabled }) => !disabled)
      const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
      if (at === -1) return
      event.preventDefault()
      buttons[step(at, buttons.length - 1)]?.focus()
    },
  }
}
