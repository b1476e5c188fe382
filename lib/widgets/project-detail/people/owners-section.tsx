import type { ReactElement } from 'react'
import type { ProjectSectionProps } from '../sections.ts'
import { PeopleSection } from './people-section.tsx'

/** 业主信息, or 抵押人信息 where a house is mortgaged. @source PRJ-021, MEM-003 */
export function OwnersSection(props: ProjectSectionProps): ReactElement {
  return <PeopleSection {...props} kind="owners" />
}
