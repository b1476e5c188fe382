import type { ViewLayout } from 'fangkit/domain'

/** The cards of the start page, in their default order. */
export const DASHBOARD_CARDS = ['strip', 'tasks', 'recent', 'reviews', 'notices', 'results'] as const
export type DashboardCard = (typeof DASHBOARD_CARDS)[number]

/** Across the whole page, in the wide column, or in the narrow one. */
export type DashboardPlace = 'top' | 'main' | 'side'
export const DASHBOARD_PLACES: readonly DashboardPlace[] = ['top', 'main', 'side']

/** What the wide column begins with: the steps of a user, or for finance, who have few, what waits for their review. */
export type DashboardLead = 'tasks' | 'reviews'

const PLACE_OF: Readonly<Record<DashboardCard, DashboardPlace>> = {
  strip: 'top',
  tasks: 'main',
  recent: 'main',
  reviews: 'side',
  notices: 'side',
  results: 'side',
}
const SWAPPED: Readonly<Partial<Record<DashboardCard, DashboardCard>>> = { tasks: 'reviews', reviews: 'tasks' }

/** A card, or the one that has its place under this lead. */
const leading = (card: DashboardCard, lead: DashboardLead): DashboardCard =>
  lead === 'tasks' ? card : (SWAPPED[card] ?? card)
const placeOf = (card: DashboardCard, lead: DashboardLead): DashboardPlace => PLACE_OF[leading(card, lead)]

export interface PlacedCard {
  readonly card: DashboardCard
  readonly shown: boolean
}
export type Dashboard = readonly PlacedCard[]

export const defaultDashboard = (lead: DashboardLead): Dashboard =>
  DASHBOARD_CARDS.map((card) => ({ card: leading(card, lead), shown: true }))

/** The name under which the dashboard of a user is stored, together with the views of their lists. */
export const DASHBOARD_VIEW = 'HomePage'

const isCard = (name: string): name is DashboardCard => DASHBOARD_CARDS.some((card) => card === name)

/** Returns the dashboard of a stored layout: cards that no longer exist are dropped, new ones are added at the end. */
export function dashboardOf(columns: unknown, lead: DashboardLead): Dashboard {
  const cards = (Array.isArray(columns) ? columns : []).flatMap((column: unknown): Dashboard => {
    const name: unknown = typeof column === 'object' && column !== null ? Reflect.get(column, 'name') : null
    return typeof name === 'string' && isCard(name)
      ? [{ card: name, shown: Reflect.get(Object(column), 'visible') !== false }]
      : []
  })
  const once = cards.filter(({ card }, at) => cards.findIndex((other) => other.card === card) === at)
  return [...once, ...defaultDashboard(lead).filter(({ card }) => !once.some((other) => other.card === card))]
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

export const cardsAt = (dashboard: Dashboard, place: DashboardPlace, lead: DashboardLead): Dashboard =>
  dashboard.filter(({ card }) => placeOf(card, lead) === place)

export const withShown = (dashboard: Dashboard, card: DashboardCard, shown: boolean): Dashboard =>
  dashboard.map((one) => (one.card === card ? { card, shown } : one))

/** Moves a card one step up or down among the cards of its place; at the end nothing changes. */
export function withStep(dashboard: Dashboard, card: DashboardCard, step: -1 | 1, lead: DashboardLead): Dashboard {
  const there = cardsAt(dashboard, placeOf(card, lead), lead)
  const at = there.findIndex((one) => one.card === card)
  const [moved, other] = [there[at], there[at + step]]
  if (!moved || !other) return dashboard
  return dashboard.map((one) => (one === moved ? other : one === other ? moved : one))
}
