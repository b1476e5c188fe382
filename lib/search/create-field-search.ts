import type { FieldSearchCore, Place, Reached, SearchSource } from './field-search-context.ts'
import type { FieldJump } from './field-jump.ts'

/**
 * Creates what outlives the renders of a page's search. The code that jumps to a field is loaded with the first jump.
 */
export function createFieldSearch(): { readonly core: FieldSearchCore; readonly stop: () => void } {
  const announced = new Set<() => SearchSource>()
  let focusBox: (() => void) | null = null
  let jump: FieldJump | null = null

  const sources = (): readonly SearchSource[] => [...announced].map((source) => source()).sort(byOrder)

  const reach = async (source: SearchSource, field: string): Promise<Reached> => {
    // A failed load is treated like a field that does not appear: the caller reports it, and the next jump tries again.
    jump ??= await import('./field-jump.ts').then(
      ({ createFieldJump }) => createFieldJump(sources),
      () => null,
    )
    return (await jump?.reach(source, field)) ?? null
  }
  return {
    core: {
      sources,
      reach,
      announce(source) {
        announced.add(source)
        return () => void announced.delete(source)
      },
      open: () => focusBox?.(),
      bindBox(focus) {
        focusBox = focus
        return () => {
          if (focusBox === focus) focusBox = null
        }
      },
      async goTo(address, waiting) {
        const names = address.split('/').filter((name) => name !== '')
        const field = names.pop() ?? ''
        const look = (): SearchSource | null => {
          const found = sources().filter(
            ({ entity, places }) => Object.hasOwn(entity.fields, field) && endsWith(places, names),
          )
          // Prefers an existing record to one that must be created.
          return found.find(({ begin }) => !begin) ?? found[0] ?? null
        }
        const source = look() ?? (waiting ? await whenLater(look, waiting) : null)
        return source !== null && (await reach(source, field)) === 'field'
      },
    },
    stop: () => jump?.stop(),
  }
}

/** Waits until something is found; null when it is not, or the code for it does not load. */
async function whenLater<T>(look: () => T | null, signal: AbortSignal): Promise<T | null> {
  const wait = await import('./when-there.ts').then(
    ({ whenThere }) => whenThere,
    () => null,
  )
  return (await wait?.(look, signal)) ?? null
}

function endsWith(places: readonly Place[], names: readonly string[]): boolean {
  const tail = places.slice(places.length - names.length)
  return names.length <= places.length && names.every((name, at) => tail[at]?.name === name)
}

function byOrder(a: SearchSource, b: SearchSource): number {
  for (let depth = 0; depth < Math.max(a.places.length, b.places.length); depth++) {
    const step = (a.places[depth]?.order ?? -1) - (b.places[depth]?.order ?? -1)
    if (step !== 0) return step
  }
  return 0
}
