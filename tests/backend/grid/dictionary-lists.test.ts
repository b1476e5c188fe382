import { beforeEach, describe, expect, it } from 'vitest'
import { systemGrids, systemRows } from '../../../host/grids/system/system.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import type { LiveConnection } from '../../../lib/backend/live/live-service.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, systemGrids)
  await seedReference(fixture.store, fixture.ports)
  await seedGridRows(fixture.store, fixture.ports, systemRows, { demo: true })
  manager = await fixture.as('manager')
})
const offered = async (dict: string) =>
  (await manager('pubSvc.getDictVals', { Code: dict })).data as readonly {
    readonly key: string
    readonly value: string
  }[]

/** The news that an open page of a user receives. */
async function newsFor(user: 'follow'): Promise<readonly string[]> {
  const texts: string[] = []
  const { data } = await fixture.send(null)(
    'login.doLogin',
    { userName: user, password: `${user}-secret` },
    { address: `page-of-${user}` },
  )
  const connection: LiveConnection = { send: (text) => texts.push(text), end: () => texts.push('ended') }
  await fixture.backend.live.admit((data as { readonly token: string }).token, connection)
  return texts
}

describe('the list of dictionaries', () => {
  it('ROU-001 says of each where it is chosen from and how many values it has', async () => {
    const [row] = rowsIn(await manager('Ss45Dict.getPageList', { dictCode: 'HF19' }))
    expect(row).toMatchObject({ keyValue: 'HF19', dictCode: 'HF19', valueCount: 5, offCount: 1, builtIn: 1 })
    expect(row?.['usedBy']).toContain('买卖双方关系')
  })
  it('takes new ones, under a code that stays, and shows new names wherever a dictionary is chosen', async () => {
    expect(await manager('Ss45Dict.doSave', { dictCode: 'OWN_LIST', name: '自有清单' })).toMatchObject({
      success: true,
      data: { keyValue: 'OWN_LIST', builtIn: 0, valueCount: 0 },
    })
    expect(issuesOf(await manager('Ss45Dict.doSave', { dictCode: 'OWN_LIST', name: '再来一个' }))).toEqual({
      dictCode: '字典代码“OWN_LIST”已存在',
    })
    expect(issuesOf(await manager('Ss45Dict.doSave', { keyValue: 'OWN_LIST', dictCode: 'OTHER' }))).toMatchObject({
      dictCode: '字典代码不能修改',
    })
    await manager('Ss45Dict.doSave', { keyValue: 'OWN_LIST', name: '自有清单（新）' })
    expect((await offered('DICT_LIST')).find(({ key }) => key === 'OWN_LIST')?.value).toBe('自有清单（新）')
    expect(await manager('Ss45BaseDictValues.doSave', { dict: 'OWN_LIST', key: 'A', value: '甲' })).toMatchObject({
      success: true,
      data: { refValues: { dict: '自有清单（新）' } },
    })
    expect(await manager('Ss45Dict.getOne', { id: 'OWN_LIST' })).toMatchObject({ data: { valueCount: 1 } })
    expect(issuesOf(await manager('Ss45BaseDictValues.doSave', { dict: 'NOBODY', key: 'A', value: '甲' }))).toEqual({
      dict: '字典不在可选范围内',
    })
  })
  it('keeps what the program brings and what has values', async () => {
    expect(await manager('Ss45Dict.doDelete', { id: 'HF19' })).toMatchObject({
      code: 'STATUS',
      message: '系统自带的字典不能删除',
    })
    await manager('Ss45Dict.doSave', { dictCode: 'OWN_LIST', name: '自有清单' })
    const { keyValue } = recordIn(
      await manager('Ss45BaseDictValues.doSave', { dict: 'OWN_LIST', key: 'A', value: '甲' }),
    )
    expect(await manager('Ss45Dict.doDelete', { id: 'OWN_LIST' })).toMatchObject({ code: 'STATUS' })
    await manager('Ss45BaseDictValues.doDelete', { id: keyValue })
    expect(await manager('Ss45Dict.doDelete', { id: 'OWN_LIST' })).toMatchObject({ success: true })
  })
})

describe('names a person misses in a dictionary', () => {
  const hand = async (send: Send, body: Readonly<Record<string, unknown>> = {}) => {
    const { keyValue } = recordIn(
      await send('UsrDictNames.doSave', { wishDict: 'HX13', wishName: '退伍待安置', wishReason: '客户常见', ...body }),
    )
    await send('UsrDictNames.doConfirm', { id: keyValue })
    return keyValue
  }
  it('ROU-011 are chosen everywhere from the moment a manager takes them in', async () => {
    const follow = await fixture.as('follow')
    const id = await hand(follow, { wishCode: 'HX1399' })
    expect(await follow('UsrDictNames.doExamine', { id })).toMatchObject({
      success: false,
      message: '只有经理可以审核自定义名称',
    })
    const news = await newsFor('follow')
    expect(await manager('UsrDictNames.doExamine', { id })).toMatchObject({
      success: true,
      data: { wishState: 'TAKEN' },
    })
    expect((await offered('HX13')).at(-1)).toMatchObject({ key: 'HX1399', value: '退伍待安置' })
    await expect.poll(() => news).toContain(JSON.stringify({ code: 'HX13' }))
  })
  it('are refused where the dictionary has them, or follows a list', async () => {
    const follow = await fixture.as('follow')
    const wish = { wishReason: '客户常见' }
    expect(issuesOf(await follow('UsrDictNames.doSave', { ...wish, wishDict: 'HX13', wishName: '退休' }))).toEqual({
      wishName: '字典里已有“退休”',
    })
    expect(
      issuesOf(
        await follow('UsrDictNames.doSave', { ...wish, wishDict: 'HX13', wishName: '其他', wishCode: 'HX1301' }),
      ),
    ).toEqual({ wishCode: '编码“HX1301”已存在' })
    expect(
      issuesOf(await follow('UsrDictNames.doSave', { ...wish, wishDict: 'CARD_PAPER', wishName: '新资料' })),
    ).toEqual({ wishDict: '这个字典的值随配置列表变化，请在对应的配置列表中添加' })
  })
  it('come back with the reason, and can be handed in again', async () => {
    const follow = await fixture.as('follow')
    const id = await hand(follow)
    expect(await manager('UsrDictNames.doReturn', { id, reason: '请写清楚' })).toMatchObject({
      data: { wishState: 'RETURNED', wishBack: '请写清楚' },
    })
    expect(await follow('UsrDictNames.doSave', { keyValue: id, wishName: '退役待安置' })).toMatchObject({
      success: true,
    })
    expect(await follow('UsrDictNames.doConfirm', { id })).toMatchObject({ data: { wishState: 'WAITING' } })
    expect(await offered('HX13')).toHaveLength(5)
  })
})
