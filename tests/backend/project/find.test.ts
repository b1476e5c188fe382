import { beforeAll, describe, expect, it } from 'vitest'
import { nameReadings } from '../../../host/server/ports/name-readings.ts'
import { NUMBER_SEARCHES_PER_MINUTE } from '../../../lib/backend/record/number-search.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import type { Found } from '../../../lib/contract/case/find-calls.ts'
import { type Fixture, openFixture } from '../handlers/fixture.ts'

const PEOPLE = [
  ['buyer', 'p1', '0', '曾嘉例', '15400001234', '440199199001010014'],
  ['owner', 'p1', '1', '林若溪', '15400011234', '440199198502020028'],
  ['other', 'p2', '0', '周嘉林', '15400005678', null],
  ['far', 'p3', '0', '曾嘉例', '15400001234', '440199199001010014'],
] as const

const opened = async (readings = true): Promise<Fixture> => {
  const fixture = await openFixture({}, undefined, [], readings ? nameReadings : undefined)
  await fixture.addCase('p1', { prjNo: 'P20261121-0001', hf20HouseAddress: '示例一街1号', hf20ManagerId: 'a-follow' })
  await fixture.addCase('p2', { prjNo: 'P20261121-0002', hf20HouseAddress: '林和样本路2号' })
  await fixture.addCase('p3', { prjNo: 'P20261121-0003', hf20HouseAddress: '示例一街3号' }, { city: '440300' })
  for (const [key, project, type, name, phone, card] of PEOPLE)
    await fixture.put(
      memberTable,
      key,
      { hf23MemberType: type, hf23LinkName: name, hf23LinkPhone: phone, hf23CardNo: card },
      { project, city: project === 'p3' ? '440300' : '440100' },
    )
  return fixture
}

describe('a case is found by any text its people and its house are known by', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await opened()
  })
  // Each person signs in once, because logins within a minute are limited.
  const signedIn = new Map<string, ReturnType<Fixture['as']>>()
  const as = (user: 'manager' | 'follow' | 'bare'): ReturnType<Fixture['as']> => {
    const send = signedIn.get(user) ?? fixture.as(user)
    signedIn.set(user, send)
    return send
  }
  const find = async (user: 'manager' | 'follow', keyword: string) => {
    const { data } = await (await as(user))('Prj.find', { keyword })
    return data as Found
  }
  const people = async (keyword: string) => (await find('manager', keyword)).people.map(({ id }) => id)

  it.each([
    ['a part of the name', '嘉例', ['buyer']],
    ['the first letters', 'zjl', ['buyer', 'other']],
    ['the first letters from the middle on', 'rx', ['owner']],
    ['the pinyin, its last syllable unfinished', 'zengj', ['buyer']],
    ['syllables and first letters mixed', 'zhoujl', ['other']],
    ['a reading that is not the one of the surname', 'cengjiali', ['buyer']],
    ['full-width letters and capitals', 'ＺＪＬ', ['buyer', 'other']],
    ['the whole phone', '154 0001 1234', ['owner']],
    ['the whole ID number', '440199198502020028', ['owner']],
  ])('such as %s', async (_way, keyword, expected) => {
    expect((await people(keyword)).toSorted()).toEqual(expected)
  })

  it('such as the last four digits of a phone', async () => {
    expect((await people('1234')).toSorted()).toEqual(['buyer', 'owner'])
  })

  it('with the reading as a surname first', async () => {
    const { people: found } = await find('manager', 'z')
    expect(found.map(({ id }) => id).toSorted()).toEqual(['buyer', 'other'])
    expect(await people('c')).toEqual(['buyer'])
  })

  it('such as the number and the address of a case', async () => {
    expect((await find('manager', '1121-0002')).cases.map(({ prjId }) => prjId)).toEqual(['p2'])
    expect((await find('manager', '示例一街')).cases.map(({ prjId }) => prjId)).toEqual(['p1'])
    const both = await find('manager', '林')
    expect([both.people.map(({ id }) => id), both.cases.map(({ prjId }) => prjId)]).toEqual([
      ['owner', 'other'],
      ['p2'],
    ])
  })

  it('such as the first letters of a street or an estate in the address of a case', async () => {
    const cases = async (keyword: string) => (await find('manager', keyword)).cases
    expect(await cases('lhybl')).toMatchObject([{ prjId: 'p2', from: 0, to: 5 }])
    expect(await cases('YBL')).toMatchObject([{ prjId: 'p2', from: 2, to: 5 }])
    expect(await cases('slyj')).toMatchObject([{ prjId: 'p1', from: 0, to: 4 }])
    expect(await cases('l')).toEqual([])
    expect(await cases('lybl')).toEqual([])
    expect((await find('follow', 'ybl')).cases).toEqual([])
    expect(await cases('林和')).toMatchObject([{ prjId: 'p2', from: 0, to: 0 }])
  })

  it('with the matched characters, the side, the case, and a masked phone', async () => {
    const answer = await find('manager', 'lrx')
    expect(answer).toMatchObject({
      total: 1,
      refused: '',
      people: [
        { name: '林若溪', from: 0, to: 3, by: 'pinyin', side: '业主', phone: '154******34', project: { prjId: 'p1' } },
      ],
    })
    expect(JSON.stringify(answer)).not.toContain('15400011234')
  })

  it('never in another city, nor in cases the user may not see', async () => {
    expect((await find('manager', 'zengjiali')).people.map(({ project }) => project.prjId)).toEqual(['p1'])
    expect((await find('follow', 'zjl')).people.map(({ id }) => id)).toEqual(['buyer'])
    expect(await find('follow', '样本路')).toMatchObject({ people: [], cases: [], total: 0 })
    expect(await (await as('bare'))('Prj.find', { keyword: 'zjl' })).toMatchObject({ code: 'NO_PERMISSION' })
  })

  it('ruling 20 but not by a part of a number', async () => {
    for (const part of ['15400001', '4401991990', '440199']) expect(await people(part)).toEqual([])
  })
})

