import * as v from 'valibot'

/** Where a row belongs: the case, and the city whose staff may see it; null for what is bound to neither. @public */
export interface Place {
  readonly project: string | null
  readonly city: string | null
}

/** Something that others should hear of. It names what changed and never carries it. @public */
export type Change =
  | { readonly kind: 'dictionary'; readonly code: string }
  /** `topic` is the service of the record, such as `Hf20PrjBase`. */
  | ({ readonly kind: 'record'; readonly topic: string; readonly id: string } & Place)
  /**
   * The same for something that is one person's own: nobody else hears of it, but for managers of the city where one is
   * named. `account` is theirs.
   */
  | {
      readonly kind: 'personal'
      readonly topic: string
      readonly id: string
      readonly account: string
      readonly city?: string | null | undefined
    }
  /** A session is over before its time; `session` is the hash of its token. */
  | { readonly kind: 'session'; readonly session: string }
  /** A session works in another city from now on. */
  | { readonly kind: 'city'; readonly session: string; readonly city: string }

const place = { project: v.nullable(v.string()), city: v.nullable(v.string()) }
const change = v.variant('kind', [
  v.object({ kind: v.literal('dictionary'), code: v.string() }),
  v.object({ kind: v.literal('record'), topic: v.string(), id: v.string(), ...place }),
  v.object({
    kind: v.literal('personal'),
    topic: v.string(),
    id: v.string(),
    account: v.string(),
    city: v.optional(v.nullable(v.string())),
  }),
  v.object({ kind: v.literal('session'), session: v.string() }),
  v.object({ kind: v.literal('city'), session: v.string(), city: v.string() }),
])

/**
 * Reads changes that came from another process, which may be of another version: what is not understood is left out.
 * @public
 */
export function readChanges(raw: unknown): readonly Change[] {
  return (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(change, one)
    return parsed.success ? [parsed.output] : []
  })
}

/**
 * How a handler says what it changed. Told to others after its unit of work has counted, and not at all when it has
 * not.
 */
export interface Notify {
  /** The entries of a dictionary changed. */
  dictionary(code: string): void
  /** A record was added, changed or removed; a row fits as its place. */
  record(topic: string, id: string, place: Place): void
  /** Something of one person's own was added or changed; managers of the city see it too where one is named. */
  personal(topic: string, id: string, account: string, city?: string | null): void
  /** A session ended before its time. */
  sessionEnded(tokenHash: string): void
  /** A session works in another city from now on. */
  cityChanged(tokenHash: string, city: string): void
}

/** Collects what one run of a unit of work has to tell. */
export function collectChanges(): { readonly notify: Notify; readonly all: () => readonly Change[] } {
  const collected = new Map<string, Change>()
  const add = (change: Change) => void collected.set(JSON.stringify(change), change)
  return {
    notify: {
      dictionary: (code) => add({ kind: 'dictionary', code }),
      record: (topic, id, { project, city }) => add({ kind: 'record', topic, id, project, city }),
      personal: (topic, id, account, city) =>
        add({ kind: 'personal', topic, id, account, ...(city !== undefined && { city }) }),
      sessionEnded: (session) => add({ kind: 'session', session }),
      cityChanged: (session, city) => add({ kind: 'city', session, city }),
    },
    all: () => [...collected.values()],
  }
}
