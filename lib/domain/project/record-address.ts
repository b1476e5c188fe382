/** The tab of a case that opens each kind of record. */
const TABS = { income: 'fees', expense: 'fees', job: 'flow', remind: 'flow', file: 'papers' } as const

/** In place of the key of a job: the one the case is at. @public */
export const CURRENT_JOB = 'current'

/**
 * A kind of record that a tab of a case can open: an income, an expense, a job, the reminder of a job, or a file of a
 * paper.
 * @public
 */
export type CaseRecordKind = keyof typeof TABS

/**
 * The address of a record within its case: `income/…`, `expense/…`, `job/…`, `remind/…` or `file/…` with its key.
 * @public
 */
export function recordAddress(kind: CaseRecordKind, key: string): string {
  return `${kind}/${key}`
}

/** The key in an address of this kind; null for another kind. */
export function recordKey(address: string, kind: CaseRecordKind): string | null {
  return address.startsWith(`${kind}/`) ? address.slice(kind.length + 1) : null
}

/** The tab of a case that opens the record at an address; null for an address no tab knows. @public */
export function tabOfRecord(address: string): (typeof TABS)[CaseRecordKind] | null {
  const [kind = ''] = address.split('/')
  // adapter: `hasOwn` has just checked the key
  return Object.hasOwn(TABS, kind) ? TABS[kind as CaseRecordKind] : null
}
