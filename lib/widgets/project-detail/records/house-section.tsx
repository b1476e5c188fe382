import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'
import { CaseRecordSection } from './case-record-section.tsx'

/** 交易房屋，抵押贷款时为抵押物业. @source HSE-001 */
export function HouseSection(props: ProjectSectionProps): ReactElement {
  return <CaseRecordSection {...props} kind={CASE_RECORD_KINDS.house} />
}
