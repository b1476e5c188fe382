import type { ReactNode } from 'react'

/** What is given to what goes around the fields of a record while it is filled in. */
export interface CaseRecordSurroundProps {
  readonly projectId: string
  readonly children: ReactNode
}
