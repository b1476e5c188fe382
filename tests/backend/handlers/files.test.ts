import { beforeEach, describe, expect, it } from 'vitest'
import { file, richtext, files, image, text } from '../../../lib/catalogue/field.ts'
import { adoptDocuments } from '../../../lib/backend/file/adopt.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import type { ReceivedFile } from '../../../lib/backend/files.ts'
import type { SignedIn } from '../../../lib/backend/handler.ts'
import type { Row, Values } from '../../../lib/backend/store.ts'
import { houseTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { issuesOf, openFixture, type Fixture, type Send } from './fixture.ts'
import type { UserName } from './people.ts'

const DAY = 24 * 3_600_000
const HOUSE_TITLE = { objType: 'Hf29PrjHourse', fileCls: 'HX5806' }
const PICTURE = { format: 'png', name: 'a.png' } as const
const FIELDS = {
  name: text('名称'),
  papers: files('附件'),
  cover: image('封面'),
  story: richtext('正文'),
  film: file('短片', { media: 'video' }),
  sounds: files('录音', { media: 'audio' }),
  sheet: file('表格', { media: 'excel' }),
}

describe('documents', () => {
  let fixture: Fixture
  let serial: number
  beforeEach(async () => {
    serial = 0
    fixture = await openFixture()
    await fixture.addCase('case', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('other', { hf20ManagerId: 'a-sales' })
    await fixture.put(houseTable, 'house', { hf29PrjId: 'case' }, { project: 'case', city: '440100' })
    await fixture.addCase('closed', { hf20ManagerId: 'a-follow', hf20DemandStep: 'HX0507' })
  })

  /** A file as a host passes it: its bytes are stored. */
  function received(change: Partial<ReceivedFile> = {}): ReceivedFile {
    serial += 1
    const hash = change.hash ?? `hash-${serial}`
    if (hash !== 'gone') fixture.files.put(hash, new Uint8Array([1]))
    return { hash, sentHash: hash, size: 100, sentSize: 100, format: 'pdf', name: `${serial}.pdf`, ...change }
  }
  const attach = (
    send: Send,
    objId: string,
    sent: readonly ReceivedFile[] = [received()],
    more: Readonly<Record<string, unknown>> = {},
  ) => send('file.uploadDocument', { objId, fileCls: 'HX5812', ...more }, { files: sent })
  const loose = async (send: Send, change: Partial<ReceivedFile> = {}) =>
    idIn(await send('file.upload', { media: 'attachment' }, { files: [received(change)] }))
  const idIn = ({
    data,
    message,
  }: {
    readonly data?: unknown
    readonly message?: string | null | undefined
  }): string => {
    const [row] = (data ?? []) as readonly { readonly documentId: string }[]
    if (!row) throw new Error(`no document: ${message}`)
    return row.documentId
  }
  const rowOf = async (id: string): Promise<Row | undefined> =>
    (await fixture.rows(documentTable)).find(({ key }) => key === id)
  const seen = async (send: Send, ids: readonly string[]) =>
    ((await send('file.getDocuments', { ids: ids.join(',') })).data as readonly { readonly documentId: string }[]).map(
      ({ documentId }) => documentId,
    )

  describe('at a record', () => {
    it('UPL-001 stand under its project and city, with an entry in the audit log that holds no content', async () => {
      const id = idIn(await attach(await fixture.as('follow'), 'case'))
      expect(await rowOf(id)).toMatchObject({
        project: 'case',
        city: '440100',
        createdBy: 'a-follow',
        values: { state: 'kept', objType: 'Hf20PrjBase', objId: 'case', fileCls: 'HX5812', name: '1.pdf' },
      })
      expect(fixture.auditLog.at(-1)).toMatchObject({
        action: 'file.uploadDocument',
        table: 'hf1a_common_appendix',
        key: id,
        project: 'case',
        result: 'done',
      })
    })
    it('UPL-005 UPL-006 UPL-008 may be films, sound and sheets beside pictures and documents', async () => {
      const send = await fixture.as('follow')
      const of = (format: ReceivedFile['format'], megabytes: number) =>
        received({ format, name: `a.${format}`, size: megabytes * 1_048_576, sentSize: megabytes * 1_048_576 })
      for (const sent of [of('mp4', 60), of('webm', 1), of('wav', 9), of('acc', 1), of('xlsx', 1), of('xls', 1)])
        expect(await attach(send, 'case', [sent])).toMatchObject({ success: true })
      expect(await attach(send, 'case', [of('mp4', 100)])).toMatchObject({
        code: 'INVALID',
        message: '上传文件大小不能超过 100MB!',
      })
      for (const format of ['wav', 'xlsx', 'pdf'] as const)
        expect(await attach(send, 'case', [of(format, 10)])).toMatchObject({
          code: 'INVALID',
          message: '上传文件大小不能超过 10MB!',
        })
      expect(await fixture.rows(documentTable)).toHaveLength(6)
    })
    const rights: readonly (readonly [UserName, string, string, string])[] = [
      ['follow', 'case', 'OK', 'works on the case'],
      ['manager', 'case', 'OK', 'manages the city'],
      ['sales', 'case', 'NOT_FOUND', 'works on another case'],
      ['southern', 'case', 'NOT_FOUND', 'works in another city'],
      ['finance', 'case', 'NO_PERMISSION', 'sees the city but does not work on it'],
      ['viewer', 'case', 'NO_PERMISSION', 'may only look'],
      ['follow', 'closed', 'STATUS', 'comes too late'],
      ['follow', 'nothing', 'NOT_FOUND', 'names a case that is not there'],
    ]
    it.each(rights)('R7 R10 who is %s adds to %s: %s, since this person %s', async (user, objId, code) => {
      const answer = await attach(await fixture.as(user), objId)
      expect(answer.code ?? 'OK').toBe(code)
      expect(await fixture.rows(documentTable)).toHaveLength(code === 'OK' ? 1 : 0)
    })
    it('R8 can stand only at records files are kept for', async () => {
      expect(
        (await attach(await fixture.as('manager'), 'u-manager', [received()], { objType: 'Ss11SysUsers' })).code,
      ).toBe('NOT_FOUND')
    })
    it.each([{}, { objType: 'Hf29PrjHourse' }, { objType: 'HF29_PRJ_HOURSE' }])(
      'CAL-038 CAL-039 stand at the record whose key is given, named as %j',
      async (named) => {
        const send = await fixture.as('follow')
        expect(await attach(send, 'house', [received()], { ...named, fileCls: 'HX5806' })).toMatchObject({
          success: true,
        })
        const { objType } = { objType: undefined, ...named }
        const listed = await send('Hf1aCommonAppendix.getPageList', {
          hf1aObjId: 'house',
          hf1aFileCls: 'HX5806',
          ...(objType && { hf1aObjCode: objType }),
        })
        expect(listed).toMatchObject({
          success: true,
          total: 1,
          data: [{ hf1aObjCode: 'Hf29PrjHourse', hf1aObjId: 'house' }],
        })
        expect(
          await attach(await fixture.as('sales'), 'house', [received()], { ...named, fileCls: 'HX5806' }),
        ).toMatchObject({ code: 'NOT_FOUND' })
      },
    )
    it('UPL-014 are judged again: format, size, count', async () => {
      const send = await fixture.as('follow')
      expect((await attach(send, 'case', [received({ format: 'mp3' })], { media: 'paper' })).message).toBe(
        '上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!',
      )
      expect((await attach(send, 'case', [received({ sentSize: 10_485_760 })])).message).toBe(
        '上传文件大小不能超过 10MB!',
      )
      expect(
        (
          await attach(
            send,
            'case',
            Array.from({ length: 9 }, () => received()),
          )
        ).success,
      ).toBe(true)
      expect((await attach(send, 'case')).message).toBe('上传文件数量最多为 9个!')
      expect((await attach(send, 'house', [received()], HOUSE_TITLE)).success).toBe(true)
      expect((await attach(send, 'case', [])).message).toBe('请选择文件')
      expect((await attach(send, '')).message).toBe('对象ID必填')
    })
    it('are not made of bytes that are gone', async () => {
      expect((await attach(await fixture.as('follow'), 'case', [received({ hash: 'gone' })])).code).toBe('UNAVAILABLE')
      expect(await fixture.rows(documentTable)).toEqual([])
    })
    it('R21 are no more than a person brings in a day, or a case has', async () => {
      fixture = await openFixture({ filesPerDay: 2, filesPerProject: 3 })
      await fixture.addCase('case', { hf20ManagerId: 'a-follow' })
      const send = await fixture.as('follow')
      expect((await attach(send, 'case', [received(), received()])).success).toBe(true)
      expect(await attach(send, 'case')).toMatchObject({ code: 'STATUS', message: '一天内最多上传2个文件，请明天再传' })
      fixture.clock.now += DAY + 1
      const later = await fixture.as('follow')
      expect((await attach(later, 'case')).success).toBe(true)
      expect((await attach(later, 'case')).message).toBe('一个项目最多保存3个文件，请先删除不用的')
    })
    it('CAL-038 are listed by class, oldest first, for those who see the case', async () => {
      const send = await fixture.as('follow')
      const first = idIn(await attach(send, 'case'))
      fixture.clock.now += 1_000
      const second = idIn(await attach(send, 'case'))
      const list = async (by: Send, more = {}) => by('Hf1aCommonAppendix.getPageList', { hf1aObjId: 'case', ...more })
      const all = await list(await fixture.as('viewer'))
      expect([(all.data as readonly { readonly hf1a: string }[]).map(({ hf1a }) => hf1a), all.total]).toEqual([
        [first, second],
        2,
      ])
      const title = idIn(await attach(send, 'house', [received()], HOUSE_TITLE))
      idIn(await attach(send, 'house', [received()], { ...HOUSE_TITLE, fileCls: 'HX5811' }))
      const ofHouse = { hf1aObjCode: 'Hf29PrjHourse', hf1aObjId: 'house' }
      expect((await list(send, ofHouse)).total).toBe(2)
      expect((await list(send, { ...ofHouse, hf1aFileCls: 'HX5806' })).data).toMatchObject([
        {
          hf1a: title,
          hf1aObjCode: 'Hf29PrjHourse',
          hf1aObjId: 'house',
          hf1aFileCls: 'HX5806',
          refValues: { crtUsr: '例跟进' },
        },
      ])
      expect((await list(await fixture.as('sales'))).code).toBe('NOT_FOUND')
    })
  })

  describe('removed', () => {
    it('CAL-040 R10 by a person who may delete in the case, with an entry in the audit log', async () => {
      const id = idIn(await attach(await fixture.as('follow'), 'case'))
      expect((await (await fixture.as('follow'))('file.removeDocument', { id })).code).toBe('NO_PERMISSION')
      expect((await (await fixture.as('sales'))('file.removeDocument', { id })).code).toBe('NOT_FOUND')
      expect((await (await fixture.as('manager'))('file.removeDocument', { id })).success).toBe(true)
      expect(await rowOf(id)).toBeUndefined()
      expect(fixture.auditLog.at(-1)).toMatchObject({ action: 'file.removeDocument', key: id, project: 'case' })
      expect((await (await fixture.as('manager'))('file.removeDocument', { id })).code).toBe('NOT_FOUND')
    })
    it('by their uploader while they are loose', async () => {
      const id = await loose(await fixture.as('follow'))
      expect((await (await fixture.as('manager'))('file.removeDocument', { id })).code).toBe('NOT_FOUND')
      expect((await (await fixture.as('follow'))('file.removeDocument', { id })).success).toBe(true)
    })
  })

  it('are seen by those who see their case; loose ones by their uploader alone', async () => {
    const attached = idIn(await attach(await fixture.as('follow'), 'case'))
    const free = await loose(await fixture.as('follow'))
    expect(await seen(await fixture.as('follow'), [free, attached, 'nothing'])).toEqual([free, attached])
    expect(await seen(await fixture.as('viewer'), [free, attached])).toEqual([attached])
    expect(await seen(await fixture.as('sales'), [free, attached])).toEqual([])
  })

  describe('named by a record', () => {
    /** Inserts a record of the case `case` directly, in the form in which the back end stores records. */
    async function adopt(
      user: 'follow' | 'sales',
      values: Values,
      before: Values = {},
      project: string | null = 'case',
    ) {
      const row: Row = {
        key: 'record',
        project,
        city: '440100',
        version: 1,
        values,
        createdAt: 0,
        createdBy: '',
        updatedAt: 0,
        updatedBy: '',
      }
      await fixture.store.unit({ account: `a-${user}`, now: fixture.clock.now }, (unit) =>
        adoptDocuments(
          {
            unit,
            principal: { acctId: `a-${user}` },
            now: fixture.clock.now,
            action: 'Some.doSave',
          } as unknown as SignedIn,
          FIELDS,
          row,
          before,
        ),
      ) // adapter: what adopting reads
    }
    it('R22 belong to it from then on, in file fields and in rich text', async () => {
      const send = await fixture.as('follow')
      const [paper, cover, picture] = [await loose(send), await loose(send, PICTURE), await loose(send, PICTURE)]
      await adopt('follow', { papers: [paper], cover, story: `<p><img src="/file/${picture}"></p>` })
      for (const [id, field] of [
        [paper, 'papers'],
        [cover, 'cover'],
        [picture, 'story'],
      ] as const) {
        expect(await rowOf(id)).toMatchObject({
          project: 'case',
          values: { state: 'kept', objType: 'Some', objId: 'record', fileCls: field },
        })
      }
    })
    it('UPL-004 UPL-010 UPL-011 are judged by the field that names them, whatever they were uploaded for', async () => {
      const send = await fixture.as('follow')
      const [letter, picture, large] = [
        await loose(send),
        await loose(send, PICTURE),
        await loose(send, { size: 10 * 1_048_576 }),
      ]
      const film = idIn(
        await send(
          'file.upload',
          { media: 'video' },
          { files: [received({ format: 'mp4', name: 'a.mp4', size: 20 * 1_048_576 })] },
        ),
      )
      const refusedIn = async (values: Values): Promise<Readonly<Record<string, string>>> =>
        // adapter: a refusal, or nothing
        issuesOf((await adopt('follow', values).catch((thrown: unknown) => thrown)) as { readonly data?: unknown })
      const files = '附件上传只能是doc/docx/xlsx/xls/pdf格式!'
      expect(await refusedIn({ papers: [picture] })).toEqual({ papers: files })
      expect(await refusedIn({ papers: [film] })).toEqual({ papers: files })
      expect(await refusedIn({ papers: [large] })).toEqual({ papers: '附件上传文件大小不能超过 10MB!' })
      expect(await refusedIn({ cover: letter })).toEqual({ cover: '封面上传只能是png/jpg/jpeg/bmp/gif/webp格式!' })
      expect(await refusedIn({ story: `<p><img src="/file/${letter}"></p>` })).toMatchObject({
        story: expect.stringContaining('上传只能是png/jpg/jpeg/bmp/gif/webp格式!'),
      })
      expect(await refusedIn({ papers: [letter, letter] })).toEqual({ papers: '附件中有重复的文件' })
      const ten = await Promise.all([...Array(10).keys()].map(() => loose(send)))
      expect(await refusedIn({ papers: ten })).toEqual({ papers: '附件上传文件数量最多为 9个!' })
      await adopt('follow', { papers: [letter], cover: picture, story: `<p><img src="/file/${picture}"></p>` })
    })
    it('UPL-005 UPL-006 UPL-008 a field of films, sound or sheets takes these by the rule of uploads', async () => {
      const send = await fixture.as('follow')
      const sent = (media: string, change: Partial<ReceivedFile>) =>
        send('file.upload', { media }, { files: [received(change)] })
      const large = { size: 20 * 1_048_576, sentSize: 20 * 1_048_576 }
      const [film, sound, sheet, picture] = [
        idIn(await sent('video', { format: 'webm', name: 'a.webm', ...large })),
        idIn(await sent('audio', { format: 'wav', name: 'a.wav' })),
        idIn(await sent('excel', { format: 'xlsx', name: 'a.xlsx' })),
        await loose(send, PICTURE),
      ]
      expect(await sent('video', PICTURE)).toMatchObject({
        code: 'INVALID',
        message: '上传只能是mp4/ogv/ogg/webm/m4v格式!',
      })
      expect(await sent('excel', { format: 'docx', name: 'a.docx' })).toMatchObject({
        code: 'INVALID',
        message: '上传只能是xlsx/xls格式!',
      })
      expect(await sent('audio', { format: 'wav', name: 'a.wav', ...large })).toMatchObject({
        code: 'INVALID',
        message: '上传文件大小不能超过 10MB!',
      })
      const refusedIn = async (values: Values): Promise<Readonly<Record<string, string>>> =>
        // adapter: a refusal, or nothing
        issuesOf((await adopt('follow', values).catch((thrown: unknown) => thrown)) as { readonly data?: unknown })
      expect(await refusedIn({ film: picture })).toEqual({ film: '短片上传只能是mp4/ogv/ogg/webm/m4v格式!' })
      expect(await refusedIn({ film: sound })).toEqual({ film: '短片上传只能是mp4/ogv/ogg/webm/m4v格式!' })
      expect(await refusedIn({ sheet: film })).toEqual({ sheet: '表格上传只能是xlsx/xls格式!' })
      expect(await refusedIn({ sounds: [sheet] })).toEqual({ sounds: '录音上传只能是wav/mp3/ogg/acc/webm/amr格式!' })
      expect(await refusedIn({ papers: [sound] })).toEqual({ papers: '附件上传只能是doc/docx/xlsx/xls/pdf格式!' })
      await adopt('follow', { film, sounds: [sound], sheet })
      expect(await rowOf(film)).toMatchObject({
        project: 'case',
        values: { state: 'kept', objId: 'record', fileCls: 'film' },
      })
    })
    it('what a record holds from before is not judged again', async () => {
      const send = await fixture.as('follow')
      const [picture, letter] = [await loose(send, PICTURE), await loose(send)]
      await adopt('follow', { cover: picture })
      await adopt('follow', { papers: [letter, picture] }, { papers: [picture] })
    })
    it('R8 R22 must be there, and be theirs: another id is refused by the field’s name', async () => {
      const foreign = await loose(await fixture.as('sales'))
      const elsewhere = idIn(await attach(await fixture.as('sales'), 'other'))
      for (const id of ['nothing', foreign, elsewhere]) {
        await expect(adopt('follow', { papers: [id] })).rejects.toMatchObject({
          code: 'INVALID',
          message: '附件中的文件不存在，请重新上传',
        })
        await expect(adopt('follow', { story: `<img src="/file/${id}">` })).rejects.toMatchObject({ code: 'INVALID' })
      }
      const error: unknown = await adopt('follow', { cover: foreign }).catch((thrown: unknown) => thrown)
      expect(issuesOf(error as { readonly data?: unknown })).toEqual({ cover: '封面中的文件不存在，请重新上传' })
    })
    it('are set free when it names them no more, and swept a day later', async () => {
      const send = await fixture.as('follow')
      const [stays, goes] = [await loose(send), await loose(send)]
      await adopt('follow', { papers: [stays, goes] })
      fixture.clock.now += 2 * DAY
      await adopt('follow', { papers: [stays] }, { papers: [stays, goes] })
      expect((await fixture.backend.files.sweep()).documents).toBe(0)
      fixture.clock.now += DAY + 1
      expect((await fixture.backend.files.sweep()).documents).toBe(1)
      expect([await rowOf(goes), (await rowOf(stays))?.values['state']]).toEqual([undefined, 'kept'])
    })
  })

  it('P02 are removed when nobody names them in a day; shared contents stay while a document has them', async () => {
    const send = await fixture.as('follow')
    await loose(send, { hash: 'shared' })
    idIn(await attach(send, 'case', [received({ hash: 'shared' })]))
    await loose(send, { hash: 'alone' })
    fixture.files.put('orphan', new Uint8Array([2]))
    fixture.clock.now += DAY + 1
    expect(await fixture.backend.files.sweep()).toEqual({ documents: 2, contents: 2 })
    expect(await Promise.all(['shared', 'alone', 'orphan'].map((hash) => fixture.files.has(hash)))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('R20 are not made twice under one key, and the key stands for these bytes', async () => {
    const send = await fixture.as('follow')
    const once = (sent: ReceivedFile) => send('file.upload', { media: 'file' }, { files: [sent], key: 'k' })
    const first = received()
    expect(idIn(await once(first))).toBe(idIn(await once(first)))
    expect((await once(received())).code).toBe('KEY_REUSED')
    expect(await fixture.rows(documentTable)).toHaveLength(1)
  })
})
