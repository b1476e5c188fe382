import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** A small photograph. */
export const photo = (width = 40, height = 20): Promise<Buffer> => picture(width, height).jpeg().toBuffer()
export const drawing = (width = 40, height = 20): Promise<Buffer> => picture(width, height).png().toBuffer()

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })
}

/** The same PNG, claiming to be of another size. */
export function claiming(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A photograph taken sideways, with the place it was taken at. */
export function sidewaysPhoto(): Promise<Buffer> {
  return picture(40, 20)
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '23/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Two frames. */
export async function movingPicture(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** Three by two pixels, 24 bits, red in the upper left corner. */
export function bitmap(width = 3, height = 2): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4
  const bytes = Buffer.alloc(54 + stride * height)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  bytes.set([0, 0, 255], 54 + stride * (height - 1))
  return bytes
}

export const pdf = (size = 200): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 0x20)])

/** A zip archive with these names; `bomb` makes the first entry claim and hold far more than it weighs. */
export function zip(names: readonly string[], bomb = false): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [index, name] of names.entries()) {
    const content = bomb && index === 0 ? deflateRawSync(Buffer.alloc(20_000_000)) : deflateRawSync(Buffer.from('<x/>'))
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    local.push(head, Buffer.from(name), content)
    central.push(entry, Buffer.from(name))
    at += 30 + name.length + content.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}

export const letter = (bomb = false): Buffer => zip(['[Content_Types].xml', 'word/document.xml'], bomb)
export const workbook = (): Buffer => zip(['[Content_Types].xml', 'xl/workbook.xml'])

/** As much of a film as says what it is. */
export const film = (size = 1_000): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.from([...Array(size - 12).keys()].map((byte) => byte % 251)),
  ])
