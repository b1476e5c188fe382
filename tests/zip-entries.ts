import { inflateRawSync } from 'node:zlib'

/** Signatures and field places of the zip format that are read here. */
const DIRECTORY_END = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8

/** The files of a zip archive as texts, by their path. Excel files are such archives. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, string> {
  const archive = Buffer.from(bytes)
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(DIRECTORY_END).buffer))
  if (end < 0) throw new Error('no zip archive')
  const entries = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('broken zip archive')
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + size)
    entries.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      (method === DEFLATED ? inflateRawSync(data) : data).toString('utf8'),
    )
    at += 46 + name + extra + comment
  }
  return entries
}
