import type { ViewLayout } from 'fangkit/domain'

/** What stands on the start page, in its first order. */
export const DESK_CARDS = ['strip', 'tasks', 'recent', 'reviews', 'notices', 'results'] as const
export type DeskCard = (typeof DESK_CARDS)[number]

/** Across the whole page, in the wide column, in the narrow one. */
export type DeskPlace = 'top' | 'main' | 'side'
export const DESK_PLACES: readonly DeskPlace[] = ['top', 'main', 'side']
const PLACE_OF: Readonly<Record<DeskCard, DeskPlace>> = {
  strip: 'top',
  tasks: 'main',
  recent: 'main',
  reviews: 'side',
  notices: 'side',
  results: 'side',
}

export interface PlacedCard {
  readonly card: DeskCard
  readonly shown: boolean
}
export type Desk = readonly PlacedCard[]

export const FIRST_DESK: Desk = DESK_CARDS.map((card) => ({ card, shown: true }))

/** The name the desk of a person is kept under, beside the views of their lists. */
export const DESK_VIEW = 'HomePage'

const isCard = (name: string): name is DeskCard => DESK_CARDS.some((card) => card === name)

/** The desk of a kept arrangement: cards that are no more are left out, new ones come at the end. */
export function deskOf(columns: unknown): Desk {
  const kept = (Array.isArray(columns) ? columns : []).flatMap((column: unknown): Desk => {
    const name: unknown = typeof column === 'object' && column !== null ? Reflect.get(column, 'name') : null
    return typeof name === 'string' && isCard(name)
      ? [{ card: name, shown: Reflect.get(Object(column), 'visible') !== false }]
      : []
  })
  const once = kept.filter(({ card }, at) => kept.findIndex((other) => other.card === card) === at)
  return [...once, ...FIRST_DESK.filter(({ card }) => !once.some((other) => other.card === card))]
}

/** A desk as an arrangement that is kept: its cards stand where a list has its columns. */
export function layoutOf(desk: Desk): ViewLayout {
  return {
    columns: desk.map(({ card, shown }) => ({ name: card, visible: shown, width: null, pinned: false })),
    sort: null,
    search: {},
    density: 'comfortable',
    pageSize: 10,
  }
}

export const cardsAt = (desk: Desk, place: DeskPlace): Desk => desk.filter(({ card }) => PLACE_OF[card] === place)

export const withShown = (desk: Desk, card: DeskCard, shown: boolean): Desk =>
  desk.map((one) => (one.card === card ? { card, shown } : one))

/** A card one step up or down among those of its place; at the end it stays. */
export function withStep(desk: Desk, card: DeskCard, step: -1 | 1): Desk {
  const there = cardsAt(desk, PLACE_OF[card])
  const at = there.findIndex((one) => one.card === card)
  const [moved, other] = [there[at], there[at + step]]
  if (!moved || !other) return desk
  return desk.map((one) => (one === moved ? other : one === other ? moved : one))
}
