import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHOSEN } from '../../mutate/chosen/list.ts'
import { replaced } from '../../mutate/mutated.ts'

const areas = Object.entries(CHOSEN)
const all = areas.flatMap(([, mistakes]) => mistakes)

describe('the chosen mistakes', () => {
  it('are at least a hundred, and none stands there twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(100)
    expect(new Set(all.map(({ file, from, to }) => JSON.stringify([file, from, to]))).size).toBe(all.length)
  })
  it.each(areas)('of %s can be made: what they replace stands exactly once in its source', (_area, mistakes) => {
    expect(
      mistakes.flatMap((mistake) => {
        try {
          return replaced(readFileSync(mistake.file, 'utf8'), mistake) === '' ? [mistake.file] : []
        } catch (error) {
          return [String(error)]
        }
      }),
    ).toEqual([])
  })
  it.each(areas)('of %s name a file of tests that is there and sees what is replaced', (_area, mistakes) => {
    const tests = mistakes.map(({ test }) => test)
    expect(tests.filter((test) => !existsSync(test))).toEqual([])
    expect(tests.filter((test) => !/^tests\/(?:unit|backend|server|widgets)\/.*\.test\.tsx?$/.test(test))).toEqual([])
  })
  it('are none where the text stands twice or not at all', () => {
    const of = (from: string) => () => replaced('a b a', { file: 'a.ts', from, to: 'c' })
    expect(of('b')()).toBe('a c a')
    expect(of('a')).toThrow('2 times')
    expect(of('d')).toThrow('0 times')
  })
})
