import { type CaseLook, isWorthNoting, lookAt } from '../../../domain/log/case-look.ts'
import type { SignedIn } from '../../handler.ts'
import type { Row } from '../../store.ts'
import { caseLookTable } from '../log-tables.ts'

/** When the caller's look before the one they take now ended; null at their first. */
export async function formerLook(context: SignedIn, project: Row): Promise<number | null> {
  return lookAt(lookIn(await lookOf(context, project)), context.now).formerAt
}

/** Notes that the caller looks at the case now. */
export async function noteLook(context: SignedIn, project: Row): Promise<void> {
  const { unit, principal, ports, now } = context
  const { acctId } = principal
  if (acctId === '' || !isWorthNoting(lookIn(await lookOf(context, project)), now)) return
  // Two windows of one user may open the case at once.
  await unit.lock(`${caseLookTable.name} ${project.key} ${acctId}`)
  const stored = await lookOf(context, project)
  const { formerAt, seenAt } = lookAt(lookIn(stored), now)
  const values = { prjId: project.key, acctId, formerAt, seenAt }
  if (stored) await unit.update(caseLookTable, stored.key, stored.version, values)
  else await unit.insert(caseLookTable, { key: ports.ids.key(), project: project.key, city: project.city, values })
}

async function lookOf({ unit, principal }: SignedIn, { key }: Row): Promise<Row | null> {
  const where = {
    all: [
      { field: 'prjId', is: [key] },
      { field: 'acctId', is: [principal.acctId] },
    ],
  } as const
  const { rows } = await unit.list(caseLookTable, { where, page: 1, pageSize: 1, counted: false })
  return rows[0] ?? null
}

function lookIn(row: Row | null): CaseLook | null {
  if (row === null) return null
  const { formerAt, seenAt } = row.values
  return { formerAt: typeof formerAt === 'number' ? formerAt : null, seenAt: Number(seenAt ?? 0) }
}
