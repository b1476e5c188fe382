import type { ReactNode } from 'react'

/** Props of the component around the fields of a record form. */
export interface CaseRecordSurroundProps {
  readonly projectId: string
  readonly children: ReactNode
}
