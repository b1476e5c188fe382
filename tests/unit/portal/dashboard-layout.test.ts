import { describe, expect, it } from 'vitest'
import {
  cardsAt,
  DASHBOARD_CARDS,
  type Dashboard,
  dashboardOf,
  defaultDashboard,
  layoutOf,
  withShown,
  withStep,
} from '../../../host/web/pages/home/layout/dashboard-layout.ts'

const DEFAULT = defaultDashboard('tasks')
const names = (dashboard: Dashboard) => dashboard.map(({ card }) => card)

describe('SHL-001 the cards of the start page', () => {
  it('come back as they were kept', () => {
    const dashboard = withShown(withStep(DEFAULT, 'notices', -1, 'tasks'), 'recent', false)
    expect(dashboardOf(layoutOf(dashboard).columns, 'tasks')).toEqual(dashboard)
  })
  it('that are no more are left out, new ones come at the end, each one once', () => {
    const dashboard = dashboardOf(
      [
        { name: 'results', visible: true },
        { name: 'weather', visible: true },
        { name: 'tasks', visible: false },
        { name: 'results', visible: false },
      ],
      'tasks',
    )
    expect(names(dashboard)).toEqual(['results', 'tasks', 'strip', 'recent', 'reviews', 'notices'])
    expect(dashboard.filter(({ shown }) => !shown)).toEqual([{ card: 'tasks', shown: false }])
  })
  it.each([[null], ['text'], [[null, 3, { visible: true }]]])(
    'stand as they came where what was kept is %j',
    (stored) => {
      expect(dashboardOf(stored, 'tasks')).toEqual(DEFAULT)
    },
  )
  it('move among those of their place, and stay at its ends', () => {
    expect(names(cardsAt(withStep(DEFAULT, 'results', -1, 'tasks'), 'side', 'tasks'))).toEqual([
      'reviews',
      'results',
      'notices',
    ])
    expect(names(cardsAt(withStep(DEFAULT, 'results', -1, 'tasks'), 'main', 'tasks'))).toEqual(['tasks', 'recent'])
    expect(withStep(DEFAULT, 'reviews', -1, 'tasks')).toBe(DEFAULT)
    expect(withStep(DEFAULT, 'recent', 1, 'tasks')).toBe(DEFAULT)
  })
  it('begin with what waits for a review where that is the work, and stay movable there', () => {
    const dashboard = defaultDashboard('reviews')
    expect(names(cardsAt(dashboard, 'main', 'reviews'))).toEqual(['reviews', 'recent'])
    expect(names(cardsAt(dashboard, 'side', 'reviews'))).toEqual(['tasks', 'notices', 'results'])
    expect(names(cardsAt(withStep(dashboard, 'reviews', 1, 'reviews'), 'main', 'reviews'))).toEqual([
      'recent',
      'reviews',
    ])
    expect(dashboardOf(layoutOf(dashboard).columns, 'reviews')).toEqual(dashboard)
  })
  it('are all there whatever is moved', () => {
    for (const card of DASHBOARD_CARDS)
      for (const step of [-1, 1] as const)
        expect(names(withStep(DEFAULT, card, step, 'tasks')).toSorted()).toEqual([...DASHBOARD_CARDS].toSorted())
  })
})
