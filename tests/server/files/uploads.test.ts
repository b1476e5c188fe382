import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEW_CASE, startServer, type TestServer } from '../harness/harness.ts'
import { rowsIn } from '../harness/replies.ts'
import { get, newCase, onDisk, sendFiles, upload, uploadedIn } from './file-requests.ts'
import {
  bitmap,
  claiming,
  drawing,
  film,
  letter,
  movingPicture,
  pdf,
  photo,
  sidewaysPhoto,
  workbook,
  zip,
} from './sample-files.ts'
import sharp from 'sharp'

const TEN_MB = 10 * 1_048_576
const IMAGES = '上传只能是png/jpg/jpeg/bmp/gif/webp格式!'

describe('the intake of files', () => {
  let server: TestServer
  let manager: string
  let project: string
  beforeAll(async () => {
    server = await startServer('memory')
    manager = await server.signIn('manager')
    project = await newCase(server, manager, NEW_CASE)
  })
  afterAll(() => server.close())

  const documentsOf = async (fileCls: string, objId = project) =>
    rowsIn(
      await server.call(
        'Hf1aCommonAppendix.getPageList',
        { hf1aObjId: objId, hf1aFileCls: fileCls },
        { token: manager },
      ),
    )
  const another = () => newCase(server, manager, NEW_CASE)

  it('CAL-039 UPL-001 keeps an attachment at its record and lists it by object and class', async () => {
    const reply = await sendFiles(server, manager, '/file/uploadDocument', [{ bytes: pdf(), name: '合同（一）.pdf' }], {
      fields: { objId: project, objType: 'Hf20PrjBase', fileCls: 'HX5812' },
    })
    const stored = uploadedIn(reply)
    expect(stored).toMatchObject({ name: '合同（一）.pdf', format: 'pdf', hf1aFileUrl: stored.url })
    const [row, ...more] = await documentsOf('HX5812')
    expect(more).toEqual([])
    expect(row).toMatchObject({
      hf1a: stored.documentId,
      hf1aFileName: '合同（一）.pdf',
      hf1aObjId: project,
      hf1aFileCls: 'HX5812',
    })
    expect(await documentsOf('HX5801')).toEqual([])
  })

  it('CAL-041 UPL-028 answers the address of a picture for rich text, sent as file', async () => {
    const picture = uploadedIn(
      await sendFiles(server, manager, '/file/upload', [{ bytes: await photo(), name: 'p.jpg' }], { part: 'file' }),
    )
    expect((await get(server, picture.url)).headers.get('content-type')).toBe('image/jpeg')
    expect(
      (await sendFiles(server, manager, '/file/upload', [{ bytes: pdf(), name: 'p.pdf' }], { part: 'file' })).envelope
        .message,
    ).toBe(IMAGES)
  })

  it('CAL-042 takes papers by media: pictures and PDF', async () => {
    expect((await upload(server, manager, { bytes: pdf(), name: 'a.pdf' }, 'paper')).format).toBe('pdf')
    expect(
      (await sendFiles(server, manager, '/file/upload?media=paper', [{ bytes: letter(), name: 'a.docx' }])).envelope
        .message,
    ).toBe('上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!')
    expect(
      (await sendFiles(server, manager, '/file/upload?media=passwords', [{ bytes: pdf() }])).envelope,
    ).toMatchObject({ code: 'INVALID', message: '用途不正确' })
  })

  it('UPL-005 UPL-006 UPL-008 OPN-026 takes films (over 10 MB too), sound and sheets; AAC is named right', async () => {
    const objId = await another()
    const attach = (bytes: Buffer, name: string) =>
      sendFiles(server, manager, '/file/uploadDocument', [{ bytes, name }], { fields: { objId, fileCls: 'HX5812' } })
    const sound = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), Buffer.alloc(200)])
    expect(uploadedIn(await attach(film(TEN_MB + 1), '走访.mp4'))).toMatchObject({
      name: '走访.mp4',
      format: 'mp4',
      size: TEN_MB + 1,
    })
    expect(uploadedIn(await attach(sound, '录音.acc'))).toMatchObject({ name: '录音.aac', format: 'acc' })
    expect(uploadedIn(await attach(workbook(), '明细.xlsx'))).toMatchObject({ name: '明细.xlsx', format: 'xlsx' })
    expect((await attach(Buffer.concat([sound, Buffer.alloc(TEN_MB)]), '长.acc')).envelope).toMatchObject({
      success: false,
      message: '上传文件大小不能超过 10MB!',
    })
    expect((await attach(Buffer.from('<html></html>'), '走访.mp4')).envelope.success).toBe(false)
    expect((await documentsOf('HX5812', objId)).map(({ hf1aFileName }) => hf1aFileName)).toEqual([
      '走访.mp4',
      '录音.aac',
      '明细.xlsx',
    ])
  })

  it('UPL-016 ERR-025 says how many files came when they are more than nine, and keeps none of them', async () => {
    const before = await onDisk(server)
    for (const chosen of [10, 23]) {
      const { envelope } = await sendFiles(
        server,
        manager,
        '/file/upload?media=attachment',
        Array.from({ length: chosen }, (_, at) => ({ bytes: pdf(), name: `${at}.pdf` })),
      )
      expect(envelope).toMatchObject({
        success: false,
        code: 'INVALID',
        message: `当前限制选择9个文件，本次选择了 ${chosen} 个文件`,
      })
    }
    expect((await onDisk(server)).incoming).toEqual(before.incoming)
  })

  describe('by what their bytes say', () => {
    it.each([
      [
        'a script drawing called a picture',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'a.png',
      ],
      ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.jpg'],
      ['a program called a letter', Buffer.from('MZ\u0090\u0000'), 'a.docx'],
      ['an archive called a letter', zip(['readme.txt']), 'a.docx'],
      ['a letter with macros', zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']), 'a.docx'],
      [
        'a picture of another kind',
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]),
        'a.jpg',
      ],
      ['plain text', Buffer.from('hello'), 'a.pdf'],
    ])('ERR-024 refuses %s', async (_what, bytes, name) => {
      const { envelope } = await sendFiles(server, manager, '/file/upload?media=attachment', [
        { bytes, name, type: 'image/png' },
      ])
      expect(envelope).toMatchObject({
        success: false,
        code: 'INVALID',
        message: '上传只能是png/jpg/jpeg/bmp/gif/webp/doc/docx/xlsx/xls/pdf/mp4/ogv/ogg/webm/m4v/wav/mp3/acc/amr格式!',
      })
    })
    it('U01 refuses an empty file', async () => {
      expect(
        (await sendFiles(server, manager, '/file/upload?media=image', [{ bytes: Buffer.alloc(0) }])).envelope.message,
      ).toBe('文件为空')
    })
    it('calls a file what it is when its name says something else', async () => {
      expect(await upload(server, manager, { bytes: await drawing(), name: '照片.jpg' })).toMatchObject({
        name: '照片.png',
        format: 'png',
      })
      expect(await upload(server, manager, { bytes: workbook(), name: 'table.docx' })).toMatchObject({
        name: 'table.xlsx',
        format: 'xlsx',
      })
    })
    it('U07 keeps a letter that would unpack to far more as it is', async () => {
      const bytes = letter(true)
      const stored = await upload(server, manager, { bytes, name: 'a.docx' })
      expect(Buffer.from(await (await get(server, stored.url)).arrayBuffer()).equals(bytes)).toBe(true)
    })
  })

  describe('draws pictures anew', () => {
    const fetched = async (url: string) => Buffer.from(await (await get(server, url)).arrayBuffer())
    it('U16 upright and without the place they were taken at', async () => {
      const stored = await upload(server, manager, { bytes: await sidewaysPhoto(), name: 'a.jpg' }, 'image')
      const { width, height, exif, orientation } = await sharp(await fetched(stored.url)).metadata()
      expect([width, height, exif, orientation]).toEqual([20, 40, undefined, undefined])
    })
    it('U05 without what hides behind them', async () => {
      const stored = await upload(
        server,
        manager,
        { bytes: Buffer.concat([await drawing(), Buffer.from('<script>alert(1)</script>')]), name: 'a.png' },
        'image',
      )
      expect((await fetched(stored.url)).includes('<script>')).toBe(false)
    })
    it('U17 moving as before', async () => {
      const stored = await upload(server, manager, { bytes: await movingPicture(), name: 'a.gif' }, 'image')
      expect((await sharp(await fetched(stored.url), { animated: true }).metadata()).pages).toBe(2)
    })
    it('UPL-010 from a bitmap to PNG', async () => {
      const stored = await upload(server, manager, { bytes: bitmap(), name: '扫描.bmp' }, 'image')
      expect(stored).toMatchObject({ name: '扫描.png', format: 'png' })
      const { data, info } = await sharp(await fetched(stored.url))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([3, 2, 255, 0, 0])
    })
    it('E19 but never of more than 40 megapixels, however few bytes they take', async () => {
      const bombs = [claiming(await drawing(), 8_200, 5_000), bitmap().fill(0x7f, 18, 22)]
      for (const bytes of bombs) {
        const { envelope } = await sendFiles(server, manager, '/file/upload?media=image', [{ bytes }])
        expect(envelope).toMatchObject({ code: 'INVALID', message: '图片像素不能超过4000万' })
      }
    })
    it('U17 but never from a broken one', async () => {
      const whole = await photo(400, 400)
      expect(
        (
          await sendFiles(server, manager, '/file/upload?media=image', [
            { bytes: whole.subarray(0, whole.length / 2), name: 'a.jpg' },
          ])
        ).envelope.message,
      ).toBe('图片已损坏或不完整，无法读取')
    })
  })

  it('U02 ERR-023 takes one byte less than 10 MB and refuses 10 MB with 413 and an envelope', async () => {
    expect((await upload(server, manager, { bytes: pdf(TEN_MB - 1), name: 'a.pdf' }, 'file')).size).toBe(TEN_MB - 1)
    const reply = await sendFiles(server, manager, '/file/upload?media=file', [{ bytes: pdf(TEN_MB), name: 'a.pdf' }])
    expect([reply.status, reply.envelope.code, reply.envelope.message]).toEqual([
      413,
      'TOO_LARGE',
      '上传文件大小不能超过 10MB!',
    ])
  })

  it('U14 R20 keeps a file sent twice under one key once, and refuses the key for another file', async () => {
    const objId = await another()
    const send = (bytes: Buffer) =>
      sendFiles(server, manager, '/file/uploadDocument', [{ bytes, name: 'a.pdf' }], {
        fields: { objId, fileCls: 'HX5812' },
        key: 'one-intent',
      })
    const first = uploadedIn(await send(pdf(300)))
    expect(uploadedIn(await send(pdf(300))).documentId).toBe(first.documentId)
    expect((await send(pdf(301))).envelope.code).toBe('KEY_REUSED')
    expect(await documentsOf('HX5812', objId)).toHaveLength(1)
  })

  it('UPL-014 ERR-021 ERR-025 keeps at most nine in one place', async () => {
    const objId = await another()
    const send = (count: number) =>
      sendFiles(
        server,
        manager,
        '/file/uploadDocument',
        Array.from({ length: count }, (_, index) => ({ bytes: pdf(400 + index), name: `${index}.pdf` })),
        { fields: { objId, fileCls: 'HX5812', media: 'paper' } },
      )
    expect((await send(9)).envelope.success).toBe(true)
    expect((await send(1)).envelope.message).toBe('上传文件数量最多为 9个!')
    expect(await documentsOf('HX5812', objId)).toHaveLength(9)
  })

  it('makes documents of all files of a call or of none', async () => {
    const files = [
      { bytes: pdf(500), name: 'good.pdf' },
      { bytes: Buffer.from('bad'), name: 'bad.pdf' },
      { bytes: pdf(501), name: 'late.pdf' },
    ]
    const objId = await another()
    const { envelope } = await sendFiles(server, manager, '/file/uploadDocument', files, {
      fields: { objId, fileCls: 'HX5812' },
    })
    expect(envelope.code).toBe('INVALID')
    expect(await documentsOf('HX5812', objId)).toEqual([])
  })

  describe('takes files from', () => {
    it('R1 nobody without a session', async () => {
      for (const token of [null, 'made-up']) {
        const reply = await sendFiles(server, token, '/file/upload?media=file', [{ bytes: pdf() }])
        expect([reply.status, reply.envelope.code]).toEqual([403, 'SIGNED_OUT'])
      }
    })
    it('R7 nobody at a case that is not theirs: it answers like one that does not exist', async () => {
      const stranger = await server.signIn('sales')
      const theirs = await another()
      const send = (objId: string) =>
        sendFiles(server, stranger, '/file/uploadDocument', [{ bytes: pdf(), name: 'a.pdf' }], {
          fields: { objId, fileCls: 'HX5812' },
        })
      const [foreign, missing] = [await send(theirs), await send('nothing')]
      expect([foreign.envelope.code, foreign.envelope.message]).toEqual([
        missing.envelope.code,
        missing.envelope.message,
      ])
      expect(foreign.envelope.code).toBe('NOT_FOUND')
      expect(await documentsOf('HX5812', theirs)).toEqual([])
    })
    it('R10 nobody who may not save', async () => {
      const reply = await sendFiles(server, await server.signIn('viewer'), '/file/upload?media=file', [
        { bytes: pdf() },
      ])
      expect(reply.envelope.code).toBe('NO_PERMISSION')
    })
    it('no ordinary call: without bytes there is nothing to keep', async () => {
      const reply = await server.call('file.upload', { media: 'file' }, { token: manager })
      expect(reply.envelope).toMatchObject({ code: 'INVALID', message: '请选择文件' })
      expect(
        (
          await server.call(
            'file.upload',
            { media: 'file', files: JSON.stringify([{ hash: 'a' }]) },
            { token: manager },
          )
        ).envelope.code,
      ).toBe('INVALID')
    })
  })

  it('U08 keeps names as labels: cleaned, and right in Chinese', async () => {
    const names = async (fileName: string) => (await upload(server, manager, { bytes: pdf(), name: fileName })).name
    expect(await names('../../etc/流水 2026年.pdf')).toBe('流水 2026年.pdf')
    expect(await names('..\\..\\windows\\a.pdf')).toBe('a.pdf')
    expect(await names('photo\u202Efdp.exe')).toBe('photofdp.pdf')
    expect(await names('CON.pdf')).toBe('_CON.pdf')
    expect(await names('.htaccess')).toBe('htaccess.pdf')
    expect([...(await names(`${'长'.repeat(5_000)}.pdf`))]).toHaveLength(200)
    expect(await names('e\u0301.pdf')).toBe('\u00e9.pdf')
    expect(await names('𠮷😀.pdf')).toBe('𠮷😀.pdf')
  })

  it('refuses a body that is no multipart, is cut off, or names a field twice', async () => {
    const post = (body: BodyInit, type: string) =>
      server.send('/file/upload?media=file', body, { token: manager, 'content-type': type })
    expect((await post('media=file', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post('{}', 'application/json')).status).toBe(415)
    const cut = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then'
    expect((await post(cut, 'multipart/form-data; boundary=b')).envelope).toMatchObject({
      success: false,
      code: 'INVALID',
    })
    const field = '--b\r\ncontent-disposition: form-data; name="objType"\r\n\r\nx\r\n'
    expect((await post(`${field}${field}--b--\r\n`, 'multipart/form-data; boundary=b')).envelope).toMatchObject({
      code: 'INVALID',
      message: '字段重复：objType',
    })
    expect((await post('', 'multipart/form-data')).envelope.success).toBe(false)
  })

  it('U10 leaves nothing of what was sent beside what was drawn of it', async () => {
    const before = await onDisk(server)
    const { envelope } = await sendFiles(server, manager, '/file/upload?media=paper', [
      { bytes: await photo(), name: 'a.jpg' },
    ])
    expect(envelope.success).toBe(true)
    expect((await onDisk(server)).incoming).toEqual(before.incoming)
  })

  it('U10 leaves nothing behind when a caller goes away, is refused, or may not', async () => {
    const before = await onDisk(server)
    await sendFiles(
      server,
      await server.signIn('sales'),
      '/file/uploadDocument',
      [{ bytes: pdf(777), name: 'a.pdf' }],
      { fields: { objId: project, fileCls: 'HX5812' } },
    )
    await sendFiles(server, manager, '/file/upload?media=passwords', [{ bytes: pdf(778), name: 'a.pdf' }])
    await abortedUpload(new URL(server.url).port, manager)
    await expect.poll(() => onDisk(server)).toEqual(before)
  })

  /** Sends half of a file and hangs up once the server holds some of it. */
  async function abortedUpload(port: string, token: string): Promise<void> {
    const head = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST /file/upload?media=file HTTP/1.1\r\nHost: x\r\nToken: ${token}\r\nContent-Type: ` +
        `multipart/form-data; boundary=b\r\nContent-Length: 500000\r\n\r\n${head}${'x'.repeat(200_000)}`,
    )
    await expect.poll(async () => (await onDisk(server)).incoming.length).toBe(1)
    socket.destroy()
    await expect.poll(async () => (await onDisk(server)).incoming.length).toBe(0)
  }
})
