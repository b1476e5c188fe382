import { describe, expect, it } from 'vitest'
import { collectChanges, readChanges, type Change } from '../../../lib/backend/live/change.ts'
import type { LiveEnd } from '../../../lib/backend/live/live-service.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { sessionTable } from '../../../lib/backend/login/session-tables.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { loginLog } from '../../../lib/domain/log/login-log.ts'
import { type Fixture, openFixture } from './fixture.ts'
import type { UserName } from './people.ts'

const MINUTE = 60_000

/** A line of a user, with what it received beside people who come and go, and how it ended. */
async function listen(fixture: Fixture, user: UserName) {
  const { data } = await fixture.send(null)(
    'login.doLogin',
    { userName: user, password: `${user}-secret` },
    { address: `line-of-${user}` },
  )
  const { token } = data as { readonly token: string } // adapter: the answer of the log-in
  const received: string[] = []
  const ends: LiveEnd[] = []
  const admission = await fixture.backend.live.admit(token, {
    send: (text) => {
      if (!text.includes(loginLog.service)) received.push(text)
    },
    end: (why) => void ends.push(why),
  })
  return { token, received, ends, admission, send: fixture.send(token) }
}
const record = (id: string, project: string | null, city: string | null): Change => ({
  kind: 'record',
  topic: 'T',
  id,
  project,
  city,
})

describe('live news of changes:', () => {
  it('OPN-078 a record is announced to those who work in its city and may see its case, whoever asks', async () => {
    const fixture = await openFixture()
    await fixture.addCase('north', { hf20RecommendId: 'a-sales' })
    await fixture.addCase('south', {}, { city: '440300' })
    const people = {
      manager: await listen(fixture, 'manager'),
      sales: await listen(fixture, 'sales'),
      service: await listen(fixture, 'service'),
      southern: await listen(fixture, 'southern'),
      stray: await listen(fixture, 'stray'),
    }
    await fixture.backend.live.deliver([
      record('1', 'north', '440100'),
      record('2', 'south', '440300'),
      record('3', null, '440100'),
      record('4', null, null),
      record('5', 'gone', '440100'),
    ])
    const all = Object.fromEntries(
      Object.entries(people).map(([name, { received }]) => [
        name,
        received.map((text) => (JSON.parse(text) as { id: string }).id).join(''),
      ]),
    )
    expect(all).toEqual({ manager: '1345', sales: '134', service: '34', southern: '24', stray: '4' })
  })

  it('something of one person’s own is announced on their connections alone', async () => {
    const fixture = await openFixture()
    const people = { sales: await listen(fixture, 'sales'), manager: await listen(fixture, 'manager') }
    await fixture.backend.live.deliver([{ kind: 'personal', topic: 'T', id: '1', account: 'a-sales' }])
    expect([people.sales.received, people.manager.received]).toEqual([[JSON.stringify({ topic: 'T', id: '1' })], []])
  })

  it('a save is announced once it counts, and a refused one not at all', async () => {
    const fixture = await openFixture()
    const { received, send } = await listen(fixture, 'manager')
    const saved = await send('Hf20PrjBase.doSave', {
      prjPayType: 'HH2004',
      hf20BuyerType: 'HF0501',
      hf20SellerType: 'HF0501',
      hf20ManagerId: 'a-follow',
    })
    const { keyValue } = saved.data as { readonly keyValue: string } // adapter: the saved record
    await expect.poll(() => received).toEqual([JSON.stringify({ topic: 'Hf20PrjBase', id: keyValue })])
    expect((await send('Hf20PrjBase.doSave', { keyValue, hf20BuyerType: 'nonsense' })).success).toBe(false)
    await send('Hf20PrjBase.getOne', { id: keyValue })
    expect(received).toHaveLength(1)
  })

  it('one unit announces each thing once, and starts over when it is run again', () => {
    const { notify, all } = collectChanges()
    for (let count = 0; count < 3; count += 1) {
      notify.dictionary('HF01')
      notify.record('T', '1', { project: null, city: null })
    }
    expect(all()).toEqual([{ kind: 'dictionary', code: 'HF01' }, record('1', null, null)])
    expect(collectChanges().all()).toEqual([])
  })

  it('changes of another process are read, and what is not understood is left out', () => {
    const changes: readonly Change[] = [
      { kind: 'dictionary', code: 'HF01' },
      record('1', 'p', null),
      { kind: 'personal', topic: 'T', id: '1', account: 'a' },
      { kind: 'session', session: 's' },
    ]
    expect(readChanges(JSON.parse(JSON.stringify([...changes, { kind: 'newer' }, null, 5])))).toEqual(changes)
    for (const nothing of [null, 'x', {}, undefined]) expect(readChanges(nothing)).toEqual([])
  })
})

