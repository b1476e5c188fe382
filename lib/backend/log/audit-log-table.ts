import { textarea } from '../../catalogue/field.ts'
import { auditLogEntry } from '../../domain/log/audit-log-entry.ts'
import type { AuditEntry, Row, Table, Values } from '../store.ts'

const { logAction, logResult, logObject, logKey, logProject, logCity, logRequest, logAddress, logClient } =
  auditLogEntry.fields

/**
 * The lines of the audit trail as rows, so that lists read them as they read anything: `$key` counts up with every
 * line, `$createdAt` and
 * `$createdBy` say when and who. Written by `Unit.audit` alone.
 *
 * @public
 */
export const auditLogTable: Table = {
  name: 'audit_line',
  topic: auditLogEntry.service,
  auditLog: true,
  // A store that is a database makes these columns itself, where the trail is.
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

/** What a line says, as a database has it: codes are in capitals, the changed values are JSON. @public */
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
