import type { ReactElement } from 'react'
import { appendixInfo } from '../../../client/queries/case/paper-plans.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { MEMBER_SIDES } from '../../../domain/member/member-side.ts'
import { CASE_STAFF } from '../../../domain/project-role/case-staff.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { lackingPapers } from '../../../domain/paper/lacking-papers.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import type { SectionPart } from '../sections.ts'
import { OverviewLine } from './overview-line.tsx'

export interface PeopleCardProps {
  readonly projectId: string
  readonly record: DraftRecord<Project>
  /** The step the case is at; null when there is none. */
  readonly jobId: string | null
  /** The sections the case shows, with the members each lists. */
  readonly sections: readonly { readonly key: string; readonly title: string; readonly parts: readonly SectionPart[] }[]
  /** Opens a section, or after a slash a member in it. */
  readonly onOpenSection: (place: string) => void
  /** Opens the roles of the case; absent where they are not installed. */
  readonly onOpenRoles: (() => void) | undefined
}

/** The parties of a case, with what the current step still lacks of each, and its staff. */
export function PeopleCard(props: PeopleCardProps): ReactElement {
  const { projectId, record, jobId, sections, onOpenSection, onOpenRoles } = props
  const texts = useMessages(overviewMessages)
  const { refValues } = record
  const papers = useFkQuery(jobId === null ? null : appendixInfo(projectId))
  const lacks = ({ key, readiness }: SectionPart): ReactElement | null => {
    if (!readiness || jobId === null) return null
    const count = readiness.wanted - readiness.filled
    const missing = papers.data ? lackingPapers(papers.data, key, jobId) : 0
    if (count + missing > 0) return <Tag tone="warn">{texts.personLacks({ count, papers: missing })}</Tag>
    return papers.data ? <Tag tone="ok">{texts.personReady}</Tag> : null
  }
  return (
    <Card title={texts.people}>
      {sections.flatMap(({ key, title, parts }) => {
        if (key !== 'buyers' && key !== 'owners') return []
        const members = parts.filter((part) => part.key !== MEMBER_SIDES.guarantor.key)
        return members.length === 0 ? (
          <OverviewLine key={key} label={title} onOpen={() => onOpenSection(key)}>
            {refValues[key] ?? texts.noMember}
          </OverviewLine>
        ) : (
          members.map((part) => (
            <OverviewLine
              key={part.key}
              label={title}
              onOpen={() => {
                part.open()
                onOpenSection(`${key}/${part.key}`)
              }}
            >
              {part.title}
              {lacks(part)}
            </OverviewLine>
          ))
        )
      })}
      {CASE_STAFF.map(({ field }) => (
        <OverviewLine key={field} label={project.fields[field].label} onOpen={onOpenRoles}>
          {refValues[field] ?? texts.nobody}
        </OverviewLine>
      ))}
    </Card>
  )
}
