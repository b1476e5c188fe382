import { zipEntries } from './zip-entries.ts'

/** A cell as a spreadsheet program reads it: its type, its value, and the format it is displayed with. */
export interface SheetCell {
  readonly type: 'text' | 'number'
  readonly value: string
  readonly format: string
}

/** The first sheet of an Excel file: its XML, and its cells by their place, such as `B2`. */
export function sheetOf(bytes: Uint8Array): { readonly xml: string; readonly cells: Record<string, SheetCell> } {
  const files = zipEntries(bytes)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>.*?<t[^>]*>([^<]*)<\/t>.*?<\/si>/gs)].map(
    ([, text = '']) => text,
  )
  const styles = files.get('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*>/g)].map(([tag]) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  )
  const [, styled = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? []
  const shown = [...styled.matchAll(/<xf [^>]*>/g)].map(([tag]) => formats.get(attribute(tag, 'numFmtId')) ?? '')
  const cells: Record<string, SheetCell> = {}
  for (const [, tag = '', value = ''] of xml.matchAll(/(<c [^>]*>)(?:<v>([^<]*)<\/v>)?/g)) {
    const type = attribute(tag, 't') === 's' ? 'text' : 'number'
    cells[attribute(tag, 'r')] = {
      type,
      value: type === 'text' ? (texts[Number(value)] ?? '') : value,
      format: shown[Number(attribute(tag, 's') || '0')] ?? '',
    }
  }
  return { xml, cells }
}

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"')
