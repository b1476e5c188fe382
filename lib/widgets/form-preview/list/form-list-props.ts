import type { FormDocumentRow } from '../document-list.ts'
import type { Taking } from '../taking/use-taking.ts'
import type { FormData, FormLoad } from '../use-form-data.ts'
import type { FormListState } from './form-choice.ts'

/** The forms on screen, and batch actions. */
export interface FormListProps {
  readonly load: FormLoad
  readonly data: FormData
  readonly taking: Taking
  readonly list: FormListState
  readonly onList: (state: FormListState) => void
  readonly refresh: () => void
  /** Opens the print plan for several documents. */
  readonly onPlan: (documents: readonly FormDocumentRow[]) => void
}
