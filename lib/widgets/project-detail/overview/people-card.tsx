import type { ReactElement } from 'react'
import type { DraftRecord } from '../../../contract/output.ts'
import { CASE_STAFF } from '../../../domain/project-role/case-staff.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface PeopleCardProps {
  readonly record: DraftRecord<Project>
  readonly sections: readonly { readonly key: string; readonly title: string }[]
  readonly onOpenSection: (section: string) => void
  /** Opens the roles of the case; absent where they are not installed. */
  readonly onOpenRoles: (() => void) | undefined
}

/** The parties of a case, and its staff. */
export function PeopleCard({ record, sections, onOpenSection, onOpenRoles }: PeopleCardProps): ReactElement {
  const texts = useMessages(overviewMessages)
  const { refValues } = record
  return (
    <Card title={texts.people}>
      {sections.map(({ key, title }) =>
        key === 'buyers' || key === 'owners' ? (
          <OverviewLine key={key} label={title} onOpen={() => onOpenSection(key)}>
            {refValues[key] ?? texts.nobody}
          </OverviewLine>
        ) : null,
      )}
      {CASE_STAFF.map(({ field }) => (
        <OverviewLine key={field} label={project.fields[field].label} onOpen={onOpenRoles}>
          {refValues[field] ?? texts.nobody}
        </OverviewLine>
      ))}
    </Card>
  )
}
