import { describe, expect, it } from 'vitest'
import { codes } from '../../../lib/catalogue/field.ts'
import { createCommunityMemory } from '../../../lib/client/storage/community-memory.ts'
import type { MemberChoice } from '../../../lib/client/queries/case/member-choice.ts'
import type { WebStorage } from '../../../lib/client/storage/web-storage.ts'
import { readBranchLimit, writeBranchLimit } from '../../../lib/domain/branch-limit.ts'
import { POSITION } from '../../../lib/domain/codes.ts'
import { PICKS } from '../../../lib/domain/picks.ts'
import { divisionAbove } from '../../../lib/domain/place/division-above.ts'
import { foreignLast } from '../../../lib/domain/foreign-bank.ts'
import { offeredMembers } from '../../../lib/field/case-sources.ts'
import { platRole } from '../../../lib/field/pickers/plat-role.ts'
import { parentOfCodes } from '../../../lib/field/codes/use-codes.ts'

describe('where branches are looked for', () => {
  it('OPN-086 PCK-007 travels as province, city, area and head office in that order', () => {
    expect(writeBranchLimit({ province: '440000', city: '440100', area: '440106', head: 'ICBC' })).toBe(
      '440000,440100,440106,ICBC',
    )
    expect(writeBranchLimit({ city: '440100' })).toBe(',440100,,')
    expect(writeBranchLimit({ city: '440100', extra: 'X' })).toBe(',440100,,,X')
  })
  it('is read as it was written; what is missing does not limit', () => {
    const limit = { province: '440000', city: '440100', area: null, head: 'ICBC', extra: null }
    expect(readBranchLimit(writeBranchLimit(limit))).toEqual(limit)
    expect(readBranchLimit(null)).toEqual({ province: null, city: null, area: null, head: null, extra: null })
    expect(readBranchLimit(' 440000 , 440100')).toMatchObject({ province: '440000', city: '440100', area: null })
  })
})

describe('places', () => {
  it('lie in the city or province their code begins with', () => {
    expect(['440106', '440100', '440000', '500231'].map(divisionAbove)).toEqual(['440100', '440000', '', '500200'])
  })
  it('DEM-010 several of them are read from the city they lie in; other codes lie nowhere', () => {
    const areas = codes('SS46_ADMDIVISION_LIST', '意向区域', { part: 'area' })
    expect([
      parentOfCodes(areas, ['440106', '440105']),
      parentOfCodes(areas, []),
      parentOfCodes(codes('HF75', '类型'), ['HF7501']),
    ]).toEqual(['440100', null, null])
  })
})

describe('banks', () => {
  const bank = (key: string, sortOrder: number | null, TYPE?: string) => ({
    key,
    sortOrder,
    otherValues: TYPE === undefined ? null : { TYPE },
  })
  it('PCK-008 CON-043 foreign ones come after domestic ones whatever their order says, each in its own', () => {
    const sorted = foreignLast([
      bank('f2', 1, '外资银行'),
      bank('d2', 20, '国有大型银行'),
      bank('f1', 0, '演示外资银行'),
      bank('d1', 3),
      bank('d0', null, '城商行'),
    ])
    expect(sorted.map(({ key }) => key)).toEqual(['d0', 'd1', 'd2', 'f1', 'f2'])
  })
})

describe('communities chosen lately', () => {
  const storage = (works: boolean): WebStorage & { readonly stored: Map<string, string> } => {
    const stored = new Map<string, string>()
    return {
      stored,
      get: (name) => stored.get(name) ?? null,
      remove: (name) => void stored.delete(name),
      names: () => [...stored.keys()],
      set: (name, value) => {
        if (works) stored.set(name, value)
        return works
      },
    }
  }
  it('PCK-013 CON-007 are kept under CommonCommunity by city, the latest first, ten at most', () => {
    const stored = storage(true)
    const memory = createCommunityMemory(stored)
    for (let index = 1; index <= 12; index += 1) memory.remember('440100', { name: `小区${index}` })
    memory.remember('440100', { name: '小区5', note: '某路' })
    memory.remember('440300', { name: '别处' })
    expect(memory.list('440100').map(({ name }) => name)).toEqual([
      '小区5',
      '小区12',
      '小区11',
      '小区10',
      '小区9',
      '小区8',
      '小区7',
      '小区6',
      '小区4',
      '小区3',
    ])
    expect([...stored.stored.keys()]).toEqual(['CommonCommunity'])
    expect(createCommunityMemory(stored).list('440300')).toEqual([{ name: '别处' }])
    memory.clear()
    expect([memory.list('440100'), stored.stored.size]).toEqual([[], 0])
  })
  it('live as long as the page where nothing can be kept', () => {
    const memory = createCommunityMemory(storage(false))
    memory.remember('440100', { name: '小区1' })
    memory.remember('440100', { name: '小区2' })
    expect(memory.list('440100').map(({ name }) => name)).toEqual(['小区2', '小区1'])
  })
  it.each(['no json', '[]', '{"440100":[{"title":1}]}', 'null'])(
    'do not trust what else stands under the name: %s',
    (text) => {
      const stored = storage(true)
      stored.set('CommonCommunity', text)
      const memory = createCommunityMemory(stored)
      expect(memory.list('440100')).toEqual([])
      memory.remember('440100', { name: '小区' })
      expect(memory.list('440100')).toEqual([{ name: '小区' }])
    },
  )
})

describe('whom a picker offers', () => {
  const members: readonly MemberChoice[] = [
    { key: 'b', name: '买', role: 'buyer' },
    { key: 'o', name: '卖', role: 'owner' },
  ]
  it('PCK-014 members by side', () => {
    expect(
      [PICKS.owners, PICKS.buyers, PICKS.members, undefined].map((picks) =>
        offeredMembers(members, picks)
          .map(({ key }) => key)
          .join(''),
      ),
    ).toEqual(['o', 'b', 'bo', 'bo'])
  })
  it('PCK-004 OPN-093 staff by the position an installation says, otherwise by the declared one', () => {
    expect(platRole(POSITION.followUpManager, { manager: 'M' })).toBe('M')
    expect(platRole(POSITION.salesperson, { manager: 'M', salesperson: 'S' })).toBe('S')
    expect(platRole(POSITION.service, {})).toBe(POSITION.service)
    expect(platRole(POSITION.finance, { manager: 'M' })).toBe(POSITION.finance)
    expect(platRole(undefined, { manager: 'M' })).toBeUndefined()
  })
})
