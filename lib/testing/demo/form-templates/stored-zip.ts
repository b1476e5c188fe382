const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})
/** 1 January 1980, the first day of the format: the files contain no clock time. */
const DAY = 0x21
/** Flag: names are UTF-8. */
const UTF8 = 0x800
const VERSION = 20

/** A zip archive of texts, not compressed, so that it needs no library. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array {
  const utf8 = new TextEncoder()
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [called, content] = [utf8.encode(name), utf8.encode(text)]
    const shared = [
      VERSION,
      UTF8,
      0,
      0,
      DAY,
      ...inTwo(crcOf(content)),
      ...inTwo(content.length),
      ...inTwo(content.length),
      called.length,
      0,
    ]
    const body = joined([words([0x4b50, 0x0403, ...shared]), called, content])
    directory.push(joined([words([0x4b50, 0x0201, VERSION, ...shared, 0, 0, 0, 0, 0, ...inTwo(at)]), called]))
    bodies.push(body)
    at += body.length
  }
  const index = joined(directory)
  return joined([
    ...bodies,
    index,
    words([0x4b50, 0x0605, 0, 0, directory.length, directory.length, ...inTwo(index.length), ...inTwo(at), 0]),
  ])
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const inTwo = (value: number): readonly number[] => [value & 0xffff, value >>> 16]
/** Numbers of two bytes, the lower byte first. */
const words = (values: readonly number[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => [value & 0xff, value >>> 8]))

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
