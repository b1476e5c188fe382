import { describe, expect, it } from 'vitest'
import {
  cardsAt,
  DASHBOARD_CARDS,
  type Dashboard,
  dashboardOf,
  DEFAULT_DASHBOARD,
  layoutOf,
  withShown,
  withStep,
} from '../../../host/web/pages/home/layout/dashboard-layout.ts'

const names = (dashboard: Dashboard) => dashboard.map(({ card }) => card)

describe('SHL-001 the cards of the start page', () => {
  it('come back as they were kept', () => {
    const dashboard = withShown(withStep(DEFAULT_DASHBOARD, 'notices', -1), 'recent', false)
    expect(dashboardOf(layoutOf(dashboard).columns)).toEqual(dashboard)
  })
  it('that are no more are left out, new ones come at the end, each one once', () => {
    const dashboard = dashboardOf([
      { name: 'results', visible: true },
      { name: 'weather', visible: true },
      { name: 'tasks', visible: false },
      { name: 'results', visible: false },
    ])
    expect(names(dashboard)).toEqual(['results', 'tasks', 'strip', 'recent', 'reviews', 'notices'])
    expect(dashboard.filter(({ shown }) => !shown)).toEqual([{ card: 'tasks', shown: false }])
  })
  it.each([[null], ['text'], [[null, 3, { visible: true }]]])(
    'stand as they came where what was kept is %j',
    (stored) => {
      expect(dashboardOf(stored)).toEqual(DEFAULT_DASHBOARD)
    },
  )
  it('move among those of their place, and stay at its ends', () => {
    expect(names(cardsAt(withStep(DEFAULT_DASHBOARD, 'results', -1), 'side'))).toEqual([
      'reviews',
      'results',
      'notices',
    ])
    expect(names(cardsAt(withStep(DEFAULT_DASHBOARD, 'results', -1), 'main'))).toEqual(['tasks', 'recent'])
    expect(withStep(DEFAULT_DASHBOARD, 'reviews', -1)).toBe(DEFAULT_DASHBOARD)
    expect(withStep(DEFAULT_DASHBOARD, 'recent', 1)).toBe(DEFAULT_DASHBOARD)
  })
  it('are all there whatever is moved', () => {
    for (const card of DASHBOARD_CARDS)
      for (const step of [-1, 1] as const)
        expect(names(withStep(DEFAULT_DASHBOARD, card, step)).toSorted()).toEqual([...DASHBOARD_CARDS].toSorted())
  })
})
