import { beforeEach, describe, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { memberFileTable, paperWaiverTable } from '../../../lib/backend/paper/paper-tables.ts'
import { sysParamTable } from '../../../lib/backend/sys-param/sys-param-table.ts'
import type { FileFormat } from '../../../lib/domain/file/file-format.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'
import { done } from '../flow/flow-fixture.ts'
import type { UserName } from '../handlers/people.ts'
import { check, FILE, filesIn, handAll, openPaperFixture, type PaperFixture } from './paper-fixture.ts'

const DAY = 24 * 3_600_000
const TODAY = Date.UTC(2026, 10, 21, -8)

describe('handing in papers', () => {
  let fixture: PaperFixture
  let follow: Send
  beforeEach(async () => {
    fixture = await openPaperFixture()
    follow = await fixture.as('follow')
  })
  const document = async (id: string) => (await fixture.rows(documentTable)).find(({ key }) => key === id)
  const files = async () => (await fixture.rows(memberFileTable)).length

  it('CAL-103 PAP-004 PAP-012 files a loose document with the case, to be compared with the original', async () => {
    const id = await fixture.upload(follow, { name: '身份证正面.png', size: 321 })
    const [file] = filesIn(await handAll(follow, [{ hf2yFileUrl: id, hf2yFileType: 'P007', hf2yObjId: 'm1' }]))
    expect(file).toMatchObject({
      hf2yFileUrl: id,
      hf2yFileName: '身份证正面.png',
      hf2yFileType: 'P007',
      hf2yMemberId: 'm1',
      hf2yObjId: 'm1',
      hf2yPrjId: 'p1',
      hf2yFileCls: 'HX5804',
      hf2yIssueDay: TODAY,
      hf2yExpiryDay: TODAY + 30 * DAY,
      hf2yState: 'WAITING',
      fileFormat: 'png',
      fileSize: 321,
      LINK_NAME: '林例溪',
      daysLeft: 30,
      mayRemove: 1,
      version: 1,
      refValues: { hf2yFileType: '收入证明', hf2yState: '待核对', hf2yMemberId: '林例溪' },
    })
    expect(file?.url).toMatch(new RegExp(`${id}\\?e=\\d+&s=`))
    expect(await document(id)).toMatchObject({
      project: 'p1',
      city: '440100',
      values: { state: 'kept', objType: FILE, objId: 'p1' },
    })
    expect((await (await fixture.as('viewer'))('file.getDocuments', { ids: id })).data).toHaveLength(1)
    fixture.clock.now += 2 * DAY
    expect(await fixture.backend.files.sweep()).toMatchObject({ documents: 0 })
  })
  it('PAP-006 says who provided it where that is another person, and the side where it hands in together', async () => {
    expect(
      filesIn(await fixture.hand(follow, 'P001', 'm2', { hf2yMemberId: 'm1', hf2yFileName: ' 反面 ' })),
    ).toMatchObject([{ LINK_NAME: '林例溪', hf2yObjId: 'm2', hf2yFileName: '反面' }])
    expect(filesIn(await fixture.hand(follow, 'P022', 'owner'))).toMatchObject([
      { LINK_NAME: '业主', hf2yMemberId: null },
    ])
  })
  it('PAP-008 UPL-014 takes nine files for each person, and no tenth, nor one twice', async () => {
    const ids = []
    for (let count = 0; count < 10; count += 1) ids.push(await fixture.upload(follow))
    const rows = ids.map((hf2yFileUrl) => ({ hf2yFileUrl, hf2yFileType: 'P001', hf2yObjId: 'm1' }))
    expect(await handAll(follow, rows)).toMatchObject({ code: 'INVALID', message: '第10行上传文件数量最多为 9个!' })
    expect(await files()).toBe(0)
    expect(filesIn(await handAll(follow, rows.slice(0, 9))).map(({ hf2yFileUrl }) => hf2yFileUrl)).toEqual(
      ids.slice(0, 9),
    )
    expect((await fixture.paper(follow, 'P001')).creditUrls.map(({ hf2yFileUrl }) => hf2yFileUrl)).toEqual(
      ids.slice(0, 9),
    )
    expect(issuesOf(await handAll(follow, rows.slice(9)))).toEqual({
      'rows[0].hf2yFileUrl': '第1行上传文件数量最多为 9个!',
    })
    expect(
      (
        await handAll(follow, [
          { ...rows[9], hf2yObjId: 'm2' },
          { ...rows[9], hf2yObjId: 'm2' },
        ])
      ).message,
    ).toBe('第2行文件已在这份资料中')
    expect((await handAll(follow, [{ ...rows[9], hf2yObjId: 'm2' }])).success).toBe(true)
  })
  it('PAP-008 of two who hand in for the ninth place at once one is told that it is taken', async () => {
    const sales = await fixture.as('sales')
    for (let count = 0; count < 8; count += 1) done(await fixture.hand(follow, 'P001', 'm1'))
    const answers = await Promise.all([fixture.hand(follow, 'P001', 'm1'), fixture.hand(sales, 'P001', 'm1')])
    expect(answers.map(({ message = 'OK' }) => message).sort()).toEqual(['OK', '第1行上传文件数量最多为 9个!'])
    expect(await files()).toBe(9)
  })
  it('anchors (f) lets one file count for several papers; the last that lets it go sets it free', async () => {
    const id = await fixture.upload(follow)
    const row = (hf2yFileType: string, hf2yObjId: string) => ({ hf2yFileUrl: id, hf2yFileType, hf2yObjId })
    const [first, second] = filesIn(await handAll(follow, [row('P001', 'm1'), row('P003', 'm1')]))
    const [third] = filesIn(await handAll(await fixture.as('sales'), [row('P003', 'm2')]))
    expect((await fixture.paper(follow, 'P003')).state).toBe('UNCHECKED')
    for (const file of [first, second]) done(await follow(`${FILE}.removeMemberFile`, { id: file?.keyValue }))
    expect((await document(id))?.values['state']).toBe('kept')
    done(await (await fixture.as('manager'))(`${FILE}.removeMemberFile`, { id: third?.keyValue }))
    expect(await document(id)).toMatchObject({ values: { state: 'loose' } })
  })
  it('counts a file of a record of the case as well, which belongs to both', async () => {
    const { data } = done(
      await follow(
        'file.uploadDocument',
        { objType: 'Hf23PrjMember', objId: 'm1', fileCls: 'HX5801' },
        { files: [received('attached')] },
      ),
    )
    const id = (data as readonly { readonly documentId: string }[])[0]?.documentId ?? ''
    const [file] = filesIn(await handAll(follow, [{ hf2yFileUrl: id, hf2yFileType: 'P001', hf2yObjId: 'm1' }]))
    done(await (await fixture.as('manager'))('file.removeDocument', { id }))
    expect(await document(id)).toMatchObject({ values: { state: 'kept', objType: FILE, objId: 'p1' } })
    done(await follow(`${FILE}.removeMemberFile`, { id: file?.keyValue }))
    expect((await document(id))?.values['state']).toBe('loose')
    await fixture.put(tradeTable, 't1', { hf2hPrjId: 'p1' }, { project: 'p1', city: '440100' })
    const attachedId = await fixture.upload(follow)
    const [paper] = filesIn(await handAll(follow, [{ hf2yFileUrl: attachedId, hf2yFileType: 'P001', hf2yObjId: 'm2' }]))
    const { version } = done(
      await follow('Hf2hPrjTrade.doSave', { keyValue: 't1', version: 1, hf2hImage1: attachedId }),
    ).data as { readonly version: number }
    done(await follow(`${FILE}.removeMemberFile`, { id: paper?.keyValue }))
    expect(await document(attachedId)).toMatchObject({
      values: { state: 'kept', objType: 'Hf2hPrjTrade', objId: 't1' },
    })
    const [again] = filesIn(await handAll(follow, [{ hf2yFileUrl: attachedId, hf2yFileType: 'P001', hf2yObjId: 'm2' }]))
    done(await follow('Hf2hPrjTrade.doSave', { keyValue: 't1', version, hf2hImage1: null }))
    expect(await document(attachedId)).toMatchObject({ values: { state: 'kept', objType: FILE } })
    done(await follow(`${FILE}.removeMemberFile`, { id: again?.keyValue }))
    expect((await document(attachedId))?.values['state']).toBe('loose')
  })
  const received = (hash: string, format: FileFormat = 'png') => {
    fixture.files.put(hash, new Uint8Array([1]))
    return { hash, sentHash: hash, size: 100, sentSize: 100, format, name: `${hash}.${format}` }
  }

  it('R8 R22 refuses what is missing, of another case or person, or of another format, naming the row', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addMember('n1', {}, 'p2')
    const theirs = await fixture.upload(await fixture.as('sales'))
    const { data } = done(
      await follow(
        'file.uploadDocument',
        { objType: 'Hf23PrjMember', objId: 'n1', fileCls: 'HX5801' },
        { files: [received('other')] },
      ),
    )
    const other = (data as readonly { readonly documentId: string }[])[0]?.documentId
    const word = done(
      await follow(
        'file.uploadDocument',
        { objType: 'Hf23PrjMember', objId: 'm1', fileCls: 'HX5801' },
        { files: [received('word', 'docx')] },
      ),
    ).data as readonly { readonly documentId: string }[]
    const mine = await fixture.upload(follow)
    const row = (hf2yFileUrl: unknown, more = {}) => ({ hf2yFileUrl, hf2yFileType: 'P001', hf2yObjId: 'm1', ...more })
    const missing = '文件不存在，请重新上传'
    const answer = await handAll(follow, [
      row('nothing'),
      row(theirs),
      row(other),
      row(word[0]?.documentId),
      row(mine, { hf2yObjId: 'n1' }),
      row(mine, { hf2yObjId: 'm3', hf2yFileType: 'P007' }),
      row(mine, { hf2yFileType: 'P099' }),
      row(mine, { hf2yObjId: 'buyer' }),
      row(mine, { hf2yMemberId: 'n1' }),
      row(mine, { hf2yIssueDay: TODAY + DAY }),
    ])
    expect(issuesOf(answer)).toEqual({
      'rows[0].hf2yFileUrl': `第1行${missing}`,
      'rows[1].hf2yFileUrl': `第2行${missing}`,
      'rows[2].hf2yFileUrl': `第3行${missing}`,
      'rows[3].hf2yFileUrl': '第4行上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!',
      'rows[4].hf2yObjId': '第5行使用人不存在',
      'rows[5].hf2yFileType': '第6行项目现在不需要这种资料，请刷新后重试',
      'rows[6].hf2yFileType': '第7行项目现在不需要这种资料，请刷新后重试',
      'rows[7].hf2yObjId': '第8行“居民身份证”现在不由所选的使用人提供，请刷新后重试',
      'rows[8].hf2yMemberId': '第9行提供人不存在',
      'rows[9].hf2yIssueDay': '第10行出具日期不能晚于今天',
    })
    expect([await files(), (await document(mine))?.values['state']]).toEqual([0, 'loose'])
    expect([
      (await handAll(follow, [])).code,
      (await handAll(follow, [row(mine)], { prjId: 'nothing' })).code,
      (await follow(`${FILE}.addMemberFile`, [row(mine)])).message,
    ]).toEqual(['INVALID', 'NOT_FOUND', '项目ID必填'])
  })
  it('ERR-023 ERR-024 ERR-025 UPL-010 UPL-011 is under the limits of papers', async () => {
    const send = (files: readonly ReturnType<typeof received>[]) =>
      follow('file.upload', { objType: FILE, media: 'paper' }, { files })
    const ten = Array.from({ length: 10 }, (_, index) => received(`many-${index}`))
    expect((await send(ten)).message).toBe('当前限制选择9个文件，本次选择了 10 个文件')
    expect((await send([received('sound', 'mp3')])).message).toBe('上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!')
    expect((await send([{ ...received('large', 'pdf'), sentSize: 10_485_760 }])).message).toBe(
      '上传文件大小不能超过 10MB!',
    )
    expect((await send([{ ...received('fits', 'pdf'), sentSize: 10_485_759 }])).success).toBe(true)
  })
  it('C05 under one key counts once', async () => {
    const row = { hf2yFileUrl: await fixture.upload(follow), hf2yFileType: 'P001', hf2yObjId: 'm1' }
    const [first, second] = [
      await handAll(follow, [row], { key: 'once' }),
      await handAll(follow, [row], { key: 'once' }),
    ]
    expect(second.data).toEqual(first.data)
    expect(await files()).toBe(1)
    expect((await handAll(follow, [{ ...row, hf2yObjId: 'm2' }], { key: 'once' })).code).toBe('KEY_REUSED')
  })
  it('notifies open screens of the papers and of the jobs that count them, and is in the audit log', async () => {
    const liveMessages: unknown[] = []
    const { data } = await fixture.send(null)(
      'login.doLogin',
      { userName: 'viewer', password: 'viewer-secret' },
      { address: 'line' },
    )
    await fixture.backend.live.admit((data as { readonly token: string }).token, {
      send: (message: unknown) => void liveMessages.push(message),
      close: () => undefined,
    } as never) // adapter: as much of a line as this back end uses
    done(await fixture.hand(follow, 'P001', 'm1'))
    await expect.poll(() => JSON.stringify(liveMessages)).toContain(FILE)
    expect(JSON.stringify(liveMessages)).toContain('Hf15FlowJobs')
    expect(fixture.auditLog.filter(({ table }) => table === memberFileTable.name)).toMatchObject([
      {
        action: `${FILE}.addMemberFile`,
        by: 'a-follow',
        project: 'p1',
        after: { hf2yFileType: 'P001', hf2yState: 'WAITING' },
      },
    ])
  })

  const rights: readonly (readonly [UserName, string, string, string, string])[] = [
    // Hands in, compares, waives, takes out what another user handed in.
    ['manager', 'OK', 'OK', 'OK', 'OK'],
    ['follow', 'OK', 'OK', 'OK', 'NO_PERMISSION'],
    ['provider', 'OK', 'NO_PERMISSION', 'OK', 'NO_PERMISSION'],
    ['service', 'OK', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['finance', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['viewer', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION', 'NO_PERMISSION'],
    ['southern', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  ]
  it.each(rights)(
    'R7 R10 %s: hands in %s, compares %s, waives %s, takes out another’s %s',
    async (user, hands, compares, waives, takes) => {
      const [file] = filesIn(await fixture.hand(await fixture.as('sales'), 'P001', 'm1'))
      const send = await fixture.as(user)
      const id = hands === 'NO_PERMISSION' && user === 'viewer' ? 'nothing' : await fixture.upload(send)
      const submitted = await handAll(send, [{ hf2yFileUrl: id, hf2yFileType: 'P001', hf2yObjId: 'm2' }])
      const waived = await send(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P007',
        objId: 'm4',
        side: 'buyer',
        reason: '无收入',
      })
      const compared = await check(send, [file?.keyValue ?? ''], 0, '看不清')
      const taken = await send(`${FILE}.removeMemberFile`, { id: file?.keyValue })
      expect([submitted, compared, waived, taken].map(({ code = 'OK' }) => code)).toEqual([
        hands,
        compares,
        waives,
        takes,
      ])
      if (user !== 'southern') {
        const { mayAdd, mayCheck, mayWaive } = await fixture.papers(send)
        expect([mayAdd, mayCheck, mayWaive]).toEqual([hands, compares, waives].map((code) => (code === 'OK' ? 1 : 0)))
      }
    },
  )
  it('R7 lets whoever follows an open job hand in its papers, and take back their own until compared', async () => {
    const service = await fixture.as('service')
    expect(await fixture.papers(service)).toMatchObject({
      mayAdd: 1,
      mayCheck: 0,
      mayWaive: 0,
      addable: ['P001', 'P003', 'P007', 'P013', 'P040'],
    })
    const [file] = filesIn(await fixture.hand(service, 'P001', 'm1'))
    expect(await fixture.hand(service, 'P022', 'owner')).toMatchObject({
      code: 'NO_PERMISSION',
      message: '您只能提交所跟进流程需要的资料',
    })
    done(await check(follow, [file?.keyValue ?? '']))
    expect((await service(`${FILE}.removeMemberFile`, { id: file?.keyValue })).code).toBe('NO_PERMISSION')
    const [own] = filesIn(await fixture.hand(service, 'P001', 'm1'))
    done(await service(`${FILE}.removeMemberFile`, { id: own?.keyValue }))
    expect((await service(`${FILE}.removeMemberFile`, { id: own?.keyValue })).code).toBe('NOT_FOUND')
  })
  it('PRJ-043 ends for all but managers once the case is over', async () => {
    const [file] = filesIn(await fixture.hand(follow, 'P001', 'm1'))
    const loose = await fixture.upload(follow)
    await fixture.change({ hf20DemandStep: 'HX0507' })
    const id = file?.keyValue
    const answers = [
      await handAll(follow, [{ hf2yFileUrl: loose, hf2yFileType: 'P001', hf2yObjId: 'm1' }]),
      await follow(`${FILE}.updateMemberFile`, { keyValue: id, version: 1, hf2yFileName: '新名' }),
      await check(follow, [id ?? '']),
      await follow(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P007',
        objId: 'm1',
        side: 'buyer',
        reason: '无',
      }),
      await follow(`${FILE}.removeMemberFile`, { id }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['STATUS', 'STATUS', 'STATUS', 'STATUS', 'STATUS'])
    expect(await fixture.papers(follow)).toMatchObject({
      mayAdd: 0,
      mayCheck: 0,
      mayWaive: 0,
      blocked: '项目已结案，不能修改；如需修改请联系经理',
    })
    done(await (await fixture.as('manager'))(`${FILE}.removeMemberFile`, { id }))
  })

  it('PAP-007 comparing answers for each file, keeps who and when, and tells the sender of a return', async () => {
    const sales = await fixture.as('sales')
    const [first] = filesIn(await fixture.hand(sales, 'P001', 'm1'))
    const [second] = filesIn(await fixture.hand(sales, 'P007', 'm1', { hf2yIssueDay: TODAY - 40 * DAY }))
    const ids = [first?.keyValue ?? '', second?.keyValue ?? '', 'nothing']
    const results = async (send = follow, accepted = 1, reason?: string) =>
      (
        done(await check(send, ids, accepted, reason)).data as readonly {
          readonly ok: boolean
          readonly message: string
        }[]
      ).map(({ ok, message }) => (ok ? 'OK' : message))
    expect(await results()).toEqual(['OK', '该文件已过期，请更新资料或出具日期', '文件不存在或已移除'])
    expect((await results())[0]).toBe('该文件已核对')
    const row = async () => (await fixture.rows(memberFileTable)).find(({ key }) => key === first?.keyValue)?.values
    expect(await row()).toMatchObject({
      hf2yState: 'CHECKED',
      hf2yCheckUsr: 'a-follow',
      hf2yCheckAt: fixture.clock.now,
    })
    for (const reason of [undefined, '  '])
      expect(issuesOf(await check(follow, ids, 0, reason))).toEqual({ reason: '退回原因必填' })
    expect(await results(follow, 0, '照片反光')).toEqual(['OK', 'OK', '文件不存在或已移除'])
    expect(await row()).toMatchObject({ hf2yState: 'RETURNED', hf2yReason: '照片反光' })
    expect(await results(follow, 0, '再退一次')).toEqual(['该文件已退回', '该文件已退回', '文件不存在或已移除'])
    expect((await fixture.rows(noticeTable)).map(({ values }) => values)).toMatchObject([
      { acctId: 'a-sales', kind: 'PAPER_RETURNED', title: '2 个资料文件已退回', body: '示例路1号：照片反光' },
    ])
    expect((await check(follow, [])).code).toBe('INVALID')
  })
  it('ruling 26 PAP-007 who hands a file in may not check it and is told so, unless the site allows it', async () => {
    const [own] = filesIn(await fixture.hand(follow, 'P001', 'm1'))
    const [other] = filesIn(await fixture.hand(await fixture.as('sales'), 'P007', 'm1'))
    const ids = [own?.keyValue ?? '', other?.keyValue ?? '']
    const refusals = async (send: Send) =>
      (await fixture.papers(send)).buyCreditInfos.flatMap(({ creditUrls }) =>
        creditUrls.map(({ checkRefusal }) => checkRefusal),
      )
    const refusal = '不能核对本人提交的文件，请由其他人员核对'
    expect(done(await check(follow, ids)).data).toEqual([
      { id: ids[0], ok: false, message: refusal },
      { id: ids[1], ok: true, message: '' },
    ])
    expect((await refusals(follow)).toSorted()).toEqual(['', refusal])
    expect(await refusals(await fixture.as('manager'))).toEqual(['', ''])
    // What is wrong with one's own file may be said.
    expect(done(await check(follow, [ids[0] ?? ''], 0, '照片反光')).data).toEqual([
      { id: ids[0], ok: true, message: '' },
    ])
    await fixture.put(sysParamTable, 'four-eyes', {
      ss02Code: 'PAPER_SELF_CHECK',
      ss02Value: 'allowed',
      ss02Enabled: 1,
    })
    expect(await refusals(follow)).toEqual(['', ''])
    expect(done(await check(follow, [ids[0] ?? ''])).data).toEqual([{ id: ids[0], ok: true, message: '' }])
  })
  it('PAP-007 who checked a file takes it back: it waits again, and the log has a line', async () => {
    const [file, other] = filesIn(
      await handAll(await fixture.as('sales'), [
        { hf2yFileUrl: await fixture.upload(await fixture.as('sales')), hf2yFileType: 'P007', hf2yObjId: 'm1' },
        { hf2yFileUrl: await fixture.upload(await fixture.as('sales')), hf2yFileType: 'P007', hf2yObjId: 'm2' },
      ]),
    )
    const [id, otherId] = [file?.keyValue ?? '', other?.keyValue ?? '']
    const manager = await fixture.as('manager')
    const takeBack = (send: Send, key = id) => send(`${FILE}.takeBackCheck`, { id: key })
    const stateOf = async (key: string) =>
      (await fixture.papers(manager)).buyCreditInfos
        .flatMap(({ creditUrls }) => creditUrls)
        .find(({ keyValue }) => keyValue === key)
    expect(await takeBack(follow)).toMatchObject({ code: 'STATUS' })
    done(await check(follow, [id]))
    expect(await takeBack(manager)).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await takeBack(await fixture.as('sales'))).toMatchObject({ code: 'NO_PERMISSION' })
    expect(await takeBack(await fixture.as('southern'))).toMatchObject({ code: 'NOT_FOUND' })
    done(await takeBack(follow))
    expect(await stateOf(id)).toMatchObject({ hf2yState: 'WAITING', hf2yReason: null })
    expect(await takeBack(follow)).toMatchObject({ code: 'STATUS' })
    expect(fixture.auditLog.filter(({ action }) => action === `${FILE}.takeBackCheck`)).toMatchObject([
      { key: id, before: { hf2yState: 'CHECKED' }, after: { hf2yState: 'WAITING' }, result: 'done' },
    ])

    done(await check(follow, [otherId], 0, '照片反光'))
    done(await takeBack(follow, otherId))
    expect(await stateOf(otherId)).toMatchObject({ hf2yState: 'WAITING', hf2yReason: null })
    const { data } = await (await fixture.as('sales'))('Notice.getMyNotices', {})
    const { rows } = data as { readonly rows: readonly { readonly title: string; readonly sourceId: string }[] }
    // Both are of the same moment here.
    expect(rows.map(({ title, sourceId }) => `${/已退回|退回已撤销/.exec(title)?.[0]} ${sourceId}`).toSorted()).toEqual(
      [`已退回 ${otherId}`, `退回已撤销 ${otherId}`],
    )
  })
  it('PAP-012 lets what is said of a file be corrected; another day of issue is compared again', async () => {
    const [file] = filesIn(await fixture.hand(follow, 'P007', 'm1'))
    done(await check(await fixture.as('manager'), [file?.keyValue ?? '']))
    const change = (values: object, version?: number) =>
      follow(`${FILE}.updateMemberFile`, {
        keyValue: file?.keyValue,
        ...(version !== undefined && { version }),
        ...values,
      })
    expect(done(await change({ hf2yFileName: '公司开具的收入证明', hf2yMemberId: 'm2' })).data).toMatchObject({
      hf2yFileName: '公司开具的收入证明',
      LINK_NAME: '周演航',
      hf2yState: 'CHECKED',
      version: 3,
    })
    expect(done(await change({ hf2yIssueDay: TODAY - 10 * DAY }, 3)).data).toMatchObject({
      hf2yState: 'WAITING',
      hf2yCheckUsr: null,
      hf2yExpiryDay: TODAY + 20 * DAY,
      daysLeft: 20,
    })
    expect((await change({ hf2yIssueDay: TODAY - 11 * DAY }, 3)).code).toBe('CONFLICT')
    expect(issuesOf(await change({ hf2yIssueDay: TODAY + DAY }))).toEqual({ hf2yIssueDay: '出具日期不能晚于今天' })
    expect(issuesOf(await change({ hf2yIssueDay: null }))).toEqual({ hf2yIssueDay: '出具日期必填' })
    expect(issuesOf(await change({ hf2yFileName: '' }))).toEqual({ hf2yFileName: '文件名称必填' })
    await fixture.addCase('p2')
    await fixture.addMember('n1', {}, 'p2')
    expect(issuesOf(await change({ hf2yMemberId: 'n1' }))).toEqual({ hf2yMemberId: '提供人不存在' })
    expect(issuesOf(await change({ hf2yState: 'CHECKED' }))).toEqual({ hf2yState: '核对状态由系统计算，不能提交' })
  })
  it('PAP-007 says why of what need not be handed in, until a person hands it in or says otherwise', async () => {
    const waive = (reason?: string, more = {}) =>
      follow(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P001',
        objId: 'm4',
        side: 'buyer',
        ...(reason !== undefined && { reason }),
        ...more,
      })
    const guarantor = async () => (await fixture.paper(follow, 'P001')).usings.find(({ id }) => id === 'm4')
    done(await waive('  银行已留存  '))
    expect(await guarantor()).toMatchObject({ state: 'WAIVED', waived: '银行已留存', asked: 1 })
    done(await waive('另一原因'))
    done(await waive())
    expect(await guarantor()).toMatchObject({ state: 'MISSING', waived: '' })
    done(await waive())
    done(await waive('不用了'))
    done(await fixture.hand(follow, 'P001', 'm4'))
    expect(await guarantor()).toMatchObject({ state: 'UNCHECKED', waived: '' })
    expect(await fixture.rows(paperWaiverTable)).toEqual([])
    expect([issuesOf(await waive('无', { objId: 'm3' })), issuesOf(await waive('无', { side: 'both' }))]).toEqual([
      { objId: '项目现在不需要所选使用人的这种资料，请刷新后重试' },
      { side: '哪一方应为 buyer 或 owner' },
    ])
  })
  it('MEM-074 CAL-037 is undone for those who leave: their papers go along, and they provide no others', async () => {
    const id = await fixture.upload(follow)
    const shared = await fixture.upload(follow)
    const row = (hf2yFileUrl: string, hf2yObjId: string, more = {}) => ({
      hf2yFileUrl,
      hf2yFileType: 'P001',
      hf2yObjId,
      ...more,
    })
    filesIn(await handAll(follow, [row(id, 'm2'), row(shared, 'm2'), row(shared, 'm1', { hf2yMemberId: 'm2' })]))
    done(
      await follow(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P007',
        objId: 'm2',
        side: 'buyer',
        reason: '无',
      }),
    )
    done(await (await fixture.as('manager'))('Hf23PrjMember.deleteMember', { id: 'm2', prjId: 'p1' }))
    expect((await fixture.rows(memberTable)).map(({ key }) => key)).not.toContain('m2')
    expect(
      (await fixture.rows(memberFileTable)).map(({ values }) => [values['hf2yObjId'], values['hf2yMemberId'] ?? null]),
    ).toEqual([['m1', null]])
    expect([
      (await document(id))?.values['state'],
      (await document(shared))?.values['state'],
      await fixture.rows(paperWaiverTable),
    ]).toEqual(['loose', 'kept', []])
  })
})
