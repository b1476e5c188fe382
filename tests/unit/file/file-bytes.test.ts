import { describe, expect, it } from 'vitest'
import { formatOfBytes } from '../../../lib/domain/file/file-bytes.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : [...part])),
  )
const padded = (start: Uint8Array, length = 200) => Uint8Array.from([...start, ...Array<number>(length).fill(0)])

/** A compound file whose directory names these streams. */
function compound(...names: readonly string[]): Uint8Array {
  const file = new Uint8Array(512 + 128 * names.length)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const view = new DataView(file.buffer)
  for (const [place, name] of names.entries()) {
    const at = 512 + 128 * place
    for (const [index, sign] of [...name].entries()) view.setUint16(at + 2 * index, sign.charCodeAt(0), true)
    view.setUint16(at + 64, 2 * (name.length + 1), true)
    file[at + 66] = 2
  }
  return file
}

describe('what a file is by its bytes', () => {
  it.each([
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['jpg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF....WEBPVP8 ')],
    ['bmp', padded(bytes('BM', [9, 9, 9, 9, 0, 0, 0, 0]))],
    ['pdf', bytes('%PDF-1.7')],
    ['wav', bytes('RIFF....WAVEfmt ')],
    ['amr', bytes('#!AMR\n')],
    ['ogg', bytes('OggS')],
    ['webm', bytes([0x1a, 0x45, 0xdf, 0xa3], '....webm')],
    ['mp4', bytes([0, 0, 0, 24], 'ftypisom')],
    ['mp3', bytes('ID3')],
    ['mp3', bytes([0xff, 0xfb, 0x90, 0])],
    ['acc', bytes([0xff, 0xf1, 0x50, 0x80])],
    ['doc', compound('Root Entry', 'WordDocument')],
    ['xls', compound('Root Entry', 'Workbook')],
  ] as const)('knows %s', (format, content) => {
    expect(formatOfBytes(content)).toBe(format)
  })
  it.each([
    ['nothing', bytes()],
    ['text', bytes('hello')],
    ['a page', bytes('<!doctype html>')],
    ['a script drawing', bytes('<?xml version="1.0"?><svg/>')],
    ['a program', bytes('MZ', [0x90, 0])],
    ['a HEIC photograph', bytes([0, 0, 0, 24], 'ftypheic')],
    ['an AVIF picture', bytes([0, 0, 0, 24], 'ftypavif')],
    ['an archive that is cut off', bytes('PK', [3, 4], 'word/document.xml')],
    ['a letter with macros', compound('Root Entry', 'WordDocument', 'Macros')],
    ['another compound file', compound('Root Entry', 'PowerPoint Document')],
    ['two letters', bytes('BM')],
  ])('takes %s for nothing it knows', (_what, content) => {
    expect(formatOfBytes(content)).toBeNull()
  })
})
