import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { PeopleSection } from './people-section.tsx'

/** 买家信息, with the guarantors where the case has them. @source PRJ-020, MEM-002 */
export function BuyersSection(props: ProjectSectionProps): ReactElement {
  return <PeopleSection {...props} kind="buyers" />
}
