import { describe, expect, it } from 'vitest'
import { MENU_SECTIONS } from '../../../host/grids/menu-sections.ts'
import { STATUS_MEANINGS } from '../../../host/grids/status-meanings.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'

const listed = (await Promise.all(MENU_SECTIONS.map(({ load }) => load()))).flat()
const seeded = new Map(DICTIONARIES.map(({ code, entries }) => [code, entries.map(([key]) => key)]))

describe('what states of lists mean', () => {
  it('is said of every value a dictionary that comes along has, and of no other', () => {
    for (const [dict, meanings] of Object.entries(STATUS_MEANINGS)) {
      const keys = seeded.get(dict)
      if (keys) expect(Object.keys(meanings).toSorted(), dict).toEqual(keys.toSorted())
    }
    expect(Object.keys(STATUS_MEANINGS).filter((dict) => seeded.has(dict)).length).toBeGreaterThan(5)
  })
  it('is said only of dictionaries that lists show', () => {
    const shown = new Set(
      listed.flatMap(({ entity }) =>
        Object.values(entity.fields).flatMap(({ dict }) => (dict === undefined ? [] : [dict])),
      ),
    )
    expect(Object.keys(STATUS_MEANINGS).filter((dict) => !shown.has(dict))).toEqual([])
  })
  it('is said of every state that operations of a list move', () => {
    const moved = listed
      .flatMap(({ entity, states }) => (states ? [entity.fields[states.field]?.dict] : []))
      .filter((dict) => dict !== undefined)
    expect(moved.filter((dict) => !STATUS_MEANINGS[dict])).toEqual([])
  })
})
