import type { Payments, Ports } from '../ports.ts'
import { SYSTEM_ACCOUNT } from '../system-account.ts'
import type { Filter, Row, RowCursor, Store } from '../store.ts'
import { CODE_STATE, payCodeTable } from './pay-code-table.ts'

const AT_ONCE = 100

/** Codes that are over but can still be paid at the service. @param now epoch milliseconds */
const overAt = (now: number): Filter => ({
  all: [
    { field: 'closedAt', is: [null] },
    {
      any: [
        { field: 'state', is: [CODE_STATE.void] },
        {
          all: [
            { field: 'state', is: [CODE_STATE.live] },
            { field: 'expiresAt', to: now },
          ],
        },
      ],
    },
  ],
})

/**
 * Closes codes that are over at the payment service, outside any unit. A code that cannot be closed is reported and
 * tried again next time; money that arrives for it meanwhile waits for finance. Several processes may do it at once.
 *
 * @param signal stops it between two codes
 * @returns how many were closed
 * @source ruling 23, R17
 */
export async function closeCodes(
  { store, ports }: { readonly store: Store; readonly ports: Ports },
  signal?: AbortSignal,
): Promise<number> {
  const { payments } = ports
  if (!payments?.close) return 0
  const now = ports.clock()
  let [closed, after]: [number, RowCursor | null] = [0, null]
  for (;;) {
    const query = { where: overAt(now), pageSize: AT_ONCE, counted: false, after: after ?? { value: null, key: '' } }
    const rows: readonly Row[] = await store.unit(
      { account: SYSTEM_ACCOUNT, now },
      async (unit) => (await unit.list(payCodeTable, query)).rows,
    )
    for (const { key } of rows) {
      if (signal?.aborted) return closed
      if (await closeOne(payments.close.bind(payments), key, ports)) {
        await store.unit({ account: SYSTEM_ACCOUNT, now }, (unit) =>
          unit.compareAndSet(payCodeTable, key, { closedAt: null }, { closedAt: now }),
        )
        closed += 1
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return closed
    after = { value: null, key: last.key }
  }
}

async function closeOne(close: NonNullable<Payments['close']>, codeId: string, { report }: Ports): Promise<boolean> {
  try {
    await close({ codeId })
    return true
  } catch (cause) {
    report({ level: 'warn', message: `payment code not closed at the service: ${codeId}`, requestId: '', cause })
    return false
  }
}
