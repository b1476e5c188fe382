import { PDFHexString, PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { type FontFile, readFont } from './font-file.ts'
import { settable } from './font-text.ts'

/** A font as a page uses it. */
export interface EmbeddedFont {
  readonly ref: PDFRef
  /** Returns a text as the operand of `Tj`. */
  encode(text: string): string
}

const hex = (number: number): string => number.toString(16).padStart(4, '0').toUpperCase()

/**
 * Embeds a font file unchanged, addressed by glyph number. Written here, because subsetting by the PDF library loses
 * Chinese glyphs and its text shaper would be another dependency: forms need neither ligatures nor kerning.
 */
export function embedFont(context: PDFContext, bytes: Uint8Array, name: string, text: string): EmbeddedFont {
  const font = readFont(bytes)
  const glyphs = new Map(
    [...new Set(settable(text, font))].map((sign) => [sign, font.glyphOf(sign.codePointAt(0) ?? 0)]),
  )
  const file = context.register(context.flateStream(bytes, { Length1: bytes.length }))
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [...font.bounds],
      ItalicAngle: 0,
      Ascent: font.ascent,
      Descent: font.descent,
      CapHeight: 733,
      StemV: 80,
      FontFile2: file,
    }),
  )
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDToGIDMap: 'Identity',
      DW: 1_000,
      W: widthsOf(font, [...glyphs.values()]),
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
    }),
  )
  const unicode = context.register(context.flateStream(unicodeMap(glyphs)))
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: PDFName.of('Identity-H'),
      DescendantFonts: [descendant],
      ToUnicode: unicode,
    }),
  )
  return {
    ref,
    encode: (written) =>
      PDFHexString.of([...settable(written, font)].map((sign) => hex(glyphs.get(sign) ?? 0)).join('')).toString(),
  }
}

/** Returns the widths that differ from the default of a thousand. */
function widthsOf(font: FontFile, glyphs: readonly number[]): (number | number[])[] {
  return [...new Set(glyphs)]
    .sort((a, b) => a - b)
    .flatMap((glyph) => {
      const width = Math.round(font.advanceOf(glyph) * 100) / 100
      return width === 1_000 ? [] : [glyph, [width]]
    })
}

/** Returns the map that lets readers search and copy text written by glyph number. */
function unicodeMap(glyphs: ReadonlyMap<string, number>): string {
  const lines = [...glyphs].map(
    ([sign, glyph]) =>
      `<${hex(glyph)}> <${[...Array(sign.length).keys()].map((place) => hex(sign.charCodeAt(place))).join('')}>`,
  )
  const parts = Array.from({ length: Math.ceil(lines.length / 100) }, (_part, index) =>
    lines.slice(index * 100, (index + 1) * 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS ' +
      'def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...parts.map((part) => `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
