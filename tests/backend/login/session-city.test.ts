import { describe, expect, it } from 'vitest'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'

const NORTH = '440100'
const SOUTH = '440300'
const RECORD = { prjPayType: 'HH2004', hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20ManagerId: 'a-follow' }

/** A window of the manager: calls under one session, and the messages its connection received. */
async function openWindow(fixture: Fixture, token: string) {
  const received: unknown[] = []
  await fixture.backend.live.admit(token, {
    send: (text) => void received.push(JSON.parse(text)),
    end: () => undefined,
  })
  return { send: fixture.send(token), received }
}
async function signIn(fixture: Fixture): Promise<string> {
  const { data } = await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' })
  return (data as { readonly token: string }).token // adapter: the answer of the log-in
}
const cityOf = async (send: Send) => (await send('Ss11SysUsers.getCurrentLocationCity', {}, { city: NORTH })).data

describe('the city of a session:', () => {
  it('SHL-017 OPN-078 each has its own; another session of the same person stays where it is', async () => {
    const fixture = await openFixture()
    const [here, there] = [fixture.send(await signIn(fixture)), fixture.send(await signIn(fixture))]
    expect(await here('Ss11SysUsers.switchLocationCity', { code: SOUTH })).toMatchObject({ success: true })
    expect([await cityOf(here), await cityOf(there)]).toEqual([
      { code: SOUTH, name: '深圳市' },
      { code: NORTH, name: '广州市' },
    ])
    // A new session starts in the city the user worked in last.
    expect(await cityOf(fixture.send(await signIn(fixture)))).toEqual({ code: SOUTH, name: '深圳市' })
  })

  it('SHL-017 OPN-078 a call for another city is refused before anything is read or stored', async () => {
    const fixture = await openFixture()
    const token = await signIn(fixture)
    const [one, other] = [fixture.send(token), fixture.send(token)]
    await fixture.addCase('south', {}, { city: SOUTH })
    const before = await fixture.rows(projectTable)
    await one('Ss11SysUsers.switchLocationCity', { code: SOUTH }, { city: NORTH })
    for (const [call, body] of [
      ['Hf20PrjBase.getPageList', {}],
      ['Hf20PrjBase.getOne', { id: 'south' }],
      ['Hf20PrjBase.doSave', RECORD],
      ['Hf20PrjBase.doSave', { keyValue: 'south', hf20BuyerType: 'HF0502' }],
    ] as const) {
      const answer = await other(call, body, { city: NORTH })
      expect([call, answer.success, answer.code, answer.data]).toEqual([call, false, 'CITY_CHANGED', undefined])
    }
    expect(await fixture.rows(projectTable)).toEqual(before)
    // After the page sends the new city, and for callers that send none.
    expect(await other('Hf20PrjBase.getOne', { id: 'south' }, { city: SOUTH })).toMatchObject({ success: true })
    expect(await other('Hf20PrjBase.getPageList')).toMatchObject({ success: true, total: 1 })
    // Calls that a page needs to change its city or to log out are answered for any city it sends.
    expect(await other('Hf01CityFieldManage.getCity', {}, { city: NORTH })).toMatchObject({ success: true })
    expect(await other('login.doLogout', {}, { city: NORTH })).toMatchObject({ success: true })
  })

  it('OPN-078 a row of another city is not there, by whatever call', async () => {
    const fixture = await openFixture()
    const manager = fixture.send(await signIn(fixture))
    await fixture.addCase('south', {}, { city: SOUTH })
    for (const [call, body] of [
      ['Hf20PrjBase.getOne', { id: 'south' }],
      ['Hf20PrjBase.doCreate', { id: 'south' }],
      ['Hf20PrjBase.doSave', { keyValue: 'south', hf20BuyerType: 'HF0502' }],
      ['Prj.checkStatus', { prjId: 'south' }],
    ] as const) {
      const { success, code } = await manager(call, body)
      expect([call, success, code]).toEqual([call, false, 'NOT_FOUND'])
    }
    await manager('Ss11SysUsers.switchLocationCity', { code: SOUTH })
    expect(await manager('Hf20PrjBase.getOne', { id: 'south' })).toMatchObject({ success: true })
  })

  it('SHL-021 what is new lies in the city worked in', async () => {
    const fixture = await openFixture()
    const manager = fixture.send(await signIn(fixture))
    expect((await manager('Hf20PrjBase.doCreate')).data).toMatchObject({
      hf20HouseProvince: '440000',
      hf20HouseCity: NORTH,
    })
    await manager('Ss11SysUsers.switchLocationCity', { code: SOUTH })
    expect((await manager('Hf20PrjBase.doCreate')).data).toMatchObject({
      hf20HouseProvince: '440000',
      hf20HouseCity: SOUTH,
    })
  })

  it('OPN-078 every window of the session hears of the switch, and of the other city no more', async () => {
    const fixture = await openFixture()
    const token = await signIn(fixture)
    const [one, two] = [await openWindow(fixture, token), await openWindow(fixture, token)]
    const stranger = await openWindow(fixture, await signIn(fixture))
    for (const { received } of [one, two, stranger]) received.length = 0
    await one.send('Ss11SysUsers.switchLocationCity', { code: SOUTH })
    await expect.poll(() => [one.received, two.received]).toEqual([[{ city: SOUTH }], [{ city: SOUTH }]])
    const news = (id: string, city: string) => ({ kind: 'record' as const, topic: 'T', id, project: null, city })
    await fixture.backend.live.deliver([news('1', NORTH), news('2', SOUTH)])
    await fixture.backend.live.recheck()
    await fixture.backend.live.deliver([news('3', NORTH), news('4', SOUTH)])
    expect([one.received, two.received].map((received) => received.slice(1))).toEqual(
      Array(2).fill([
        { topic: 'T', id: '2' },
        { topic: 'T', id: '4' },
      ]),
    )
    expect(stranger.received).toEqual([
      { topic: 'T', id: '1' },
      { topic: 'T', id: '3' },
    ])
  })
})
