import { dayOf } from '../../catalogue/day.ts'
import { originsIn, partnerBlock, pushPartner } from '../../domain/permission/push-partner.ts'
import type { Change } from '../live/change.ts'
import type { Ports } from '../ports.ts'
import { textOf } from '../session.ts'
import type { Store } from '../store.ts'
import { partnerTable } from './partner-table.ts'

/** What a host needs of the back end for pages of partners, in addition to the calls. @public */
export interface PartnerService {
  /** Whether pages of this origin may call: origins of active partners. */
  admitsOrigin(origin: string): Promise<boolean>
}

/** Caches the origins of partners until a partner changes. */
export interface PartnerOrigins extends PartnerService {
  onChanges(changes: readonly Change[]): void
  forget(): void
}

/** The cache is short-lived, because a partner expires at midnight without any change. */
const CACHE_MS = 30_000

export function createPartnerOrigins({
  store,
  ports,
}: {
  readonly store: Store
  readonly ports: Ports
}): PartnerOrigins {
  let known: { readonly until: number; readonly origins: Promise<ReadonlySet<string>> } | null = null
  const forget = () => {
    known = null
  }
  const read = (now: number) =>
    store.unit({ account: 'system', now }, async (unit) => {
      const { rows } = await unit.list(partnerTable, { where: { field: 'enabled', is: [1] }, counted: false })
      const open = rows.filter(
        ({ values }) =>
          partnerBlock({ enabled: 1, validUntil: textOf(values['validUntil']) || null }, dayOf(now)) === null,
      )
      return new Set(open.flatMap(({ values }) => originsIn(textOf(values['origins']))))
    })
  return {
    async admitsOrigin(origin) {
      const now = ports.clock()
      if (known === null || now >= known.until) {
        const origins = read(now)
        known = { until: now + CACHE_MS, origins }
        // A failed read is not cached.
        origins.catch(forget)
      }
      return (await known.origins).has(origin)
    },
    onChanges(changes) {
      if (changes.some((change) => change.kind === 'record' && change.topic === pushPartner.service)) forget()
    },
    forget,
  }
}
