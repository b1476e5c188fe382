import type { AuditEntry, StoreUnit } from 'fangkit/backend'
import { isCleanText } from 'fangkit/domain'
import { sql } from 'kysely'
import { sequenceName } from './layout.ts'
import { type AuditRecord, entryOf } from './record.ts'
import { layoutFor, type UnitParts } from './unit-parts.ts'

/**
 * Thrown for a sequence that does not exist yet. It is created outside the unit, so that a failing unit cannot roll it
 * back.
 */
export class SequenceMissing extends Error {
  readonly sequence: string

  constructor(sequence: string) {
    super(`sequence ${sequence} is not there yet`)
    this.sequence = sequence
  }
}

/** The audit entries of a unit as a statement takes them; the names are those of the columns. */
const rowOfEntry = ({ by, table, key, requestId, address, client, ...others }: AuditEntry) => ({
  ...others,
  by_account: by,
  table_name: table,
  row_key: key,
  request_id: requestId,
  address: address ?? null,
  client: client ?? null,
})

/** Provides the operations of a unit other than reading and writing rows. */
export function sqlAudit(parts: UnitParts): Pick<StoreUnit, 'lock' | 'next' | 'audit' | 'history'> & {
  /** Writes the entries that were added since the last time, in one statement. A unit ends with it. */
  readonly writeEntries: () => Promise<void>
} {
  const { read, run } = parts
  const entries: AuditEntry[] = []
  const writeEntries = async (): Promise<void> => {
    if (entries.length === 0) return
    const rows = JSON.stringify(entries.splice(0).map(rowOfEntry))
    await run(
      sql`
      insert into audit_trail (
        at, by_account, action, table_name, row_key, project, city, version,
        before, after, result, request_id, address, client
      )
      select at, by_account, action, table_name, row_key, project, city, version,
        before, after, result, request_id, address, client
      from jsonb_to_recordset(${rows}::jsonb) as given(
        at bigint, by_account text, action text, table_name text, row_key text, project text, city text,
        version integer, before jsonb, after jsonb, result text, request_id text, address text, client text
      )`,
    )
  }
  return {
    writeEntries,

    lock: async (name) => {
      await run(sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`)
    },

    next: async (sequence) => {
      const numberIn = ([taken]: readonly { readonly number: number | null }[]): number => {
        if (typeof taken?.number !== 'number') throw new SequenceMissing(sequence)
        return taken.number
      }
      const taken = await run(
        sql<{ number: number | null }>`
        select nextval(to_regclass(quote_ident(${sequenceName(sequence)}::text))) as number`,
        numberIn,
      )
      return numberIn(taken)
    },

    audit: async (entry) => void entries.push(entry),

    history: async (table, key, afterVersion) => {
      const { table: name } = layoutFor(parts, table)
      if (!isCleanText(key)) return []
      await writeEntries()
      const rows = await read(
        sql<AuditRecord>`
        select at, by_account, action, table_name, row_key, project, city, version,
          before, after, result, request_id, address, client
        from audit_trail
        where table_name = ${name}::text and row_key = ${key}::text and version > ${afterVersion}::bigint
        order by id`,
      )
      return rows.map(entryOf)
    },
  }
}
