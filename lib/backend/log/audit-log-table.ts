import { textarea } from '../../catalogue/field.ts'
import { auditLogEntry } from '../../domain/log/audit-log-entry.ts'
import type { AuditEntry, Row, Table, Values } from '../store.ts'

const { logAction, logResult, logObject, logKey, logProject, logCity, logRequest, logAddress, logClient } =
  auditLogEntry.fields

/**
 * The entries of the audit log as rows, so that lists read them like any other table: `$key` counts up with every
 * entry, `$createdAt` is its time and `$createdBy` its user. Only `Unit.audit` writes it.
 *
 * @public
 */
export const auditLogTable: Table = {
  name: 'audit_line',
  topic: auditLogEntry.service,
  auditLog: true,
  // A database creates these columns itself, as part of its audit log.
  fields: {
    logAction,
    logResult,
    logObject,
    logKey,
    logProject,
    logCity,
    logRequest,
    logAddress,
    logClient,
    logBefore: textarea('变更前'),
    logAfter: textarea('变更后'),
  },
}

/** An audit entry as a database stores it: codes are in capitals, the changed values are JSON. @public */
export function auditLogRow(
  { at, by, action, table, key, project, city, before, after, result, requestId, address, client }: AuditEntry,
  no: number,
): Row {
  const method = action.split('.')[1] ?? ''
  const values = {
    logAction: method.toUpperCase(),
    logResult: result.toUpperCase(),
    logObject: table?.toUpperCase() ?? null,
    logKey: key,
    logProject: project,
    logCity: city,
    logRequest: requestId,
    logAddress: address ?? null,
    logClient: client ?? null,
    logBefore: JSON.stringify(before),
    logAfter: JSON.stringify(after),
  }
  const filled: Values = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== ''),
  )
  return {
    key: String(no).padStart(19, '0'),
    project,
    city,
    version: 1,
    values: filled,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
  }
}
