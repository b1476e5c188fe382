import * as v from 'valibot'

/** Where the server says which build it serves. */
const ADDRESS = '/build.json'
const answer = v.object({ id: v.string() })

/** The build this window runs; null where pages are made as they are asked for. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content || null
}

/** The build the server has now; null when it cannot be asked. */
export async function servedBuild(signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store', ...(signal && { signal }) })
    const parsed = v.safeParse(answer, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output.id : null
  } catch {
    return null // no line, or no such address: nothing is known, and nothing is said
  }
}

/** True when the server has another build than the one this window runs. */
export async function isOutdated(signal?: AbortSignal): Promise<boolean> {
  const own = ownBuild()
  if (own === null) return false
  const served = await servedBuild(signal)
  return served !== null && served !== own
}
