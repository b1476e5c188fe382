import { beforeEach, describe, expect, it } from 'vitest'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import { type Fixture, issuesOf, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import { FRESH } from '../handlers/people.ts'

let fixture: Fixture
let manager: Send
let cases: readonly string[]
const stored = async (key: string, field: string) =>
  (await fixture.rows(projectTable)).find((row) => row.key === key)?.values[field]
const set = (who: Send, field: string, value: string | null, more: object = {}) =>
  who('Hf20PrjBase.doSetAll', { ids: cases, field, value, ...more })
const effects = () => fixture.auditLog.filter(({ action }) => action === 'Hf20PrjBase.doSetAll')

beforeEach(async () => {
  fixture = await openFixture()
  manager = await fixture.as('manager')
  const [first, second] = [
    recordIn(await manager('Hf20PrjBase.doSave', FRESH)).keyValue,
    recordIn(await manager('Hf20PrjBase.doSave', { ...FRESH, hf20ManagerId: 'a-manager' })).keyValue,
  ]
  cases = [first, second]
})

describe('one field of many cases', () => {
  it('is only judged in a dry run: each case goes, or says why not, and nothing is stored', async () => {
    const [first = '', second = ''] = cases
    expect(await set(manager, 'hf20ManagerId', 'a-manager', { dryRun: 1 })).toMatchObject({
      success: true,
      data: [
        { id: first, ok: true, message: '', before: 'a-follow' },
        { id: second, ok: false, message: '跟进经理已是所选的，无需修改' },
      ],
    })
    expect(await stored(first, 'hf20ManagerId')).toBe('a-follow')
    expect(effects()).toEqual([])
    expect(await fixture.rows(noticeTable)).toHaveLength(1)
  })

  it('is set by the rules of the form, tells the new follower, and answers what it was before', async () => {
    const [first = '', second = ''] = cases
    expect(await set(manager, 'hf20ManagerId', 'a-follow')).toMatchObject({
      data: [
        { id: first, ok: false },
        { id: second, ok: true, before: 'a-manager' },
      ],
    })
    expect(await stored(second, 'hf20ManagerId')).toBe('a-follow')
    expect(effects()).toMatchObject([
      { key: second, by: 'a-manager', before: { hf20ManagerId: 'a-manager' }, after: { hf20ManagerId: 'a-follow' } },
    ])
    expect(await fixture.rows(noticeTable)).toHaveLength(2)
  })

  it('is refused case by case for those who do not work on it, and in a closed case', async () => {
    const [first = '', second = ''] = cases
    await set(manager, 'hf20DemandStep', DEMAND_STEP.finished)
    const follow = await fixture.as('follow')
    expect(await set(follow, 'hf20ManagerId', 'a-manager')).toMatchObject({
      data: [
        { id: first, ok: false, message: expect.stringContaining('已结案') },
        { id: second, ok: false, message: '项目不存在或无权查看' },
      ],
    })
    const viewer = await fixture.as('viewer')
    expect(await set(viewer, 'hf20ManagerId', 'a-manager')).toMatchObject({ success: false, code: 'NO_PERMISSION' })
  })

  it('names people and codes that do not fit, and takes no other field', async () => {
    const [first = ''] = cases
    expect(await set(manager, 'hf20ManagerId', 'a-sales')).toMatchObject({
      data: [{ id: first, ok: false, message: expect.stringContaining('跟进经理') }, { ok: false }],
    })
    expect(await set(manager, 'hf20DemandStep', 'HX0599')).toMatchObject({ data: [{ ok: false }, { ok: false }] })
    expect(issuesOf(await set(manager, 'hf20HouseAddress', '示例路2号'))).toEqual({
      field: '“房屋地址”不能批量修改',
    })
    expect(issuesOf(await manager('Hf20PrjBase.doSetAll', { ids: [], field: 'hf20ManagerId' }))).toHaveProperty('ids')
  })
})
