import { CTRL_KEYS, isCtrlKey, type PressedKey } from 'fangkit/ui'
import { KEY_NAMES, keyboardMessages } from './keyboard-messages.ts'

/** One key, alone or together with Ctrl (⌘ on a Mac) or Alt. */
export interface Shortcut {
  /** A lower-case letter with Ctrl; otherwise what `KeyboardEvent.key` says. */
  readonly key: string
  readonly ctrl?: true
  readonly alt?: true
}

/** Every key of the portal. */
export const KEYS = {
  jump: { key: 'k', ctrl: true },
  sheet: { key: '?' },
  find: { key: '/' },
  review: { key: 'r' },
  approve: { key: 'a' },
  giveBack: { key: 'r' },
  firstReason: { key: '1' },
  secondReason: { key: '2' },
  nextReview: { key: 'j' },
  previousReview: { key: 'k' },
  takeBack: { key: 'z' },
  escape: { key: 'Escape' },
  search: { key: CTRL_KEYS.search, ctrl: true },
  save: { key: CTRL_KEYS.save, ctrl: true },
  help: { key: 'F1' },
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  left: { key: 'ArrowLeft' },
  right: { key: 'ArrowRight' },
  first: { key: 'Home' },
  last: { key: 'End' },
  closeTab: { key: 'Delete' },
  tabToLeft: { key: 'ArrowLeft', alt: true },
  tabToRight: { key: 'ArrowRight', alt: true },
} as const satisfies Readonly<Record<string, Shortcut>>

/** True when the event is this key and no further one. Shift is free where it is needed to type the character. */
export function isKey(event: PressedKey, { key, ctrl, alt }: Shortcut): boolean {
  if (ctrl) return isCtrlKey(event, key)
  return (
    event.key === key &&
    !event.isComposing &&
    !event.ctrlKey &&
    !event.metaKey &&
    event.altKey === (alt === true) &&
    (!event.shiftKey || key.length === 1)
  )
}

/** How a key is written, such as `Ctrl K`. */
export function keyText({ key, ctrl, alt }: Shortcut): string {
  const name = KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [ctrl && 'Ctrl', alt && 'Alt', name].filter(Boolean).join(' ')
}

/** What keys do in one part of the portal. */
export interface KeyGroup {
  readonly title: string
  readonly lines: readonly { readonly keys: readonly Shortcut[]; readonly text: string }[]
}

const { groups, does } = keyboardMessages

/** The lines of the sheet of keys. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: groups.everywhere,
    lines: [
      { keys: [KEYS.jump], text: does.jump },
      { keys: [KEYS.review], text: does.review },
      { keys: [KEYS.sheet], text: does.sheet },
      { keys: [KEYS.escape], text: does.escape },
      { keys: [KEYS.help], text: does.help },
      { keys: [KEYS.down], text: does.calendar },
    ],
  },
  {
    title: groups.project,
    lines: [
      { keys: [KEYS.search], text: does.search },
      { keys: [KEYS.save], text: does.save },
      { keys: [KEYS.escape], text: does.leave },
    ],
  },
  {
    title: groups.review,
    lines: [
      { keys: [KEYS.approve], text: does.approve },
      { keys: [KEYS.giveBack], text: does.giveBack },
      { keys: [KEYS.firstReason, KEYS.secondReason], text: does.reasons },
      { keys: [KEYS.nextReview, KEYS.previousReview], text: does.reviews },
      { keys: [KEYS.takeBack], text: does.takeBack },
      { keys: [KEYS.find], text: does.findReview },
    ],
  },
  {
    title: groups.menu,
    lines: [
      { keys: [KEYS.up, KEYS.down], text: does.menuMove },
      { keys: [KEYS.right, KEYS.left], text: does.menuFold },
      { keys: [KEYS.first, KEYS.last], text: does.menuEnds },
    ],
  },
  {
    title: groups.tabs,
    lines: [
      { keys: [KEYS.left, KEYS.right], text: does.tabMove },
      { keys: [KEYS.first, KEYS.last], text: does.tabEnds },
      { keys: [KEYS.closeTab], text: does.tabClose },
      { keys: [KEYS.tabToLeft, KEYS.tabToRight], text: does.tabPlace },
    ],
  },
  {
    title: groups.lists,
    lines: [
      { keys: [KEYS.up, KEYS.down, KEYS.left, KEYS.right], text: does.cells },
      { keys: [KEYS.first, KEYS.last], text: does.cellEnds },
    ],
  },
  {
    title: groups.rights,
    lines: [
      { keys: [KEYS.find], text: does.findMenu },
      { keys: [KEYS.up, KEYS.down, KEYS.left, KEYS.right], text: does.rightCells },
    ],
  },
]
