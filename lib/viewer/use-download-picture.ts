import { type MouseEvent, useEffect, useRef, useState } from 'react'

export interface PictureDownload {
  /** It is on its way. */
  readonly downloading: boolean
  /** For the link to the picture; without it a link of the same origin works all the same. */
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

function press(
  page: Document,
  target: Pick<HTMLAnchorElement, 'href'> & Partial<Pick<HTMLAnchorElement, 'download' | 'target'>>,
): void {
  Object.assign(page.createElement('a'), { rel: 'noreferrer', ...target }).click()
}

async function fetched(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.blob()
}

/** Keeps a picture under its name also when it comes from another origin, whose links browsers only open. */
export function useDownloadPicture(name: string): PictureDownload {
  const [downloading, setDownloading] = useState(false)
  const made = useRef<string | null>(null)
  const asked = useRef<AbortController | null>(null)
  const letGo = (): void => {
    if (made.current !== null) URL.revokeObjectURL(made.current)
    made.current = null
  }
  useEffect(
    () => () => {
      asked.current?.abort()
      if (made.current !== null) URL.revokeObjectURL(made.current)
    },
    [],
  )

  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { href, ownerDocument: page } = event.currentTarget
    const { origin, protocol } = new URL(href)
    const isOrdinary = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isOrdinary || origin === page.location.origin || protocol === 'data:' || protocol === 'blob:') return
    event.preventDefault()
    if (downloading) return
    const asking = new AbortController()
    asked.current = asking
    setDownloading(true)
    fetched(href, asking.signal)
      .then((blob) => {
        letGo()
        made.current = URL.createObjectURL(blob)
        press(page, { href: made.current, download: name })
      })
      .catch(() => {
        // The other origin, or the policy of this page, lets nobody read it: looking at it in a window of its own is
        // what is left.
        if (!asking.signal.aborted) press(page, { href, target: '_blank' })
      })
      .finally(() => {
        if (!asking.signal.aborted) setDownloading(false)
      })
  }
  return { downloading, onClick }
}
