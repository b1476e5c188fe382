import type { FormDocumentRow } from '../document-list.ts'
import type { Taking } from '../taking/use-taking.ts'
import type { FormData, FormLoad } from '../use-form-data.ts'
import type { FormListState } from './form-choice.ts'

/** The forms on screen, and what is done with several of them. */
export interface FormListProps {
  readonly load: FormLoad
  readonly data: FormData
  readonly taking: Taking
  readonly list: FormListState
  readonly onList: (state: FormListState) => void
  readonly refresh: () => void
  /** Asks how several documents are to be printed. */
  readonly onPlan: (documents: readonly FormDocumentRow[]) => void
}
