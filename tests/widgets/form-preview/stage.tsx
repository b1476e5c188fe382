import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { DownloadRequest, Transport } from '../../../lib/client/transport/transport.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'

/** A loan of the provident fund: forms of both print standards, of both addresses, and one for each of two people. */
export const CASE = 'demo-project-44'

export const list = (): Promise<HTMLElement> => screen.findByRole('table', { name: '申请表' }, LONG_TIMEOUT)

/** The row of a document. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByRole('button', { name: `预览 ${name}` }).closest('tr')
  if (!row) throw new Error(`${name} is not in the list`)
  return row
}

/** Lets a test see what is fetched, and answer it itself. */
export function fetching<T extends Transport>(
  transport: T,
  answer: (request: DownloadRequest) => Promise<Blob> | Blob | Error | null = () => null,
): T & { readonly fetched: DownloadRequest[] } {
  const fetched: DownloadRequest[] = []
  return {
    ...transport,
    fetched,
    download: async (request: DownloadRequest) => {
      fetched.push(request)
      const own = await answer(request)
      if (own instanceof Error) throw own
      return own ?? transport.download(request)
    },
  }
}

/** Files the page downloads, by name. */
export function savedFiles(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}
