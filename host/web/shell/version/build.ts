import * as v from 'valibot'

/** Where the server says which build it serves. */
const ADDRESS = '/build.json'
const answer = v.object({ id: v.string() })

/** The build this window runs; null where pages are made as they are asked for. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content || null
}

/** The build the server has now; null when it cannot be asked. */
async function servedBuild(signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store', ...(signal && { signal }) })
    const parsed = v.safeParse(answer, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output.id : null
  } catch {
    return null // no line, or no such address: nothing is known, and nothing is said
  }
}

/**
 * The build of the server where it is another one than this window runs; null when it is the same, or cannot be known.
 */
export async function newerBuild(signal?: AbortSignal): Promise<string | null> {
  const own = ownBuild()
  if (own === null) return null
  const served = await servedBuild(signal)
  return served === own ? null : served
}

/** The build this window has loaded itself anew for. */
const KEY = 'reloadedForBuild'

/**
 * Whether a window may load itself anew for a build: once. What is still missing afterwards, another time would not
 * bring.
 */
export function mayReloadFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false
    sessionStorage.setItem(KEY, build)
    return true
  } catch {
    return false // storage is blocked: nobody would remember, and it could go on without an end
  }
}
