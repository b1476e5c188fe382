import { describe, expect, it } from 'vitest'
import { isScaled } from '../../../lib/client/files/scale-image.ts'
import { FORMATS, formatOfEnding, mediaTypeOf } from '../../../lib/domain/file/file-format.ts'
import { judgeFiles, UPLOAD_TEXT } from '../../../lib/domain/file/judge-files.ts'
import { MEGABYTE, ruleOfField, UPLOAD_RULE, uploadUseOf } from '../../../lib/domain/file/upload-rule.ts'

const file = (name = 'a.png', size = 100) => ({ name, size })
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.png`))
const messages = (
  rule: Parameters<typeof judgeFiles>[0],
  present: number,
  chosen: readonly { name: string; size: number }[],
) => judgeFiles(rule, present, chosen).refused.map(({ message }) => message)

describe('what may be uploaded', () => {
  it('UPL-005 to UPL-010 OPN-026 is listed as the specification has it', () => {
    expect(FORMATS).toEqual({
      video: ['mp4', 'ogv', 'ogg', 'webm', 'm4v'],
      audio: ['wav', 'mp3', 'ogg', 'acc', 'webm', 'amr'],
      file: ['doc', 'docx', 'xlsx', 'xls', 'pdf'],
      excel: ['xlsx', 'xls'],
      img: ['jpg', 'jpeg', 'png', 'gif'],
      image: ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp'],
    })
  })
  it('UPL-005 UPL-010 OPN-026 is one format by whichever of its endings it is called', () => {
    expect(['jpeg', 'ogv', 'm4v'].map(formatOfEnding)).toEqual(['jpg', 'ogg', 'mp4'])
    for (const ending of Object.values(FORMATS).flat())
      expect([ending, mediaTypeOf(formatOfEnding(ending) ?? '')]).not.toContain('application/octet-stream')
  })
  it('UPL-010 ERR-024 OPN-024 is of a listed format, and the others name the list', () => {
    expect(
      messages(UPLOAD_RULE.image, 0, [
        file('a.svg'),
        file('a'),
        file('.png'),
        file('a.png.exe'),
        file('A.PNG'),
        file('照片.JPEG'),
      ]),
    ).toEqual(Array(4).fill('上传只能是png/jpg/jpeg/bmp/gif/webp格式!'))
    expect(messages(UPLOAD_RULE.paper, 0, [file('a.docx')])).toEqual(['上传只能是png/jpg/jpeg/bmp/gif/webp/pdf格式!'])
    expect(messages(UPLOAD_RULE.paper, 0, [file('a.pdf')])).toEqual([])
    expect(messages(UPLOAD_RULE.file, 0, [file('a.xls'), file('a.png')])).toEqual([
      '上传只能是doc/docx/xlsx/xls/pdf格式!',
    ])
  })
  it('UPL-011 UPL-017 UPL-023 ERR-022 ERR-023 is smaller than its limit, a megabyte being 1,048,576 bytes', () => {
    expect(MEGABYTE).toBe(1_048_576)
    expect(messages(UPLOAD_RULE.image, 0, [file('a.png', 10_485_759)])).toEqual([])
    expect(messages(UPLOAD_RULE.image, 0, [file('a.png', 10_485_760)])).toEqual(['上传文件大小不能超过 10MB!'])
    expect(messages({ ...UPLOAD_RULE.image, maxSize: 3 }, 0, [file('a.png', 3 * MEGABYTE)])).toEqual([
      '上传文件大小不能超过 3MB!',
    ])
  })
  it('OPN-025 is judged by the size it was chosen with, before it is made smaller; only what is above 2 MB is', () => {
    const pictures = [2 * MEGABYTE, 2 * MEGABYTE + 1, 10 * MEGABYTE - 1, 10 * MEGABYTE].map((size) =>
      file('房产证.jpg', size),
    )
    const { accepted, refused } = judgeFiles(UPLOAD_RULE.image, 0, pictures)
    expect(refused).toEqual([{ name: '房产证.jpg', size: 10 * MEGABYTE, message: '上传文件大小不能超过 10MB!' }])
    expect(accepted.map((one) => [one.size, isScaled(one)])).toEqual([
      [2 * MEGABYTE, false],
      [2 * MEGABYTE + 1, true],
      [10 * MEGABYTE - 1, true],
    ])
  })
  it('U01 is not empty', () => {
    expect(messages(UPLOAD_RULE.image, 0, [file('a.png', 0)])).toEqual(['文件为空'])
  })
  it('UPL-014 UPL-015 ERR-021 CON-024 are at most nine in all', () => {
    expect(messages(UPLOAD_RULE.paper, 0, many(9))).toEqual([])
    expect(messages(UPLOAD_RULE.paper, 8, many(1))).toEqual([])
    expect(messages(UPLOAD_RULE.paper, 8, many(2))).toEqual(Array(2).fill('上传文件数量最多为 9个!'))
    expect(messages(UPLOAD_RULE.paper, 9, many(1))).toEqual(['上传文件数量最多为 9个!'])
  })
  it('UPL-016 ERR-025 are at most nine at once', () => {
    expect(messages(UPLOAD_RULE.paper, 0, many(10))).toEqual(
      Array(10).fill('当前限制选择9个文件，本次选择了 10 个文件'),
    )
  })
  it('U11 is judged file by file: the good ones go, the bad ones are named', () => {
    const { accepted, refused } = judgeFiles(UPLOAD_RULE.paper, 0, [file('a.png'), file('b.txt'), file('c.pdf')])
    expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'c.pdf'])
    expect(refused.map(({ name }) => name)).toEqual(['b.txt'])
  })
  it('ERR-026 to ERR-028 says the rest word for word', () => {
    expect([UPLOAD_TEXT.nothingPasted, UPLOAD_TEXT.uploaded, UPLOAD_TEXT.removed, UPLOAD_TEXT.removeFailed]).toEqual([
      '未识别到有效文件',
      '上传成功',
      '删除成功',
      '删除失败',
    ])
  })
})

describe('films, sound and sheets', () => {
  const [ofFilm, ofSound, ofSheet] = [
    ruleOfField({ kind: 'file', media: 'video' }),
    ruleOfField({ kind: 'files', media: 'audio' }),
    ruleOfField({ kind: 'file', media: 'excel' }),
  ]
  it('UPL-005 UPL-006 UPL-008 are taken by the fields that declare them, and by no others', () => {
    const all = ['a.mp4', 'a.webm', 'a.m4v', 'a.wav', 'a.amr', 'a.acc', 'a.xlsx', 'a.xls', 'a.docx', 'a.png'].map(
      (name) => file(name),
    )
    const taken = (rule: typeof ofFilm) =>
      judgeFiles({ ...rule, maxCount: 99 }, 0, all).accepted.map(({ name }) => name)
    expect(taken(ofFilm)).toEqual(['a.mp4', 'a.webm', 'a.m4v'])
    expect(taken(ofSound)).toEqual(['a.webm', 'a.wav', 'a.amr', 'a.acc'])
    expect(taken(ofSheet)).toEqual(['a.xlsx', 'a.xls'])
    expect(taken(ruleOfField({ kind: 'files' }))).toEqual(['a.xlsx', 'a.xls', 'a.docx'])
    expect([ofFilm, ofSound, ofSheet].map(({ maxCount, maxSize }) => [maxCount, maxSize])).toEqual([
      [1, 100],
      [9, 10],
      [1, 10],
    ])
  })
  it('UPL-004 UPL-005 UPL-006 UPL-008 are attachments too; a film may be larger there than the rest', () => {
    const large = (name: string, megabytes: number) =>
      messages(UPLOAD_RULE.attachment, 0, [file(name, megabytes * MEGABYTE)])
    for (const name of ['a.mp4', 'a.mp3', 'a.amr', 'a.xlsx', 'a.pdf', 'a.png']) expect(large(name, 9)).toEqual([])
    expect([large('a.mp4', 99), large('a.mp4', 100)]).toEqual([[], ['上传文件大小不能超过 100MB!']])
    for (const name of ['a.mp3', 'a.xlsx', 'a.png']) expect(large(name, 10)).toEqual(['上传文件大小不能超过 10MB!'])
    expect(large('a.exe', 1)).toEqual([expect.stringMatching(/^上传只能是png\/.*\/mp4\/.*\/amr格式!$/)])
  })
})

describe('the rule of an upload', () => {
  it('OPN-022 follows from its address and media', () => {
    expect([
      uploadUseOf('uploadDocument', null),
      uploadUseOf('upload', ''),
      uploadUseOf('upload', 'paper'),
      uploadUseOf('upload', 'toString'),
      uploadUseOf('upload', 'x'),
    ]).toEqual(['attachment', 'richText', 'paper', null, null])
  })
  it('UPL-004 follows from a field: one file or as many as it says', () => {
    expect(ruleOfField({ kind: 'image' })).toMatchObject({ formats: FORMATS.image, maxCount: 1 })
    expect(ruleOfField({ kind: 'file', maxCount: 3 })).toMatchObject({ formats: FORMATS.file, maxCount: 1 })
    expect(ruleOfField({ kind: 'file', media: 'audio' })).toMatchObject({ formats: FORMATS.audio, maxCount: 1 })
    expect(ruleOfField({ kind: 'images' }).maxCount).toBe(9)
    expect(ruleOfField({ kind: 'files', maxCount: 3 })).toMatchObject({ formats: FORMATS.file, maxCount: 3 })
  })
})
