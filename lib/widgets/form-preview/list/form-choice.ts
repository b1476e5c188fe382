import type { FormData } from '../use-form-data.ts'
import type { FormDocumentRow, FormListItem } from '../document-list.ts'

/** Ticked and open rows; kept while a document is shown instead of the list. */
export interface FormListState {
  readonly ticked: ReadonlySet<string>
  /** Collapsed forms that exist per person. */
  readonly closed: ReadonlySet<string>
  /** True shows forms the case does not need as well. */
  readonly all: boolean
}
export const FIRST_STATE: FormListState = { ticked: new Set(), closed: new Set(), all: false }

/** Forms of one group, in the order of the answer. */
export interface FormGroup {
  readonly name: string
  readonly lines: readonly FormListItem[]
  /** Number of required documents. */
  readonly count: number
}

/** Required forms by group. @source APP-001 */
export function formGroups(lines: readonly FormListItem[]): readonly FormGroup[] {
  const names = [...new Set(lines.map(({ groupName }) => groupName))]
  return names.map((name) => {
    const own = lines.filter(({ groupName }) => groupName === name)
    return { name, lines: own, count: own.reduce((sum, { count }) => sum + count, 0) }
  })
}

export type Tick = boolean | 'mixed'

export function tickOf(documents: readonly FormDocumentRow[], ticked: ReadonlySet<string>): Tick {
  const count = documents.filter(({ formId }) => ticked.has(formId)).length
  return count === 0 ? false : count === documents.length ? true : 'mixed'
}

export function withTicks(
  ticked: ReadonlySet<string>,
  documents: readonly FormDocumentRow[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(ticked)
  for (const { formId } of documents) {
    if (on) next.add(formId)
    else next.delete(formId)
  }
  return next
}

/** Documents of a batch: the ticked ones that still exist, or all required ones. */
export interface FormBatch {
  readonly documents: readonly FormDocumentRow[]
  readonly chosen: boolean
}

export function batchOf({ documents }: FormData, ticked: ReadonlySet<string>): FormBatch {
  const chosen = documents.filter(({ formId }) => ticked.has(formId))
  return chosen.length > 0
    ? { documents: chosen, chosen: true }
    : { documents: documents.filter(({ needed }) => needed), chosen: false }
}