describe('a line', () => {
  it('is not let in without a session, and listening does not count as using one', async () => {
    const fixture = await openFixture()
    const line = { send: () => undefined, end: () => undefined }
    expect(await fixture.backend.live.admit('nobody', line)).toEqual({ kind: 'signed-out' })
    const { token, ends } = await listen(fixture, 'manager')
    fixture.clock.now += 20 * MINUTE
    await fixture.backend.live.recheck()
    expect((await fixture.rows(sessionTable)).map(({ version }) => version)).toEqual([1])
    fixture.clock.now += 11 * MINUTE
    await fixture.backend.live.recheck()
    expect(ends).toEqual(['signed-out'])
    expect(await fixture.backend.live.admit(token, line)).toEqual({ kind: 'signed-out' })
  })

  it('is cut at once when its session is signed out, and when its person is disabled at the next look', async () => {
    const fixture = await openFixture()
    const [first, second] = [await listen(fixture, 'manager'), await listen(fixture, 'follow')]
    await first.send('login.doLogout')
    await expect.poll(() => first.ends).toEqual(['signed-out'])
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      const row = await unit.get(userTable, 'u-follow')
      if (row) await unit.update(userTable, row.key, row.version, { enabled: 0 })
    })
    expect(second.ends).toEqual([])
    await fixture.backend.live.recheck()
    expect(second.ends).toEqual(['signed-out'])
    await fixture.backend.live.deliver([{ kind: 'dictionary', code: 'HF01' }])
    expect([...first.received, ...second.received]).toEqual([])
  })

  it('starts over when changes could not be passed on, and hears nothing after it left', async () => {
    const fixture = await openFixture()
    const [staying, leaving] = [await listen(fixture, 'manager'), await listen(fixture, 'manager')]
    if (leaving.admission.kind === 'admitted') leaving.admission.leave()
    fixture.backend.live.startOver()
    expect([staying.ends, leaving.ends]).toEqual([['missed'], []])
  })

  it('is one of fifty at most', async () => {
    const fixture = await openFixture()
    const { token } = await listen(fixture, 'manager')
    const kinds = []
    for (let count = 0; count < 50; count += 1)
      kinds.push((await fixture.backend.live.admit(token, { send: () => undefined, end: () => undefined })).kind)
    expect([kinds.filter((kind) => kind === 'admitted').length, kinds.at(-1)]).toEqual([49, 'too-many'])
  })
})

describe('parameters and cities', () => {
  it('CAL-059 announces the dictionaries that changed since the last time, each once', async () => {
    const fixture = await openFixture()
    const { received, send } = await listen(fixture, 'viewer')
    fixture.clock.now += MINUTE
    await send('home.doRefresh')
    await expect.poll(() => received).toContain('{"code":"HX05"}')
    received.length = 0
    fixture.clock.now += MINUTE
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      const { rows } = await unit.list(dictEntryTable, { where: { field: 'dict', is: ['HF05'] } })
      for (const row of rows) await unit.update(dictEntryTable, row.key, row.version, { value: '新' })
    })
    fixture.clock.now += MINUTE
    await send('home.doRefresh')
    await expect.poll(() => received).toEqual(['{"code":"HF05"}'])
    fixture.clock.now += MINUTE
    expect(await send('home.doRefresh')).toMatchObject({ success: true, data: null })
    expect(received).toHaveLength(1)
  })

  it('CAL-061 CAL-063 SHL-017 SHL-018 a person works in the cities granted to them, and in no other', async () => {
    const fixture = await openFixture()
    const manager = await fixture.as('manager')
    expect((await manager('Hf01CityFieldManage.getCity')).data).toEqual([
      { code: '440100', name: '广州市' },
      { code: '440300', name: '深圳市' },
    ])
    expect(await manager('Ss11SysUsers.switchLocationCity', { code: '440100' })).toMatchObject({
      success: false,
      code: 'STATUS',
      message: '当前已是该城市',
    })
    expect(await manager('Ss11SysUsers.switchLocationCity', { code: '110100' })).toMatchObject({
      success: false,
      code: 'NO_PERMISSION',
    })
    expect(await manager('Ss11SysUsers.switchLocationCity', {})).toMatchObject({ success: false, code: 'INVALID' })
    expect(await manager('Ss11SysUsers.switchLocationCity', { code: '440300' })).toMatchObject({ success: true })
    expect((await manager('Ss11SysUsers.getCurrentLocationCity')).data).toEqual({ code: '440300', name: '深圳市' })
    expect(fixture.auditLog.at(-1)).toMatchObject({
      action: 'Ss11SysUsers.switchLocationCity',
      before: { city: '440100' },
      after: { city: '440300' },
    })
    const stray = await fixture.as('stray')
    expect((await stray('Hf01CityFieldManage.getCity')).data).toEqual([])
  })
})