describe('numbers searched within limits:', () => {
  it('each search is audited without the number; after the limit the rest is answered, with the reason', async () => {
    const fixture = await opened()
    const send = await fixture.as('manager')
    for (let search = 0; search < NUMBER_SEARCHES_PER_MINUTE; search += 1) await send('Prj.find', { keyword: '1234' })
    await fixture.addCase('p4', { hf20HouseAddress: '示例路1234号' })
    const { data } = await send('Prj.find', { keyword: '1234' })
    expect(data).toMatchObject({ people: [], cases: [{ prjId: 'p4' }] })
    expect((data as Found).refused).toContain(`一分钟内最多按证件、手机或银行账号查询${NUMBER_SEARCHES_PER_MINUTE}次`)
    const lines = fixture.auditLog.filter(({ action }) => action === 'Hf20PrjBase.searchNumber')
    expect(lines).toHaveLength(NUMBER_SEARCHES_PER_MINUTE)
    expect(lines[0]?.after).toEqual({ field: 'hf23LinkPhone' })
  })
})

describe('without readings', () => {
  it('names are found by their characters', async () => {
    const send = await (await opened(false)).as('manager')
    expect((await send('Prj.find', { keyword: '若溪' })).data).toMatchObject({ people: [{ id: 'owner' }] })
    expect((await send('Prj.find', { keyword: 'lrx' })).data).toMatchObject({ people: [] })
  })
})

describe('the list of cases is searched by buyer, owner and phone', () => {
  it('each on its own, and together', async () => {
    const send = await (await opened()).as('manager')
    const found = async (search: Readonly<Record<string, string>>) => {
      const { data } = await send('Hf20PrjBase.getPageList', search)
      return (data as readonly { readonly keyValue: string }[]).map(({ keyValue }) => keyValue).toSorted()
    }
    expect(await found({ buyerName: 'zjl' })).toEqual(['p1', 'p2'])
    expect(await found({ ownerName: '嘉' })).toEqual([])
    expect(await found({ ownerName: '若溪', buyerName: '曾' })).toEqual(['p1'])
    expect(await found({ ownerName: '若溪', buyerName: '周' })).toEqual([])
    expect(await found({ buyerName: '周', hf23LinkPhone: '5678', hf20HouseAddress: '林和' })).toEqual(['p2'])
    expect(await found({ buyerName: '李' })).toEqual([])
    expect(await send('Hf20PrjBase.getPageList', { sort: 'buyerName:asc' })).toMatchObject({ code: 'INVALID' })
  })
})
