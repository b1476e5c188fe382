import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemsIn } from '../backend/member/member-problems.ts'
import { NEW_CASE, startServer, table, type TestServer } from './harness/harness.ts'
import { recordIn, refusedFields, rowsIn, textIn, type Reply } from './harness/replies.ts'

type Sent = Readonly<Record<string, unknown>>
const JSON_TYPE = { 'content-type': 'application/json' }
/** What an installation asks of every member. */
const PERSON = { hf23CardNo: '440199199003070021', hf23LinkPhone: '15400000001', hf23Marriage: 'HX0601' } as const
const outcome = ({ envelope }: Reply) => (envelope.success ? 'done' : (envelope.code ?? ''))

describe('groups of members on PostgreSQL', () => {
  let server: TestServer
  let tokens: readonly string[]
  beforeAll(async () => {
    server = await startServer('postgres')
    tokens = [await server.signIn('manager'), await server.signIn('admin')]
  })
  afterAll(() => server.close())

  const call = (name: string, input: Sent, who = 0) =>
    server.call(name, input, { token: tokens[who] ?? null, json: true })
  const save = (prjId: string, rows: unknown, { side = '0', who = 0, key = '' } = {}) =>
    server.send(`/web/Hf2jPrjMemberRelation/saveChanges?prjId=${prjId}&memberType=${side}`, JSON.stringify(rows), {
      ...JSON_TYPE,
      token: tokens[who] ?? '',
      ...(key !== '' && { 'idempotency-key': key }),
    })
  const open = async () => textIn(recordIn(await call('Hf20PrjBase.doSave', { ...NEW_CASE })), 'keyValue')
  const addMember = async (prjId: string, name: string, side = '0') =>
    textIn(
      recordIn(
        await call('Hf23PrjMember.doSave', { hf23PrjId: prjId, hf23MemberType: side, hf23LinkName: name, ...PERSON }),
      ),
      'keyValue',
    )
  const remove = (prjId: string, id: string, who = 0) => call('Hf23PrjMember.deleteMember', { id, prjId }, who)
  const listed = async (prjId: string) =>
    rowsIn(await call('Hf2jPrjMemberRelation.getRelationMemberList', { hf2jPrjId: prjId, hf2jMemberType: '0,1,2' }))
  /** What is stored of the people of a case, read at once. */
  const problems = (prjId: string) =>
    server.services.store.unit({ account: 'system', now: server.services.ports.clock() }, async (unit) => {
      const project = await unit.get(table('hf20_prj_base'), prjId)
      if (!project) throw new Error('the case is gone')
      const where = { field: '$project', is: [prjId] }
      return problemsIn({
        project,
        members: (await unit.list(table('hf23_prj_member'), { where })).rows,
        groups: (await unit.list(table('hf2j_prj_member_relation'), { where })).rows,
      })
    })

  it('CAL-036 a list is saved as a JSON array with its parameters in the address, once for one key', async () => {
    const prjId = await open()
    const rows = [{ hf2jMemberName1: '例甲', isBuyer1: 1, hf2jMemberName2: '样乙' }]
    const first = await save(prjId, rows, { key: `groups-${prjId}` })
    expect(rowsIn(first)).toMatchObject([
      { version: 1, hf2jMemberName1: '例甲', memberTag1: 'NAME_ONLY', memberTag2: 'NO_NAME' },
    ])
    expect(rowsIn(await save(prjId, rows, { key: `groups-${prjId}` }))).toEqual(rowsIn(first))
    expect(await listed(prjId)).toEqual(rowsIn(first))
    expect((await save(prjId, [], { key: `groups-${prjId}` })).envelope.code).toBe('KEY_REUSED')
    expect(refusedFields(await save(prjId, [{}, { nobody: 1 }, 5]))).toEqual(['rows[1].nobody', 'rows[2]'])
    expect(
      refusedFields(
        await save(
          prjId,
          Array.from({ length: 201 }, () => ({})),
        ),
      ),
    ).toEqual(['rows'])
    expect(
      refusedFields(
        await server.send(`/web/Hf2jPrjMemberRelation/saveChanges?prjId=${prjId}&memberType=0`, 'rows=%5B%5D', {
          'content-type': 'application/x-www-form-urlencoded',
          token: tokens[0] ?? '',
        }),
      ),
    ).toEqual(['rows'])
    // Other calls take no list.
    expect(
      (await server.send('/web/Hf20PrjBase/doSave', '[{}]', { ...JSON_TYPE, token: tokens[0] ?? '' })).envelope,
    ).toMatchObject({ code: 'INVALID', message: '请求内容应为一条记录' })
    expect(await problems(prjId)).toEqual([])
  })

  it('R13 of two saves of one version exactly one counts', async () => {
    const prjId = await open()
    const [{ keyValue, version } = { keyValue: '', version: 0 }] = rowsIn(
      await save(prjId, [{ hf2jMemberName1: '例甲', isBuyer1: 1, hf2jMemberName2: '样乙' }]),
    )
    const twice = await Promise.all(
      ['例丙', '例丁'].map((name, who) =>
        save(prjId, [{ keyValue, version, hf2jMemberId2: null, hf2jMemberName2: name }], { who }),
      ),
    )
    expect(twice.map(outcome).toSorted()).toEqual(['CONFLICT', 'done'])
    const [lost] = twice.filter(({ envelope }) => !envelope.success)
    expect(lost?.envelope.data).toMatchObject({ rows: await listed(prjId) })
    expect(await problems(prjId)).toEqual([])
  })

  it('CAL-037 of two deletions of one member exactly one counts', async () => {
    const prjId = await open()
    const id = await addMember(prjId, '例甲')
    expect((await Promise.all([0, 1].map((who) => remove(prjId, id, who)))).map(outcome).toSorted()).toEqual([
      'NOT_FOUND',
      'done',
    ])
    expect(await problems(prjId)).toEqual([])
  })

  it('R13 BAS-033 groups, members and the case fit together after several people save and delete at once', async () => {
    const prjId = await open()
    const ids = await Promise.all(['甲', '乙', '丙', '丁', '戊', '己'].map((name) => addMember(prjId, `例${name}`)))
    const owners = [await addMember(prjId, '例庚', '1'), await addMember(prjId, '例辛', '1')]
    for (let round = 0; round < 3; round += 1) {
      const [first = '', second = ''] = ids.slice(round * 2)
      const stored = await listed(prjId)
      const replies = await Promise.all([
        save(prjId, [
          { hf2jMemberId1: first, isBuyer1: 1, hf2jMemberId2: second, isBuyer2: 1 },
          { hf2jMemberName1: `样${round}`, isBuyer1: 1 },
        ]),
        remove(prjId, first),
        remove(prjId, first, 1),
        save(
          prjId,
          [
            { hf2jMemberId1: second, isBuyer1: 1 },
            ...stored
              .filter((row) => row['hf2jMemberType'] === '0')
              .slice(0, 1)
              .map(({ keyValue, version }) => ({ keyValue, version, isDelete: 1 })),
          ],
          { who: 1 },
        ),
        save(prjId, [{ hf2jMemberId1: owners[0], hf2jMemberId2: owners[1], isOwner2: 1 }], { side: '1', who: 1 }),
        call('Hf23PrjMember.doSave', { keyValue: second, ...PERSON, hf23LinkName: `例改${round}` }),
        call('Hf20PrjBase.doSave', { keyValue: prjId, hf20HouseMarketPrice: 1_000 + round }, 1),
        call('Hf23PrjMember.doSave', {
          hf23PrjId: prjId,
          hf23MemberType: '0',
          hf23LinkName: `样加${round}`,
          ...PERSON,
        }),
      ])
      // Only one deletion takes effect; the user who was too late with the deleted group gets a message.
      expect([outcome(replies[1]), outcome(replies[2])].toSorted()).toEqual(['NOT_FOUND', 'done'])
      for (const reply of replies) expect(['done', 'NOT_FOUND', 'INVALID', 'CONFLICT']).toContain(outcome(reply))
      expect(replies.slice(4).map(({ envelope }) => envelope.message ?? 'done')).toEqual([
        'done',
        'done',
        'done',
        'done',
      ])
      expect(await problems(prjId)).toEqual([])
      expect((await listed(prjId)).flatMap((row) => [row['hf2jMemberId1'], row['hf2jMemberId2']])).not.toContain(first)
    }
  })
})
