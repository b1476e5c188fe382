import * as v from 'valibot'

/** Address that returns the build the server serves. */
const ADDRESS = '/build.json'
const answer = v.object({ id: v.string() })

/** Returns the build this window runs; null with a development server. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content || null
}

/** Returns the build of the server; null when it cannot be loaded. */
async function servedBuild(signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store', ...(signal && { signal }) })
    const parsed = v.safeParse(answer, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output.id : null
  } catch {
    return null // no connection, or no such address: the build is unknown
  }
}

/**
 * Returns the build of the server when it differs from the one this window runs; null when it is the same or unknown.
 */
export async function newerBuild(signal?: AbortSignal): Promise<string | null> {
  const own = ownBuild()
  if (own === null) return null
  const served = await servedBuild(signal)
  return served === own ? null : served
}

/** Key of the build this window has already reloaded for. */
const KEY = 'reloadedForBuild'

/**
 * Returns whether a window may reload automatically for a build: only once, since a second reload would not load what
 * is still missing.
 */
export function mayReloadFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false
    sessionStorage.setItem(KEY, build)
    return true
  } catch {
    return false // storage is blocked: without a stored mark, the window could reload forever
  }
}
