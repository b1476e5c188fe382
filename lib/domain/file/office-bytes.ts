import type { FileFormat } from './file-format.ts'

/** A document with more directory entries than this is refused. */
const MOST_ENTRIES = 10_000
const END_RECORD = 22
const LONGEST_COMMENT = 65_535

/** Detects Word and Excel files, old and new, by the names inside; files with macros are refused. */
export function officeFormatOf(bytes: Uint8Array): FileFormat | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04) return zipped(bytes)
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  return compound.every((byte, place) => bytes[place] === byte) ? compoundFormatOf(bytes) : null
}

function zipped(bytes: Uint8Array): FileFormat | null {
  const names = namesInZip(bytes)
  if (!names.has('[Content_Types].xml') || [...names].some((name) => name.endsWith('vbaProject.bin'))) return null
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : null
}

/**
 * Names in the central directory; empty when it cannot be read. Nothing is decompressed, so a zip bomb does no harm.
 */
function namesInZip(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = new Set<string>()
  let at = endRecordOf(view)
  if (at === null) return names
  const count = Math.min(view.getUint16(at + 10, true), MOST_ENTRIES)
  at = view.getUint32(at + 16, true)
  for (let entry = 0; entry < count && at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50; entry++) {
    const length = view.getUint16(at + 28, true)
    names.add(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function endRecordOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_RECORD - LONGEST_COMMENT)
  for (let at = view.byteLength - END_RECORD; at >= first; at--) if (view.getUint32(at, true) === 0x06054b50) return at
  return null
}

const DIRECTORY_ENTRY = 128

/**
 * The stream in its directory shows whether a compound file is Word or Excel. Both may contain macros, because old
 * formats have no separate ending for that.
 */
function compoundFormatOf(bytes: Uint8Array): FileFormat | null {
  const names = namesInCompound(bytes)
  if (names.has('_VBA_PROJECT_CUR') || names.has('Macros')) return null
  if (names.has('WordDocument')) return 'doc'
  return names.has('Workbook') || names.has('Book') ? 'xls' : null
}

/**
 * Names in the directory sectors, which may be anywhere: entries start at multiples of 128 bytes and state the length
 * of their name.
 */
function namesInCompound(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const utf16 = new TextDecoder('utf-16le')
  const names = new Set<string>()
  for (let at = 512; at + DIRECTORY_ENTRY <= bytes.length && names.size < MOST_ENTRIES; at += DIRECTORY_ENTRY) {
    const length = view.getUint16(at + 64, true)
    const type = bytes[at + 66] ?? 0
    if (length < 4 || length > 64 || length % 2 === 1 || type > 5 || view.getUint16(at + length - 2, true) !== 0)
      continue
    names.add(utf16.decode(bytes.subarray(at, at + length - 2)))
  }
  return names
}
