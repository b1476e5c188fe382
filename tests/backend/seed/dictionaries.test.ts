import { describe, expect, it } from 'vitest'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { tables } from '../../../lib/backend/tables.ts'
import * as codes from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { GENERATED, NAMED, NUMBERED } from './dictionary-keys.ts'

const listed = new Map(DICTIONARIES.map((dictionary) => [dictionary.code, dictionary]))
const keysOf = (code: string) => listed.get(code)?.entries.map(([key]) => key) ?? []
const detailsOf = (code: string) =>
  new Map((listed.get(code)?.entries ?? []).map(([key, , details = {}]) => [key, details]))

describe('the dictionaries an installation starts with', () => {
  it('CAL-022 are those listed, each once', () => {
    expect(DICTIONARIES).toHaveLength(listed.size)
    expect([...listed.keys()].sort()).toEqual([...Object.keys(NUMBERED), ...Object.keys(NAMED), ...GENERATED].sort())
  })
  it.each(Object.entries(NUMBERED))('list %s from 01 to %i without a gap', (code, count) => {
    expect(keysOf(code)).toEqual(
      Array.from({ length: count }, (_, index) => `${code}${String(index + 1).padStart(2, '0')}`),
    )
  })
  it.each(Object.entries(NAMED))('list the keys of %s in their order', (code, keys) => {
    expect(keysOf(code), 'dictionary-keys.ts restates every dictionary').toEqual(keys.split(' '))
  })
  it.each(GENERATED)('leave %s to the server', (code) => {
    expect(keysOf(code)).toEqual([])
  })
  it('name every list and every entry, and repeat no key', () => {
    for (const { code, name, entries } of DICTIONARIES) {
      expect(name, code).not.toBe('')
      expect(
        entries.filter(([, value]) => value.trim() === ''),
        code,
      ).toEqual([])
      expect(new Set(entries.map(([key]) => key)).size, code).toBe(entries.length)
    }
  })
  it('hold every code that rules and screens mention', () => {
    const { DICTIONARY: _lists, DEFAULT_PLACE: _place, ...named } = codes
    const known = new Set(DICTIONARIES.flatMap(({ entries }) => entries.map(([key]) => key)))
    const mentioned = Object.values(named).flatMap((group): readonly string[] => Object.values(group))
    expect(mentioned.filter((code) => !known.has(code))).toEqual([])
  })
  it('exist for every coded field', () => {
    const fields = [
      ...Object.values(entities).map((entity) => entity.fields),
      ...tables.map((table) => table.fields),
    ].flatMap((list) => Object.values(list))
    expect(fields.flatMap(({ dict }) => (dict && !listed.has(dict) ? [dict] : []))).toEqual([])
  })
  it('answer yes as 0 and no as 1', () => {
    expect(listed.get('YES_NO')?.entries).toEqual([
      ['0', '是'],
      ['1', '否'],
    ])
  })
  it('sort foreign banks after all the others', () => {
    const banks = listed.get('BANK_HEAD')?.entries ?? []
    const place = (foreign: boolean) =>
      banks
        .filter(([, , details]) => details?.TYPE?.includes('外资') === foreign)
        .map(([, , , sortOrder], index) => sortOrder ?? index + 1)
    expect(place(true)).toHaveLength(13)
    expect(Math.min(...place(true))).toBeGreaterThan(1000)
    expect(Math.max(...place(false))).toBeLessThan(1000)
  })
  it('hang every sub-flow under a main flow that exists', () => {
    const flows = detailsOf('HF15_BATCH_FLOW')
    const subs = [...flows].filter(([, { TYPE }]) => TYPE === 'SUB')
    expect(subs).toHaveLength(78)
    expect(
      subs.filter(([key, { FATHER }]) => FATHER !== key.slice(0, 4) || flows.get(FATHER)?.TYPE !== 'MAIN'),
    ).toEqual([])
  })
  it('tell of each identity document which rule its number follows', () => {
    expect([...detailsOf('HF56').values()].filter(({ TYPE }) => !TYPE)).toEqual([])
    expect(detailsOf('HF56').get('HF5601')).toEqual({ TYPE: 'citizenId' })
  })
})
