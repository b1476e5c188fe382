import { describe, expect, it } from 'vitest'
import {
  cardsAt,
  DASHBOARD_CARDS,
  type Dashboard,
  dashboardOf,
  defaultDashboard,
  layoutOf,
  withShown,
  placesFor,
  withStep,
} from '../../../host/web/pages/home/layout/dashboard-layout.ts'

const PLACES = placesFor(undefined)
const DEFAULT = defaultDashboard(PLACES)
const step = (card: Parameters<typeof withStep>[1], by: -1 | 1): Dashboard => withStep(DEFAULT, card, by, PLACES)
const names = (dashboard: Dashboard) => dashboard.map(({ card }) => card)

describe('SHL-001 the cards of the start page', () => {
  it('come back as they were kept', () => {
    const dashboard = withShown(step('notices', -1), 'recent', false)
    expect(dashboardOf(layoutOf(dashboard).columns, PLACES)).toEqual(dashboard)
  })
  it('that are no more are left out, new ones come at the end, each one once', () => {
    const dashboard = dashboardOf(
      [
        { name: 'results', visible: true },
        { name: 'weather', visible: true },
        { name: 'tasks', visible: false },
        { name: 'results', visible: false },
      ],
      PLACES,
    )
    expect(names(dashboard)).toEqual(['results', 'tasks', 'strip', 'recent', 'reviews', 'notices'])
    expect(dashboard.filter(({ shown }) => !shown)).toEqual([{ card: 'tasks', shown: false }])
  })
  it.each([[null], ['text'], [[null, 3, { visible: true }]]])(
    'stand as they came where what was kept is %j',
    (stored) => {
      expect(dashboardOf(stored, PLACES)).toEqual(DEFAULT)
    },
  )
  it('move among those of their place, and stay at its ends', () => {
    expect(names(cardsAt(step('results', -1), 'side', PLACES))).toEqual(['reviews', 'results', 'notices'])
    expect(names(cardsAt(step('results', -1), 'main', PLACES))).toEqual(['tasks', 'recent'])
    expect(step('reviews', -1)).toBe(DEFAULT)
    expect(step('recent', 1)).toBe(DEFAULT)
  })
  it('of people who review and follow no cases begin with what waits for a decision, in the wide column', () => {
    const finance = placesFor({ isFinance: true, isManager: false })
    expect(names(cardsAt(defaultDashboard(finance), 'main', finance))).toEqual(['reviews', 'recent'])
    expect(names(cardsAt(defaultDashboard(finance), 'side', finance))).toEqual(['tasks', 'notices', 'results'])
    expect(placesFor({ isFinance: true, isManager: true })).toBe(PLACES)
  })
  it('are all there whatever is moved', () => {
    for (const card of DASHBOARD_CARDS)
      for (const by of [-1, 1] as const)
        expect(names(step(card, by)).toSorted()).toEqual([...DASHBOARD_CARDS].toSorted())
  })
})
