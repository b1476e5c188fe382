import { storedZip } from './stored-zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const override = ([part, type]: readonly [part: string, type: string]): string =>
  `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`
const types = (parts: readonly (readonly [part: string, type: string])[]): string =>
  `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Default Extension="xml" ContentType="application/xml"/>${parts.map(override).join('')}</Types>`
const relations = (kind: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>` +
  '</Relationships>'

/** A table as an Excel file: one sheet, with the first row as its heading. */
export function xlsxOf(title: string, lines: readonly (readonly string[])[]): Uint8Array {
  const column = (index: number): string => String.fromCharCode(65 + index)
  const cell = (text: string, index: number, row: number): string =>
    `<c r="${column(index)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  const rows = lines
    .map((cells, row) => `<row r="${row + 1}">${cells.map((text, index) => cell(text, index, row)).join('')}</row>`)
    .join('')
  const widths = (lines[0] ?? [])
    .map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="${index === 0 ? 6 : 26}" customWidth="1"/>`)
    .join('')
  return storedZip({
    '[Content_Types].xml': types([
      ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
    ]),
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" ` +
      `xmlns:r="${OFFICE}/officeDocument/2006/relationships">` +
      `<sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml':
      `${HEAD}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><cols>${widths}</cols>` +
      `<sheetData>${rows}</sheetData></worksheet>`,
  })
}

/** A letter as a Word file: a heading and paragraphs. */
export function docxOf(title: string, paragraphs: readonly string[]): Uint8Array {
  const run = (text: string, size: number, bold: boolean): string =>
    `<w:r><w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr>` +
    `<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
  const body = [
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(title, 18, true)}</w:p>`,
    ...paragraphs.map(
      (text) => `<w:p><w:pPr><w:spacing w:line="400" w:lineRule="auto"/></w:pPr>${run(text, 12, false)}</w:p>`,
    ),
  ].join('')
  return storedZip({
    '[Content_Types].xml': types([['word/document.xml', 'wordprocessingml.document.main']]),
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml':
      `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr>` +
      '<w:pgSz w:w="11906" w:h="16838"/>' +
      '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" ' +
      'w:header="720" w:footer="720" w:gutter="0"/>' +
      '</w:sectPr></w:body></w:document>',
  })
}
