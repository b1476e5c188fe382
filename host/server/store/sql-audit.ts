import type { StoreUnit } from 'fangkit/backend'
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

/** Provides the operations of a unit other than reading and writing rows. */
export function sqlAudit(parts: UnitParts): Pick<StoreUnit, 'lock' | 'next' | 'audit' | 'history'> {
  const { read, run } = parts
  return {
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

    audit: async ({
      at,
      by,
      action,
      table,
      key,
      project,
      city,
      version,
      before,
      after,
      result,
      requestId,
      address = null,
      client = null,
    }) => {
      await run(
        sql`
        insert into audit_trail (
          at, by_account, action, table_name, row_key, project, city, version,
          before, after, result, request_id, address, client
        )
        values (
          ${at}, ${by}, ${action}, ${table}, ${key}, ${project}, ${city}, ${version},
          ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
          ${result}, ${requestId}, ${address}, ${client}
        )`,
      )
    },

    history: async (table, key, afterVersion) => {
      const { table: name } = layoutFor(parts, table)
      if (!isCleanText(key)) return []
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
