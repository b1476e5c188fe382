import { describe, expect, it } from 'vitest'
import { nameReadings } from '../../../host/server/ports/name-readings.ts'
import { askedInitials, findInPlace, placeInitials } from '../../../lib/domain/standards/place-initials.ts'

const ADDRESS = '示例二横路10号样本新城12栋3203房'

describe('the first letters of an address', () => {
  it('are those of its streets and estates, without what is counted', () => {
    expect(placeInitials(ADDRESS, nameReadings)).toBe('slehl ybxc')
    expect(placeInitials('示例路1号A栋2单元3房', nameReadings)).toBe('sll')
    expect(placeInitials('10', nameReadings)).toBe('')
  })

  it('of a character with several readings are all found', () => {
    expect(placeInitials('重庆路', nameReadings).split(' ').toSorted()).toEqual(['cql', 'zql'])
  })

  it('stay few, however many readings there are', () => {
    const many = () => Array.from({ length: 60 }, () => ['a', 'b', 'c'])
    expect(placeInitials('重'.repeat(60), many).split(' ').length).toBeLessThanOrEqual(4)
    expect(placeInitials('重'.repeat(300), () => Array.from({ length: 300 }, () => ['a', 'b'])).length).toBe(400)
  })

  it.each([
    ['slehl', { from: 0, to: 5 }],
    ['EHL', { from: 2, to: 5 }],
    ['xc', { from: 10, to: 12 }],
    ['hlyb', null],
    ['s', null],
    ['示例', null],
  ])('%s is found where it is written', (typed, place) => {
    expect(findInPlace(ADDRESS, typed, nameReadings)).toEqual(place)
    expect(findInPlace(ADDRESS, typed, undefined)).toBeNull()
  })

  it('are asked for by two letters and more', () => {
    expect(['ｓＬ', 's', 's1', '示'].map(askedInitials)).toEqual(['sl', null, null, null])
  })
})
