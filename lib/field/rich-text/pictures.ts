import { documents } from '../../client/queries/document-plans.ts'
import type { FangkitClient } from '../../client/client.ts'

/** Loads and stores the addresses of the pictures in one rich text, while it is on screen. */
export interface Pictures {
  /** Resolves to null when the picture cannot be fetched. */
  addressOf(id: string): Promise<string | null>
  dispose(): void
}

/** Where elements cannot fetch by themselves, pictures are downloaded, and their memory is freed at the end. */
export function createPictures(client: FangkitClient): Pictures {
  const controller = new AbortController()
  const made: string[] = []
  return {
    async addressOf(id) {
      try {
        const [document] = await documents([id]).load(client, { signal: controller.signal })
        if (!document) return null
        const direct = client.urlOf(document.url)
        if (direct !== null) return direct
        const url = URL.createObjectURL(await client.download({ path: document.url, signal: controller.signal }))
        made.push(url)
        return url
      } catch {
        return null // The client has notified the host; the text shows the picture's name instead.
      }
    },
    dispose() {
      controller.abort()
      for (const url of made) URL.revokeObjectURL(url)
    },
  }
}
