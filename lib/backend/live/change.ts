import * as v from 'valibot'

/** Where a row belongs: its case, and the city whose staff may see it. Null for what is bound to neither. @public */
export interface Place {
  /** Key of the case; null for a row outside of any case. */
  readonly project: string | null
  /** Division code of the city whose staff may see the row; null where it is bound to none. */
  readonly city: string | null
}

/** A change that open pages are notified of. It names what changed and never carries the values. @public */
export type Change =
  /** The entries of the dictionary with this code changed. */
  | { readonly kind: 'dictionary'; readonly code: string }
  /** `topic` is the service of the record, such as `Hf20PrjBase`. */
  | ({ readonly kind: 'record'; readonly topic: string; readonly id: string } & Place)
  /**
   * The same for a record that belongs to one person: only they are notified, and managers of the city where one is
   * named. `account` is the owner.
   */
  | {
      readonly kind: 'personal'
      readonly topic: string
      readonly id: string
      readonly account: string
      readonly city?: string | null | undefined
    }
  /** A session ended before it expired; `session` is the hash of its token. */
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
 * Reads changes that came from another process. That process may run another version, so unknown changes are left out.
 * @public
 */
export function readChanges(raw: unknown): readonly Change[] {
  return (Array.isArray(raw) ? raw : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(change, one)
    return parsed.success ? [parsed.output] : []
  })
}

/**
 * How a handler reports what it changed. Others are notified after its unit of work is committed, and not at all when
 * it fails.
 */
export interface Notify {
  /** The entries of a dictionary changed. */
  dictionary(code: string): void
  /** A record was added, changed or removed; you can pass a row as its place. */
  record(topic: string, id: string, place: Place): void
  /** A record of one person was added or changed; managers of the city are notified too where one is named. */
  personal(topic: string, id: string, account: string, city?: string | null): void
  /** A session ended before it expired. */
  sessionEnded(tokenHash: string): void
  /** A session works in another city from now on. */
  cityChanged(tokenHash: string, city: string): void
}

/** Collects the changes that one run of a unit of work reports. */
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
