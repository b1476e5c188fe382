import type { FontFile } from './font-file.ts'

/** Stands for a character the font has not: printers have always set a geta there. */
export const MISSING = '〓'

/** A text as the font can set it. */
export function settable(text: string, font: Pick<FontFile, 'glyphOf'>): string {
  return [...text].map((sign) => (font.glyphOf(sign.codePointAt(0) ?? 0) === 0 ? MISSING : sign)).join('')
}

/** Width of a text in thousandths of its size. */
export function widthOf(text: string, font: FontFile): number {
  let width = 0
  for (const sign of settable(text, font)) width += font.advanceOf(font.glyphOf(sign.codePointAt(0) ?? 0))
  return width
}
