const PAGE = [595, 842] as const

/** A PDF with this number of A4 pages, each with its page number and some text, in a standard PDF font. */
export function paperPdf(pages: number): Uint8Array {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const contentOf = (page: number): string => {
    const lines = Array.from(
      { length: 12 },
      (_, row) => `72 ${640 - row * 40} m ${300 + ((row * page) % 5) * 40} ${640 - row * 40} l S`,
    )
    return [
      'BT /F1 24 Tf 72 740 Td (DEMO) Tj ET',
      `BT /F1 12 Tf 72 700 Td (Example only, page ${page} of ${pages}) Tj ET`,
      ...lines,
    ].join('\n')
  }
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((page) => `${2 + page * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((page) => {
      const content = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.join(' ')}] /Resources << /Font << /F1 3 0 R >> ` +
          `>> /Contents ${3 + page * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return new TextEncoder().encode(assembled(objects))
}

/**
 * PDF objects one after another, and the table of their offsets. All of it is ASCII, so that lengths are byte offsets.
 */
function assembled(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return (
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ` +
    `${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  )
}
