import type { FileFormat } from './file-format.ts'
import { officeFormatOf } from './office-bytes.ts'

const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))
const starts = (bytes: Uint8Array, ...expected: readonly number[]): boolean =>
  expected.every((byte, place) => bytes[place] === byte)

type Test = (bytes: Uint8Array) => boolean

/** MP4 brands of videos; the same container can hold pictures (HEIC, AVIF), which are refused. */
const FILM = /^(?:isom|iso[2-9]|mp4[12]|mp41|avc1|M4V[ HP]|dash|msnv|3gp\d|qt {2}|f4v )$/

const SIGNATURES: readonly (readonly [FileFormat, Test])[] = [
  ['png', (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpg', (bytes) => starts(bytes, 0xff, 0xd8, 0xff)],
  ['gif', (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6))],
  ['webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP'],
  [
    'bmp',
    (bytes) =>
      text(bytes, 0, 2) === 'BM' &&
      bytes.length > 54 &&
      bytes[6] === 0 &&
      bytes[7] === 0 &&
      bytes[8] === 0 &&
      bytes[9] === 0,
  ],
  ['pdf', (bytes) => text(bytes, 0, 5) === '%PDF-'],
  ['wav', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WAVE'],
  ['amr', (bytes) => /^#!AMR(?:-WB)?\n/.test(text(bytes, 0, 9))],
  ['ogg', (bytes) => text(bytes, 0, 4) === 'OggS'],
  ['webm', (bytes) => starts(bytes, 0x1a, 0x45, 0xdf, 0xa3) && text(bytes, 0, 64).includes('webm')],
  ['mp4', (bytes) => text(bytes, 4, 4) === 'ftyp' && FILM.test(text(bytes, 8, 4))],
  ['mp3', (bytes) => text(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)],
  ['acc', (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0],
]

/** An MPEG audio frame of layer 3 with a bit rate and a sampling rate. */
function isMp3Frame([first, second = 0, third = 0]: Uint8Array): boolean {
  return (
    first === 0xff &&
    (second & 0xe6) === 0xe2 &&
    (third & 0xf0) !== 0xf0 &&
    (third & 0xf0) !== 0 &&
    (third & 0x0c) !== 0x0c
  )
}

/**
 * The format of a file by its bytes, regardless of its name; null for everything the system refuses, such as SVG, HTML
 * or programs. Unpacks nothing.
 * @param bytes the whole file: office formats are identified at both ends
 */
export function formatOfBytes(bytes: Uint8Array): FileFormat | null {
  const signed = SIGNATURES.find(([, test]) => test(bytes))
  return signed ? signed[0] : officeFormatOf(bytes)
}
