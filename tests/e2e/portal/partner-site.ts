import { serveFolder } from '../../served-folder.ts'

/** What the server of a partner asks for: everything but the case, which its page names. */
export interface SessionRequest {
  /** Address of the server that issues sessions. */
  readonly api: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A partner's own site: their page, and their server that holds the secret. */
export interface PartnerSite {
  /** Uses the name `localhost`, which is another site than the IP address of the portal. */
  readonly origin: string
  /** Why its page asked for a token, in order. */
  readonly asked: string[]
  /** The tokens it was given, in order. */
  readonly tokens: string[]
  /** What it asks for from now on. */
  wish(wish: SessionRequest): void
  /** Tells its page that tokens last only so long. */
  shorten(milliseconds: number | null): void
  close(): void
}

export async function openPartnerSite(folder: string): Promise<PartnerSite> {
  const asked: string[] = []
  const tokens: string[] = []
  let wished: SessionRequest | null = null
  let shortened: number | null = null

  const session = async (url: URL): Promise<object | null> => {
    asked.push(url.searchParams.get('reason') ?? '')
    if (!wished) return null
    const { api, body } = wished
    const answer: unknown = await (
      await fetch(`${api}/web/embed/doIssueSession`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, projectIds: [url.searchParams.get('for')] }),
      })
    ).json()
    const { success, data } = Object(answer)
    if (!success) return null
    tokens.push(String(data.token))
    return { token: data.token, expiresAt: shortened === null ? data.expiresAt : Date.now() + shortened }
  }
  const { url, close } = await serveFolder(folder, {}, { '/session': session })
  return {
    origin: `http://localhost:${new URL(url).port}`,
    asked,
    tokens,
    close,
    wish: (wish) => {
      wished = wish
    },
    shorten: (milliseconds) => {
      shortened = milliseconds
    },
  }
}
