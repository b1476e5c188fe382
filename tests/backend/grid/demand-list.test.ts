import { beforeEach, describe, expect, it } from 'vitest'
import { demandTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { houseDemandGrid } from '../../../host/grids/projects/house-demand-grid.ts'
import { type Fixture, openFixture, recordIn, rowsIn } from '../handlers/fixture.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [houseDemandGrid])
  const searching = { hf20Ctrl1: 1, hf20ServiceAcct: 'a-service', hf20RecommendId: 'a-sales' }
  await fixture.addCase('p1', searching)
  await fixture.addCase('p2', { ...searching, hf20ServiceAcct: null })
  await fixture.addCase('p3', { ...searching, hf20Ctrl1: 0 })
  await fixture.addCase('p4', { ...searching, hf20DemandStep: 'HX0507' })
  for (const [key, hf22Status] of [
    ['1', 'HF2201'],
    ['2', 'HF2201'],
    ['3', 'HF2201'],
    ['4', 'HF2201'],
  ] as const) {
    await fixture.put(
      demandTable,
      `d${key}`,
      { hf22PrjId: `p${key}`, hf22LinkName: `例${key}`, hf22LinkPhone: '15400001234', hf22Status },
      { project: `p${key}`, city: '440100' },
    )
  }
})
const take = async (user: 'service' | 'sales' | 'manager', id: string) =>
  (await fixture.as(user))('HouseDemand.doConfirm', { id })

describe('the demands of all cases', () => {
  it('ROU-006 are those of the cases a person sees, by the number of the case and without personal data', async () => {
    const rows = rowsIn(await (await fixture.as('service'))('HouseDemand.getPageList', {}))
    expect(rows.map(({ keyValue, refValues }) => [keyValue, refValues['hf22PrjId']]).toSorted()).toEqual([
      ['d1', 'P-p1'],
      ['d3', 'P-p3'],
      ['d4', 'P-p4'],
    ])
    expect(JSON.stringify(rows)).not.toContain('15400001234')
    expect(rowsIn(await (await fixture.as('southern'))('HouseDemand.getPageList', {}))).toEqual([])
  })
  it('ROL-012 are taken up by customer service alone, where the rule of the case allows it', async () => {
    expect((await take('sales', 'd1')).code).toBe('NO_PERMISSION')
    expect((await take('manager', 'd1')).code).toBe('NO_PERMISSION')
    expect((await take('service', 'd2')).code).toBe('NOT_FOUND')
    expect((await take('service', 'd3')).code).toBe('INVALID')
    expect((await take('service', 'd4')).code).toBe('STATUS')
    expect(recordIn(await take('service', 'd1'))).toMatchObject({ hf22Status: 'HF2202' })
    expect((await take('service', 'd1')).code).toBe('STATUS')
    expect((await (await fixture.as('sales'))('HouseDemand.getOpts', {})).data).toEqual(
      expect.not.arrayContaining(['OPT_SAVE']),
    )
    expect((await (await fixture.as('service'))('HouseDemand.getOpts', {})).data).toContain('OPT_SAVE')
  })
  it('SHL-016 tell open lists whichever way one was taken up', async () => {
    const received: string[] = []
    const service = await fixture.as('service')
    const { data } = await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' })
    await fixture.backend.live.admit((data as { readonly token: string }).token, {
      send: (text) => void received.push(text),
      end: () => undefined,
    })
    await service('Hf22PrjHouseDemand.doConfirm', { id: 'd1' })
    await expect
      .poll(() => received.toSorted())
      .toEqual(['Hf22PrjHouseDemand', 'HouseDemand'].map((topic) => JSON.stringify({ topic, id: 'd1' })))
  })
})
