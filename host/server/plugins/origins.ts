import type { Backend } from 'fangkit/backend'

/** Decides which other origins may call. */
export interface Origins {
  /** Listed origins are admitted at once, without asking the database. */
  admits(origin: string): Promise<boolean>
}

/** Admits the origins of the installation, and those of active partners. */
export function originsOf(listed: readonly string[], partners: Backend['partners']): Origins {
  const own = new Set(listed)
  return { admits: async (origin) => own.has(origin) || partners.admitsOrigin(origin) }
}
