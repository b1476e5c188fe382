import { beforeEach, describe, expect, it } from 'vitest'
import { logsGrids } from '../../../host/grids/logs/logs.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { auditActions, auditObjects } from '../../../lib/backend/log/audit-dictionaries.ts'
import { addDictionaries } from '../../../lib/backend/seed/dictionaries/add-dictionaries.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { type Fixture, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { FRESH } from '../handlers/people.ts'

const LIST = 'UserLog.getPageList'
let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, logsGrids)
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
    addDictionaries(unit, [auditActions(), auditObjects(tables)]),
  )
  manager = await fixture.as('manager')
})
const page = async (send: Send, input: Readonly<Record<string, unknown>> = {}) =>
  rowsIn(await send(LIST, { pageSize: 50, ...input }))
const objects = async (send: Send, input = {}) =>
  (await page(send, input)).map(({ crtUsr, logObject }) => `${String(crtUsr)} ${String(logObject)}`)

describe('ROU-007 R27 the audit log as a list', () => {
  it('tells who did what to which record, and what changed, in words', async () => {
    fixture.clock.now += 1_000
    const made = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    fixture.clock.now += 1_000
    await manager('Hf20PrjBase.doSave', {
      keyValue: made.keyValue,
      version: made.version,
      hf20HouseMarketPrice: 3_000_000,
    })
    const [changed, first] = await page(manager, { logObject: 'HF20_PRJ_BASE' })
    expect(changed).toMatchObject({
      crtUsr: 'a-manager',
      logAction: 'DOSAVE',
      logResult: 'DONE',
      logKey: made.keyValue,
      logProject: made.keyValue,
      logCity: '440100',
      refValues: { crtUsr: '例经理', logAction: '保存', logProject: made['prjNo'], logCity: '广州市' },
    })
    expect(String(changed?.['logChanges'])).toMatch(/^[^；]+（万元）：328 → 300$/)
    expect(String(first?.['logChanges'])).toMatch(/商业贷款.*房屋坐落|房屋坐落|商业贷款/)
    expect(recordIn(await manager('UserLog.getOne', { id: changed?.keyValue }))).toMatchObject({
      logChanges: changed?.['logChanges'],
    })
  })
  it('reads 系统 where nobody acted', async () => {
    await fixture.send(null)('login.doLogin', { userName: 'sales', password: 'guessed' })
    const [line] = await page(manager, { logResult: 'REFUSED' })
    expect(line).toMatchObject({ crtUsr: 'system', refValues: { crtUsr: '系统' } })
  })
  it('is searched by person, action, object, time and number of the case, and sorted either way', async () => {
    const start = fixture.clock.now
    fixture.clock.now += 1_000
    const made = recordIn(await manager('Hf20PrjBase.doSave', FRESH))
    fixture.clock.now += 86_400_000
    manager = await fixture.as('manager')
    const follow = await fixture.as('follow')
    await follow('login.doLogout')
    expect(await objects(manager, { crtUsr: 'a-follow' })).toEqual([
      'a-follow SS11_SYS_USERS',
      'a-follow SS11_SYS_USERS',
    ])
    expect(await objects(manager, { logAction: 'DOLOGOUT' })).toEqual(['a-follow SS11_SYS_USERS'])
    expect(
      (await page(manager, { logProject: String(made['prjNo']) })).every(
        ({ logProject }) => logProject === made.keyValue,
      ),
    ).toBe(true)
    expect(await objects(manager, { crtTime: '2026-11-22,2026-11-22', sort: 'crtTime:asc' })).toEqual([
      'a-manager SS11_SYS_USERS',
      'a-follow SS11_SYS_USERS',
      'a-follow SS11_SYS_USERS',
    ])
    expect((await page(manager, { sort: 'crtTime:asc' }))[0]).toMatchObject({ crtTime: start })
  })
  it('shows managers all of the city, elsewhere only lines of no city, and all others their own lines', async () => {
    fixture.clock.now += 1_000
    await manager('Hf20PrjBase.doSave', FRESH)
    const [follow, southern] = [await fixture.as('follow'), await fixture.as('southern')]
    expect(await objects(manager)).toContain('a-manager HF20_PRJ_BASE')
    expect(await objects(follow)).toEqual(['a-follow SS11_SYS_USERS'])
    expect((await page(southern)).filter(({ logCity }) => logCity === '440100')).toEqual([])
    const [line] = await page(manager, { logObject: 'HF20_PRJ_BASE' })
    for (const send of [follow, southern])
      expect(await send('UserLog.getOne', { id: line?.keyValue })).toMatchObject({ code: 'NOT_FOUND' })
    for (const call of ['doSave', 'doDelete', 'doEnable'])
      expect(await manager(`UserLog.${call}`, { keyValue: line?.keyValue, id: line?.keyValue })).toMatchObject({
        code: 'UNKNOWN_CALL',
      })
  })
  it('tells of log-ins and log-outs in the city of the person who came and left, also when it failed', async () => {
    const [follow, southern] = [await fixture.as('follow'), await fixture.as('southern')]
    fixture.clock.now += 1_000
    await fixture.send(null)('login.doLogin', { userName: 'follow', password: 'guessed' })
    fixture.clock.now += 1_000
    await follow('login.doLogout')
    const comings = { logObject: 'SS11_SYS_USERS' }
    const logins = (await page(manager, comings)).filter(({ logKey }) => logKey === 'u-follow')
    expect(logins.map(({ logAction, logResult, logCity }) => [logAction, logResult, logCity])).toEqual([
      ['DOLOGOUT', 'DONE', '440100'],
      ['DOLOGIN', 'REFUSED', '440100'],
      ['DOLOGIN', 'DONE', '440100'],
    ])
    expect((await page(southern, comings)).map(({ logKey, logCity }) => [logKey, logCity])).toEqual([
      ['u-southern', '440300'],
    ])
  })
  it('shows of personal data that it changed, and no password or token', async () => {
    await fixture.store.unit({ account: 'a-manager', now: fixture.clock.now + 5_000 }, (unit) =>
      unit.audit({
        at: fixture.clock.now + 5_000,
        by: 'a-manager',
        action: 'Ss11SysUsers.doSave',
        table: 'hf23_prj_member',
        key: 'm1',
        project: null,
        city: '440100',
        version: 2,
        before: { hf23CardNo: '#abc', passwordHash: 'h1' },
        after: { hf23CardNo: '#def', passwordHash: 'h2', hf23LinkName: '例女士', reason: '录错' },
        result: 'done',
        requestId: 'r',
      }),
    )
    const [line] = await page(manager, { logKey: 'm1' })
    const changes = String(line?.['logChanges'])
    expect(changes).toMatch(/已变更，不显示/)
    expect(changes).toMatch(/例女士.*原因：录错/)
    expect(changes).not.toMatch(/#abc|#def|h1|h2|password/)
  })
  it('leaves as a table with the same words', async () => {
    fixture.clock.now += 1_000
    await manager('Hf20PrjBase.doSave', FRESH)
    const { data } = await fixture.send(null)(
      'login.doLogin',
      { userName: 'manager', password: 'manager-secret' },
      { address: 'export' },
    )
    const answer = await fixture.backend.stream({
      service: 'UserLog',
      method: 'doExport',
      token: (data as { readonly token: string }).token,
      address: 'x',
      requestId: 'e',
      body: {
        encoding: 'json',
        value: { columns: ['crtUsr', 'logAction', 'logObject', 'logChanges'], logObject: 'HF20_PRJ_BASE' },
      },
    }) // adapter: the answer of the log-in
    if (!answer.ok) throw new Error(answer.envelope.message ?? '')
    let text = ''
    for await (const part of answer.stream.chunks) text += part
    expect(text).toMatch(/例经理,保存,[^,\r\n]+,.*328/)
  })
  it('has words for whatever a call of the contract does, and for whatever is kept', async () => {
    const actions = new Map(auditActions().entries.map(([key, value]) => [key, value]))
    expect(
      allCalls()
        .filter(({ effect, method }) => effect !== 'read' && !actions.get(method.toUpperCase()))
        .map(({ method }) => method),
    ).toEqual([])
    expect([...actions].filter(([, value]) => value === '' || value.length > 20)).toEqual([])
    const { grids } = await import('../../../host/grids/grids.ts')
    const named = new Set(
      auditObjects(tables, new Map(grids.map((grid) => [tableOf(grid).name, grid.entity.title]))).entries.map(
        ([key]) => key,
      ),
    )
    const SILENT = ['login_failure', 'parameter_refresh']
    expect(
      tables
        .filter(({ name, auditLog }) => !auditLog && !named.has(name.toUpperCase()) && !SILENT.includes(name))
        .map(({ name }) => name),
    ).toEqual([])
  })
})
