import { useEffect, useState } from 'react'
import { useCore } from '../../provider/provider-context.ts'

const ABSOLUTE = /^(?:https?:|blob:|data:)/

/** Adds a parameter to an address. */
export function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`
}

/**
 * Returns an address from which an element can show a file; null until there is one. Where elements cannot fetch by
 * themselves, the file is downloaded and its memory freed when nothing shows it any more.
 *
 * @param path as the server sent it; null for no file
 */
export function useFileUrl(path: string | null): string | null {
  const { client } = useCore()
  const direct = path === null ? null : ABSOLUTE.test(path) ? path : client.urlOf(path)
  const requested = direct === null ? path : null
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (requested === null) return undefined
    const controller = new AbortController()
    let url: string | null = null
    client.download({ path: requested, signal: controller.signal }).then(
      (blob) => {
        if (controller.signal.aborted) return
        url = URL.createObjectURL(blob)
        setLoaded({ path: requested, url })
      },
      () => undefined, // The row shows an icon for the kind of file instead.
    )
    return () => {
      controller.abort()
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [client, requested])
  return direct ?? (loaded !== null && loaded.path === requested ? loaded.url : null)
}
