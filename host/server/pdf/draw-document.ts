import { Duplex, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { DrawnPage, DrawOp } from 'fangkit/domain'
import subsetFont from 'subset-font'
import { embedFont } from './embed-font.ts'
import { readFont } from './font-file.ts'
import { MISSING, settable } from './font-text.ts'
import { pageContent } from './page-content.ts'

/** The complete files of a font. */
export interface FontBytes {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}
export interface Drawing {
  readonly title: string
  readonly pages: readonly DrawnPage[]
  readonly duplex: boolean
}

/**
 * Draws pages into a PDF. It uses no clock and no random numbers: equal drawings give equal bytes.
 * @source design, server: PDF
 */
export async function drawDocument({ title, pages, duplex }: Drawing, fonts: FontBytes): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const texts = pages.flatMap(({ ops }) =>
    ops.filter((op): op is Extract<DrawOp, { draw: 'text' }> => op.draw === 'text'),
  )
  const embedded = async (name: string, bytes: Uint8Array, bold: boolean) => {
    const text = texts
      .filter((op) => op.bold === bold)
      .map((op) => op.text)
      .join('')
    return embedFont(context, await cut(bytes, text), name, text)
  }
  const regular = await embedded('AAAAAA+NotoSansSC-Regular', fonts.regular, false)
  const bold = await embedded('AAAAAB+NotoSansSC-Bold', fonts.bold, true)
  const resources = context.register(context.obj({ Font: { R: regular.ref, B: bold.ref } }))
  for (const page of pages) {
    const { node } = pdf.addPage([page.width, page.height])
    node.set(PDFName.of('Resources'), resources)
    node.set(PDFName.of('Contents'), context.register(context.flateStream(pageContent(page, { regular, bold }))))
  }
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage('zh-CN')
  if (duplex) pdf.catalog.getOrCreateViewerPreferences().setDuplex(Duplex.DuplexFlipLongEdge)
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false })
}

/** Reduces a font to the glyphs that are used. */
async function cut(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const signs = [...new Set(`${settable(text, readFont(bytes))}${MISSING} `)].sort().join('')
  return subsetFont(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), signs, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG'],
  })
}
