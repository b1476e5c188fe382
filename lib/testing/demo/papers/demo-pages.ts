import type { Files } from '../../../backend/files.ts'
import { paperPdf } from './paper-pdf.ts'
import { paperPicture } from './paper-picture.ts'

/** The stored bytes of a demo paper. */
export interface DemoBytes {
  readonly hash: string
  readonly size: number
  readonly format: 'png' | 'pdf'
}

/** Creates and stores the files of demo papers, each file once. */
export interface DemoPages {
  /** Stores one page as a picture. @param title in characters the picture font has @param page from 1 */
  picture(title: string, page: number): Promise<DemoBytes>
  pdf(pages: number): Promise<DemoBytes>
}

export function demoPages(files: Files): DemoPages {
  const brought = new Map<string, Promise<DemoBytes>>()
  const once = (
    name: string,
    make: () => Uint8Array | Promise<Uint8Array>,
    format: DemoBytes['format'],
  ): Promise<DemoBytes> => {
    const bring = async (): Promise<DemoBytes> => {
      const bytes = await make()
      return { hash: await files.bring(bytes), size: bytes.length, format }
    }
    const known = brought.get(name) ?? bring()
    brought.set(name, known)
    return known
  }
  return {
    picture: (title, page) => once(`${title} ${page}`, () => paperPicture(title, '示例', page), 'png'),
    pdf: (pages) => once(`pdf ${pages}`, () => paperPdf(pages), 'pdf'),
  }
}
