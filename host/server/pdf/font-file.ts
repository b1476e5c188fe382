/**
 * The parts of a TrueType font needed to measure and embed it. Lengths are in thousandths of the font size, as in PDF.
 */
export interface FontFile {
  /** Returns the glyph of a character; 0 when the font has none. */
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  readonly glyphs: number
  readonly ascent: number
  readonly descent: number
  readonly bounds: readonly [number, number, number, number]
}

/** Reads the tables of a TrueType font. @throws Error for anything else */
export function readFont(bytes: Uint8Array): FontFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesOf(view)
  const at = (tag: string): number => tables.get(tag) ?? missing(tag)
  const head = at('head')
  const hhea = at('hhea')
  const hmtx = at('hmtx')
  const scale = 1_000 / view.getUint16(head + 18)
  const metrics = view.getUint16(hhea + 34)
  const scaled = (offset: number): number => Math.round(view.getInt16(offset) * scale)
  return {
    glyphOf: readCharacters(view, at('cmap')),
    advanceOf: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * scale,
    glyphs: view.getUint16(at('maxp') + 4),
    ascent: scaled(hhea + 4),
    descent: scaled(hhea + 6),
    bounds: [scaled(head + 36), scaled(head + 38), scaled(head + 40), scaled(head + 42)],
  }
}

function missing(tag: string): never {
  throw new Error(`the font has no table ${tag}`)
}

function tablesOf(view: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>()
  const count = view.getUint16(4)
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(entry + place)))
    tables.set(tag, view.getUint32(entry + 8))
  }
  return tables
}

/** Reads the subtable with the most characters: format 12 is preferred to format 4. */
function readCharacters(view: DataView, cmap: number): FontFile['glyphOf'] {
  const found = new Map<number, number>()
  const count = view.getUint16(cmap + 2)
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    found.set(view.getUint16(subtable), subtable)
  }
  const full = found.get(12)
  if (full !== undefined) return fullCharacters(view, full)
  const basic = found.get(4)
  if (basic !== undefined) return basicCharacters(view, basic)
  throw new Error('the font has no table of characters that is understood')
}

/** Format 12: groups of consecutive characters. */
function fullCharacters(view: DataView, start: number): FontFile['glyphOf'] {
  const groups = view.getUint32(start + 12)
  return (codePoint) => {
    let [low, high] = [0, groups - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const group = start + 16 + 12 * middle
      if (codePoint < view.getUint32(group)) high = middle - 1
      else if (codePoint > view.getUint32(group + 4)) low = middle + 1
      else return view.getUint32(group + 8) + codePoint - view.getUint32(group)
    }
    return 0
  }
}

/** Format 4: segments of the basic plane. */
function basicCharacters(view: DataView, start: number): FontFile['glyphOf'] {
  const length = view.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + length + 2
  const deltas = starts + length
  const offsets = deltas + length
  return (codePoint) => {
    for (let place = 0; place < length; place += 2) {
      if (codePoint > view.getUint16(ends + place)) continue
      const first = view.getUint16(starts + place)
      if (codePoint < first) return 0
      const offset = view.getUint16(offsets + place)
      const delta = view.getUint16(deltas + place)
      if (offset === 0) return (codePoint + delta) & 0xffff
      const glyph = view.getUint16(offsets + place + offset + 2 * (codePoint - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
