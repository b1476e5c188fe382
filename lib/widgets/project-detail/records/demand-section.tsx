import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'
import { CaseRecordSection } from './case-record-section.tsx'

/** 找房需求. @source DEM-001 */
export function DemandSection(props: ProjectSectionProps): ReactElement {
  return <CaseRecordSection {...props} kind={CASE_RECORD_KINDS.demand} />
}
