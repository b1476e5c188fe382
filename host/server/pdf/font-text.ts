import type { FontFile } from './font-file.ts'

/** Replaces a character the font does not have: the geta mark, as printers use it. */
export const MISSING = '〓'

/** Replaces the characters of a text that the font does not have. */
export function settable(text: string, font: Pick<FontFile, 'glyphOf'>): string {
  return [...text].map((sign) => (font.glyphOf(sign.codePointAt(0) ?? 0) === 0 ? MISSING : sign)).join('')
}

/** Returns the width of a text in thousandths of its size. */
export function widthOf(text: string, font: FontFile): number {
  let width = 0
  for (const sign of settable(text, font)) width += font.advanceOf(font.glyphOf(sign.codePointAt(0) ?? 0))
  return width
}
