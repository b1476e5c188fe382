import type { ViewLayout } from 'fangkit/domain'

/** The cards of the start page, in their default order. */
export const DASHBOARD_CARDS = ['strip', 'tasks', 'recent', 'reviews', 'notices', 'results'] as const
export type DashboardCard = (typeof DASHBOARD_CARDS)[number]

/** Across the whole page, in the wide column, or in the narrow one. */
export type DashboardPlace = 'top' | 'main' | 'side'
export const DASHBOARD_PLACES: readonly DashboardPlace[] = ['top', 'main', 'side']
/** The position of each card. */
export type DashboardPlaces = Readonly<Record<DashboardCard, DashboardPlace>>
const PLACE_OF: DashboardPlaces = {
  strip: 'top',
  tasks: 'main',
  recent: 'main',
  reviews: 'side',
  notices: 'side',
  results: 'side',
}
/** Who reviews and follows up no cases works from what waits for a decision. */
const PLACE_OF_REVIEWERS: DashboardPlaces = { ...PLACE_OF, tasks: 'side', reviews: 'main' }

/** The places of the cards for a user. */
export const placesFor = (user: { readonly isFinance: boolean; readonly isManager: boolean } | undefined) =>
  user?.isFinance === true && !user.isManager ? PLACE_OF_REVIEWERS : PLACE_OF

export interface PlacedCard {
  readonly card: DashboardCard
  readonly shown: boolean
}
export type Dashboard = readonly PlacedCard[]

/** The dashboard of a user who arranged none: what they decide about, where it is wide, stands above recent cases. */
export function defaultDashboard(places: DashboardPlaces): Dashboard {
  const first = (card: DashboardCard): number => (card === 'reviews' && places[card] === 'main' ? 0 : 1)
  return [...DASHBOARD_CARDS].sort((a, b) => first(a) - first(b)).map((card) => ({ card, shown: true }))
}

/** The name under which the dashboard of a user is stored, together with the views of their lists. */
export const DASHBOARD_VIEW = 'HomePage'

const isCard = (name: string): name is DashboardCard => DASHBOARD_CARDS.some((card) => card === name)

/** Returns the dashboard of a stored layout: cards that no longer exist are dropped, new ones are added at the end. */
export function dashboardOf(columns: unknown, places: DashboardPlaces): Dashboard {
  const cards = (Array.isArray(columns) ? columns : []).flatMap((column: unknown): Dashboard => {
    const name: unknown = typeof column === 'object' && column !== null ? Reflect.get(column, 'name') : null
    return typeof name === 'string' && isCard(name)
      ? [{ card: name, shown: Reflect.get(Object(column), 'visible') !== false }]
      : []
  })
  const once = cards.filter(({ card }, at) => cards.findIndex((other) => other.card === card) === at)
  return [...once, ...defaultDashboard(places).filter(({ card }) => !once.some((other) => other.card === card))]
}

/** Returns a dashboard as a layout to store; its cards take the place of the columns of a list. */
export function layoutOf(dashboard: Dashboard): ViewLayout {
  return {
    columns: dashboard.map(({ card, shown }) => ({ name: card, visible: shown, width: null, pinned: false })),
    sort: null,
    search: {},
    density: 'comfortable',
    pageSize: 10,
  }
}

/** The cards of one place, in their order. */
export const cardsAt = (dashboard: Dashboard, place: DashboardPlace, places: DashboardPlaces): Dashboard =>
  dashboard.filter(({ card }) => places[card] === place)

export const withShown = (dashboard: Dashboard, card: DashboardCard, shown: boolean): Dashboard =>
  dashboard.map((one) => (one.card === card ? { card, shown } : one))

/** Moves a card one step up or down among the cards of its place; at the end nothing changes. */
export function withStep(dashboard: Dashboard, card: DashboardCard, step: -1 | 1, places: DashboardPlaces): Dashboard {
  const there = cardsAt(dashboard, places[card], places)
  const at = there.findIndex((one) => one.card === card)
  const [moved, other] = [there[at], there[at + step]]
  if (!moved || !other) return dashboard
  return dashboard.map((one) => (one === moved ? other : one === other ? moved : one))
}
