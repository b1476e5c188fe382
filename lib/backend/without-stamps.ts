import type { Fields } from '../catalogue/field.ts'

/** The fields without those the store sets on every row. */
export function withoutStamps({
  keyValue: _key,
  crtTime: _made,
  crtUsr: _maker,
  updTime: _changed,
  updUsr: _changer,
  ...own
}: Fields): Fields {
  return own
}
