import type { Issue } from '../../catalogue/check.ts'
import type { RecordInput } from '../../contract/input.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { Refusal } from '../refusal.ts'

/**
 * Saves the rows of a list, each in the same way as a single one. All of it belongs to the unit of the call, so a
 * refusal of one row leaves none stored.
 *
 * @returns what each save answered, in the order sent
 * @throws Refusal INVALID naming every issue by the index of its row; any other refusal of a row before that, with its
 * index
 * @source CAL-055
 */
export async function saveEach<T>(
  rows: readonly RecordInput[],
  save: (row: RecordInput, index: number) => Promise<T>,
): Promise<readonly T[]> {
  refuseRepeated(rows)
  const saved = new Map<number, T>()
  const issues = new Map<number, readonly Issue[]>()
  for (const [index, row] of inLockingOrder(rows)) {
    try {
      saved.set(index, await save(row, index))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== 'INVALID')
        throw new Refusal(error.code, `第${index + 1}行：${error.message}`, { ...Object(error.data), row: index })
      issues.set(
        index,
        issuesOf(error).map((issue) => rowIssue(index, issue)),
      )
    }
  }
  const faults = rows.flatMap((_row, index) => issues.get(index) ?? [])
  if (faults.length > 0) throw Refusal.invalid(faults)
  // adapter: just found to be there
  return rows.flatMap((_row, index) => (saved.has(index) ? [saved.get(index) as T] : []))
}

/** Stored rows sorted by key, so that two users cannot wait for each other; then the new ones in the order sent. */
function inLockingOrder(rows: readonly RecordInput[]): readonly (readonly [number, RecordInput])[] {
  const entries = [...rows.entries()]
  const key = ({ keyValue }: RecordInput): string => keyValue ?? ''
  const stored = entries
    .filter(([, row]) => key(row) !== '')
    .sort(([, one], [, other]) => (key(one) < key(other) ? -1 : 1))
  return [...stored, ...entries.filter(([, row]) => key(row) === '')]
}

/** Refuses two rows for the same record. @throws Refusal INVALID where two rows are the same record */
function refuseRepeated(rows: readonly RecordInput[]): void {
  const seen = new Set<string>()
  const repeated = rows.flatMap(({ keyValue }, index) => {
    if (!keyValue) return []
    if (seen.has(keyValue)) return [rowIssue(index, { field: 'keyValue', message: '与前面的一行是同一记录' })]
    seen.add(keyValue)
    return []
  })
  if (repeated.length > 0) throw Refusal.invalid(repeated)
}

/** The issues of a refusal; its message as one of the whole record where it names none. */
export function issuesOf({ data, message }: Refusal): readonly Issue[] {
  // adapter: what `Refusal.invalid` puts there
  const { issues } = Object(data) as { readonly issues?: readonly Issue[] }
  return issues && issues.length > 0 ? issues : [{ field: '', message }]
}
