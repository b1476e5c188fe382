import { beforeEach, describe, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import type { ReceivedFile } from '../../../lib/backend/files.ts'
import { houseTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { fileClassesOf } from '../../../lib/domain/file/record-classes.ts'
import { type CaseRecordFixture, DEMAND, HOUSE, LOAN, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { issuesOf, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const DAY = 24 * 3_600_000
const MEMBER = 'Hf23PrjMember'
const PROJECT = 'Hf20PrjBase'
/** Service, key of its record in the case `p1`, and one of the file classes it stores. */
const OWNERS = [
  [PROJECT, 'p1', 'HX5812'],
  [DEMAND, 'd1', 'HX5812'],
  [HOUSE, 'h1', 'HX5811'],
  [TRADE, 't1', 'HX5807'],
  [LOAN, 'l1', 'HX5809'],
  [MEMBER, 'm1', 'HX5801'],
] as const

describe('the files of a record', () => {
  let fixture: CaseRecordFixture
  let serial: number
  beforeEach(async () => {
    serial = 0
    fixture = await openCaseRecordFixture()
    for (const [service, key] of [
      [DEMAND, 'd1'],
      [HOUSE, 'h1'],
      [TRADE, 't1'],
      [LOAN, 'l1'],
    ] as const)
      await fixture.addRecordOf(service, key)
    await fixture.addMember('m1')
  })

  const received = (change: Partial<ReceivedFile> = {}): ReceivedFile => {
    serial += 1
    const hash = `hash-${serial}`
    fixture.files.put(hash, new Uint8Array([1]))
    return { hash, sentHash: hash, size: 100, sentSize: 100, format: 'pdf', name: `${serial}.pdf`, ...change }
  }
  const attach = (
    send: Send,
    objType: string,
    objId: string,
    fileCls: string | null,
    files: readonly ReceivedFile[] = [received()],
  ) => send('file.uploadDocument', { objType, objId, ...(fileCls !== null && { fileCls }) }, { files })
  const listed = async (send: Send, hf1aObjCode: string, hf1aObjId: string) =>
    send('Hf1aCommonAppendix.getPageList', { hf1aObjCode, hf1aObjId })
  const states = async () => (await fixture.rows(documentTable)).map(({ values }) => values['state'])
  const idOf = ({ data }: { readonly data?: unknown }): string =>
    (data as readonly { readonly documentId: string }[])[0]?.documentId ?? ''

  it.each(OWNERS)(
    'UPL-001 CAL-038 CAL-039 stand at %s %s under their class, in the place of the case',
    async (service, key, fileCls) => {
      const send = await fixture.as('follow')
      const id = idOf(await attach(send, service, key, fileCls))
      expect(await fixture.rows(documentTable)).toMatchObject([
        { key: id, project: 'p1', city: '440100', values: { state: 'kept', objType: service, objId: key, fileCls } },
      ])
      expect(await listed(await fixture.as('viewer'), service, key)).toMatchObject({
        success: true,
        total: 1,
        data: [{ hf1a: id, hf1aObjCode: service, hf1aObjId: key, hf1aFileCls: fileCls }],
      })
    },
  )

  it.each(OWNERS)('are of a class that %s keeps, and of no other', async (service, key) => {
    const send = await fixture.as('follow')
    const attached = fileClassesOf(service)
    const foreign = ['HX5801', 'HX5806', 'HX5812', 'HX5899', 'hf2hFile1'].filter(
      (fileCls) => !attached.some((known) => known === fileCls),
    )
    for (const fileCls of [...foreign, '', null]) {
      const answer = await attach(send, service, key, fileCls)
      expect([fileCls, answer.code, issuesOf(answer)]).toEqual([fileCls, 'INVALID', { fileCls: '文件类别不正确' }])
    }
    expect(await states()).toEqual([])
  })

  const rights: readonly (readonly [UserName, string, string])[] = [
    ['follow', 'OK', 'works on the case'],
    ['southern', 'NOT_FOUND', 'works in another city'],
    ['finance', 'NO_PERMISSION', 'does not work on it'],
    ['viewer', 'NO_PERMISSION', 'may only look'],
  ]
  it.each(rights)('R7 R10 are added by %s: %s, who %s', async (user, code) => {
    const send = await fixture.as(user)
    for (const [service, key, fileCls] of OWNERS)
      expect([service, (await attach(send, service, key, fileCls)).code ?? 'OK']).toEqual([service, code])
    if (code === 'NOT_FOUND') expect((await listed(send, HOUSE, 'h1')).code).toBe('NOT_FOUND')
  })

  it('R8 answer the same for a record that is not there, of another service, and of somebody else’s case', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager' }, { city: '440300' })
    await fixture.addRecordOf(HOUSE, 'h2', {}, 'p2')
    const send = await fixture.as('follow')
    const answers = await Promise.all(
      [
        ['h2', HOUSE],
        ['nothing', HOUSE],
        ['t1', HOUSE],
        ['h1', 'Ss11SysUsers'],
      ].map(([key = '', service = '']) => attach(send, service, key, 'HX5806')),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'NOT_FOUND'))
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  })

  it('PRJ-044 stay as they are once the case may no longer be changed; managers still may', async () => {
    const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
    const id = idOf(await attach(follow, HOUSE, 'h1', 'HX5806'))
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
      const row = await unit.get(projectTable, 'p1')
      if (row) await unit.update(projectTable, 'p1', row.version, { hf20DemandStep: 'HX0507' })
    })
    expect((await attach(follow, HOUSE, 'h1', 'HX5806')).code).toBe('STATUS')
    expect((await follow('file.removeDocument', { id })).success).toBe(false)
    expect((await attach(manager, HOUSE, 'h1', 'HX5806')).success).toBe(true)
    expect((await manager('file.removeDocument', { id })).success).toBe(true)
    expect((await listed(follow, HOUSE, 'h1')).success).toBe(true)
  })

  it('UPL-014 to UPL-017 are nine of a class: a tenth, a wrong type or a large one loses no other', async () => {
    const send = await fixture.as('follow')
    for (let count = 1; count <= 8; count++) expect((await attach(send, HOUSE, 'h1', 'HX5811')).success).toBe(true)
    expect((await attach(send, HOUSE, 'h1', 'HX5811', [received(), received()])).message).toBe(
      '上传文件数量最多为 9个!',
    )
    expect(
      (
        await send(
          'file.uploadDocument',
          { objType: HOUSE, objId: 'h1', fileCls: 'HX5811', media: 'paper' },
          { files: [received({ format: 'mp3' })] },
        )
      ).message,
    ).toBe('上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!')
    expect((await attach(send, HOUSE, 'h1', 'HX5811', [received({ sentSize: 10_485_760 })])).message).toBe(
      '上传文件大小不能超过 10MB!',
    )
    const longest = `${'名'.repeat(196)}.pdf`
    expect((await attach(send, HOUSE, 'h1', 'HX5811', [received({ name: longest })])).success).toBe(true)
    expect((await attach(send, HOUSE, 'h1', 'HX5811')).message).toBe('上传文件数量最多为 9个!')
    const { data, total } = await listed(send, HOUSE, 'h1')
    expect([total, (data as readonly { readonly hf1aFileName: string }[]).at(-1)?.hf1aFileName]).toEqual([9, longest])
    // Every class has nine of its own.
    expect((await attach(send, HOUSE, 'h1', 'HX5808')).success).toBe(true)
  })

  it('R21 count for the case they lie in, whichever record keeps them', async () => {
    const small = await openFixture({ filesPerProject: 2 })
    await small.addCase('p1', { hf20ManagerId: 'a-follow' })
    await small.put(houseTable, 'h1', { hf29PrjId: 'p1' }, { project: 'p1', city: '440100' })
    await small.put(memberTable, 'm1', { hf23PrjId: 'p1', hf23MemberType: '0' }, { project: 'p1', city: '440100' })
    const files = Array.from({ length: 3 }, () => received())
    for (const { hash } of files) small.files.put(hash, new Uint8Array([1]))
    const send = await small.as('follow')
    const codes = []
    for (const [at, [service, key, fileCls]] of (
      [
        [MEMBER, 'm1', 'HX5801'],
        [HOUSE, 'h1', 'HX5806'],
        [PROJECT, 'p1', 'HX5812'],
      ] as const
    ).entries())
      codes.push((await attach(send, service, key, fileCls, files.slice(at, at + 1))).message ?? 'OK')
    expect(codes).toEqual(['OK', 'OK', '一个项目最多保存2个文件，请先删除不用的'])
  })

  it('MEM-074 P02 are let go with the member they were kept for, and swept a day later', async () => {
    const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
    await attach(follow, MEMBER, 'm1', 'HX5801')
    await attach(follow, MEMBER, 'm1', 'HX5802')
    await attach(follow, HOUSE, 'h1', 'HX5806')
    expect((await manager('Hf23PrjMember.deleteMember', { id: 'm1', prjId: 'p1' })).success).toBe(true)
    expect(await fixture.rows(memberTable)).toEqual([])
    expect(await states()).toEqual(['loose', 'loose', 'kept'])
    expect((await listed(manager, MEMBER, 'm1')).code).toBe('NOT_FOUND')
    fixture.clock.now += DAY + 1
    expect(await fixture.backend.files.sweep()).toEqual({ documents: 2, contents: 2 })
    expect(await states()).toEqual(['kept'])
  })

  it('OPN-028 stay with the record they were brought to: a copy starts without any', async () => {
    const send = await fixture.as('follow')
    await attach(send, HOUSE, 'h1', 'HX5806')
    await fixture.addCase('p3', { ...(await rowOfCase()), prjNo: 'P-p3' })
    const {
      keyValue: _of,
      version: _seen,
      refValues: _refValues,
      ...copy
    } = recordIn(await send(`${HOUSE}.doCreate`, { id: 'h1', isClone: 1, objKey: 'p3' }))
    const { keyValue } = recordIn(await send(`${HOUSE}.doSave`, { ...copy, hf29PrjId: 'p3' }))
    expect(keyValue).not.toBe('h1')
    expect((await listed(send, HOUSE, keyValue)).total).toBe(0)
    expect((await listed(send, HOUSE, 'h1')).total).toBe(1)
  })
  const rowOfCase = async () => (await fixture.rows(projectTable)).find(({ key }) => key === 'p1')?.values ?? {}

  it('CAL-040 are removed one by one; what a field names goes with a save of its record', async () => {
    const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
    const attached = idOf(await attach(follow, TRADE, 't1', 'HX5807'))
    const named = idOf(await follow('file.upload', { media: 'file' }, { files: [received()] }))
    const loose = (await follow('file.getDocuments', { ids: `${attached},${named}` })).data
    expect(loose).toMatchObject([
      { documentId: attached, loose: false },
      { documentId: named, loose: true },
    ])
    const { version } = recordIn(await follow(`${TRADE}.getOne`, { id: 't1' }))
    expect((await follow(`${TRADE}.doSave`, { keyValue: 't1', version, hf2hFile1: named })).success).toBe(true)
    expect(await manager('file.removeDocument', { id: named })).toMatchObject({
      code: 'STATUS',
      message: '文件属于记录的内容，请编辑该记录移除后保存',
    })
    expect((await manager('file.removeDocument', { id: attached })).success).toBe(true)
    expect((await fixture.rows(documentTable)).map(({ key }) => key)).toEqual([named])
  })
})
