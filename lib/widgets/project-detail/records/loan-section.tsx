import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'
import { CaseRecordSection } from './case-record-section.tsx'

/** 贷款信息. @source LON-001 */
export function LoanSection(props: ProjectSectionProps): ReactElement {
  return <CaseRecordSection {...props} kind={CASE_RECORD_KINDS.loan} />
}
