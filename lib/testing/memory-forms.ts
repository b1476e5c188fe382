import type { FormDrawing, Forms } from '../backend/form-record/forms.ts'
import type { DrawnPage, DrawOp } from '../domain/form-record/layout/drawing.ts'

/** Latin letters and digits are half as wide as a Chinese character. */
const widthOf = (sign: string): number => (sign <= '\u00ff' ? 0.5 : 1)
const GREY = 0.4
const FILL = 0.94
const points = (value: number): string => String(Math.round(value * 1_000) / 1_000)
const hex = (text: string): string =>
  [...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')

/**
 * Draws forms without a font file: the PDF reader has to provide Chinese characters, as pdf.js and most programs do.
 * For sandboxes and tests; printed forms are drawn by a server.
 */
export function createMemoryForms(): Forms {
  return {
    measure: (text, size) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size,
    draw: async (drawing) => fileOf(objectsOf(drawing)),
  }
}

function objectsOf({ pages }: FormDrawing): readonly string[] {
  const first = 6
  const kids = pages.map((_page, index) => `${first + 2 * index} 0 R`)
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo' +
      '<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500 814 939 500]/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880' +
      '/Descent -120/CapHeight 880/StemV 93>>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page)
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]` +
          `/Resources<</Font<</F 3 0 R>>>>/Contents ${first + 2 * index + 1} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ]
}

function contentOf({ height, ops }: DrawnPage): string {
  return ['0.6 w', ...ops.map((op) => operatorsOf(op, height))].join('\n')
}

function operatorsOf(op: DrawOp, height: number): string {
  const up = (y: number) => points(height - y)
  switch (op.draw) {
    case 'text':
      return (
        `${op.grey ? GREY : 0} g BT ${op.bold ? '2 Tr 0.3 w' : '0 Tr'} /F ${op.size} Tf ` +
        `${points(op.x)} ${up(op.y)} Td <${hex(op.text)}> Tj ET 0.6 w`
      )
    case 'line':
      return `${points(op.x)} ${up(op.y)} m ${points(op.x + op.width)} ${up(op.y)} l S`
    case 'box':
      return (
        `${op.fill ? `${FILL} g` : ''} ${points(op.x)} ${up(op.y + op.height)} ` +
        `${points(op.width)} ${points(op.height)} re ${op.fill ? (op.stroke ? 'B' : 'f') : 'S'}`
      )
    case 'tick': {
      const box = `${points(op.x)} ${up(op.y + op.size)} ${points(op.size)} ${points(op.size)} re S`
      const stroke = `${points(op.x)} ${up(op.y)} m ${points(op.x + op.size)} ${up(op.y + op.size)} l S`
      return op.ticked ? `${box} ${stroke}` : box
    }
  }
}

/** Numbered PDF objects with the table of their offsets. All of it is ASCII, one byte per character. */
function fileOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n` +
    `<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
