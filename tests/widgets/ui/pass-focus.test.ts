import { afterEach, expect, it } from 'vitest'
import { passFocus } from '../../../lib/ui/dom/focused-near.ts'

afterEach(() => document.body.replaceChildren())

/** A row with a button that goes away, the control that is next, and one the user may go to. */
function controls(root: ParentNode & Node) {
  const [row, going, next, other] = [
    document.createElement('div'),
    document.createElement('button'),
    document.createElement('button'),
    document.createElement('input'),
  ]
  row.append(going)
  root.append(row, next, other)
  return { row, going, next, other }
}

it.each([
  ['a page', () => document.body],
  ['a shadow root', () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })],
] as const)('in %s, the focus moves on from what goes away, but not from where the user has gone', (_where, rootOf) => {
  const root = rootOf()
  const { row, going, next, other } = controls(root)
  const focused = (): Element | null => (root instanceof ShadowRoot ? root.activeElement : document.activeElement)
  going.focus()
  passFocus(row, next)
  expect(focused()).toBe(next)

  other.focus()
  passFocus(row, next)
  expect(focused()).toBe(other)

  going.focus()
  row.remove()
  passFocus(row, next)
  expect(focused()).toBe(next)

  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  passFocus(other, next)
  expect(document.activeElement).toBe(elsewhere)
})
