import { type MouseEvent, useEffect, useRef, useState } from 'react'

export interface PictureDownload {
  /** True while the picture is being downloaded. */
  readonly downloading: boolean
  /** Set it on the link to the picture. Without it, a link of the same origin still works. */
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

/** Downloads a picture under its name, also from another origin, whose links browsers would only open. */
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
        // The other origin, or this page's policy, forbids reading the file, so the picture opens in a new window
        // instead.
        if (!asking.signal.aborted) press(page, { href, target: '_blank' })
      })
      .finally(() => {
        if (!asking.signal.aborted) setDownloading(false)
      })
  }
  return { downloading, onClick }
}
