import { auditLogRow } from '../backend/log/audit-log-table.ts'
import type { AuditEntry, Row } from '../backend/store.ts'
import type { MemoryTable } from './memory-table.ts'

/** The entries of an audit log as read-only rows. Entries never change, so each is turned into a row only once. */
export function createMemoryAuditLog(auditLog: readonly AuditEntry[]): MemoryTable {
  const made = new WeakMap<AuditEntry, Row>()
  const rowAt = (entry: AuditEntry, index: number): Row => {
    const row = made.get(entry) ?? auditLogRow(entry, index + 1)
    made.set(entry, row)
    return row
  }
  return {
    get: (key) => {
      const index = /^\d{19}$/.test(key) ? Number(key) - 1 : -1
      const entry = auditLog[index]
      return entry ? rowAt(entry, index) : null
    },
    rows: () => auditLog.map(rowAt),
    replace: () => {
      throw new TypeError('the audit trail is written by audit alone')
    },
  }
}
