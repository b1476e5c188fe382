import type { Backend } from 'fangkit/backend'

/** Whose pages may call from elsewhere. */
export interface Origins {
  /** Settled for the listed ones at once, without asking the database. */
  admits(origin: string): Promise<boolean>
}

/** The origins of the installation, and those of partners that are active. */
export function originsOf(listed: readonly string[], partners: Backend['partners']): Origins {
  const own = new Set(listed)
  return { admits: async (origin) => own.has(origin) || partners.admitsOrigin(origin) }
}
