import { describe, expect, it } from 'vitest'
import {
  cardsAt,
  DESK_CARDS,
  type Desk,
  deskOf,
  FIRST_DESK,
  layoutOf,
  withShown,
  withStep,
} from '../../../host/web/pages/home/desk-layout.ts'

const names = (desk: Desk) => desk.map(({ card }) => card)

describe('SHL-001 the cards of the start page', () => {
  it('come back as they were kept', () => {
    const desk = withShown(withStep(FIRST_DESK, 'notices', -1), 'recent', false)
    expect(deskOf(layoutOf(desk).columns)).toEqual(desk)
  })
  it('that are no more are left out, new ones come at the end, each one once', () => {
    const desk = deskOf([
      { name: 'results', visible: true },
      { name: 'weather', visible: true },
      { name: 'tasks', visible: false },
      { name: 'results', visible: false },
    ])
    expect(names(desk)).toEqual(['results', 'tasks', 'strip', 'recent', 'reviews', 'notices'])
    expect(desk.filter(({ shown }) => !shown)).toEqual([{ card: 'tasks', shown: false }])
  })
  it.each([[null], ['text'], [[null, 3, { visible: true }]]])(
    'stand as they came where what was kept is %j',
    (kept) => {
      expect(deskOf(kept)).toEqual(FIRST_DESK)
    },
  )
  it('move among those of their place, and stay at its ends', () => {
    expect(names(cardsAt(withStep(FIRST_DESK, 'results', -1), 'side'))).toEqual(['reviews', 'results', 'notices'])
    expect(names(cardsAt(withStep(FIRST_DESK, 'results', -1), 'main'))).toEqual(['tasks', 'recent'])
    expect(withStep(FIRST_DESK, 'reviews', -1)).toBe(FIRST_DESK)
    expect(withStep(FIRST_DESK, 'recent', 1)).toBe(FIRST_DESK)
  })
  it('are all there whatever is moved', () => {
    for (const card of DESK_CARDS)
      for (const step of [-1, 1] as const)
        expect(names(withStep(FIRST_DESK, card, step)).toSorted()).toEqual([...DESK_CARDS].toSorted())
  })
})
