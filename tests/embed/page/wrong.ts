import type { Misbehaviour } from '../shown.ts'

type Callback = (...args: readonly unknown[]) => unknown

/** A callback that is called, notes it, and goes wrong. */
export function goingWrong(name: string, how: Misbehaviour, callCounts: Record<string, number>): Callback {
  return () => {
    callCounts[name] = (callCounts[name] ?? 0) + 1
    if (how === 'throws') throw new Error(`${name} of the host`)
    if (how === 'rejects') return Promise.reject(new Error(`${name} of the host`))
    return how === 'never settles' ? new Promise(() => undefined) : { junk: true }
  }
}

/** Callbacks by name, those with a dot inside of an object: `sources.searchCommunities`. */
export function allWrong(
  names: readonly string[],
  how: Misbehaviour,
  callCounts: Record<string, number>,
): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = {}
  for (const name of names) {
    const [first = name, inner] = name.split('.')
    const callback = goingWrong(name, how, callCounts)
    made[first] =
      inner === undefined ? callback : { ...(typeof made[first] === 'object' ? made[first] : {}), [inner]: callback }
  }
  return made
}
