import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'
import { CaseRecordSection } from './case-record-section.tsx'

/** 交易信息. @source TRD-001 */
export function TradeSection(props: ProjectSectionProps): ReactElement {
  return <CaseRecordSection {...props} kind={CASE_RECORD_KINDS.trade} />
}
