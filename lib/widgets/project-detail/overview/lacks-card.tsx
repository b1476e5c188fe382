import type { ReactElement } from 'react'
import { paperMatches } from '../../../client/queries/case/paper-plans.ts'
import type { Readiness } from '../../../domain/project/readiness.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import type { SectionFailure } from '../sections.ts'
import { OverviewLine } from './overview-line.tsx'

export interface LacksCardProps {
  readonly projectId: string
  /** The step the case is at; null when there is none. */
  readonly jobId: string | null
  /** True while the steps of the case load. */
  readonly isLoading: boolean
  /** What each section requires now; null while a section loads, or where it cannot be loaded. */
  readonly sections: readonly {
    readonly key: string
    readonly title: string
    readonly readiness: Readiness | null
    readonly failure: SectionFailure | null
  }[]
  /** False leads to the places without an invitation to change them. */
  readonly mayEdit: boolean
  readonly onFill: (section: string) => void
  /** Opens the papers of a step; absent where they are not installed. */
  readonly onOpenPapers: ((jobId: string) => void) | undefined
}

/** What the step a case is at still lacks: required fields by section, and papers. @source ruling 27 */
export function LacksCard(props: LacksCardProps): ReactElement {
  const { projectId, jobId, isLoading, sections, mayEdit, onFill, onOpenPapers } = props
  const texts = useMessages(overviewMessages)
  const papers = useFkQuery(jobId === null ? null : paperMatches(projectId, jobId))
  const fields = sections.flatMap(({ key, title, readiness }) => {
    const count = readiness === null ? 0 : readiness.wanted - readiness.filled
    return count > 0 ? [{ key, title, count }] : []
  })
  const missing = (papers.data ?? []).filter(({ optional, needed, received }) => !optional && received < needed)
  const count =
    fields.reduce((sum, one) => sum + one.count, 0) +
    missing.reduce((sum, { needed, received }) => sum + needed - received, 0)
  const hidden = papers.error?.kind === 'forbidden'
  const failed = papers.error !== null && papers.data === undefined && !hidden
  const unread = sections.filter(({ readiness, failure }) => readiness === null && failure !== null)
  const isChecking =
    isLoading ||
    sections.some(({ readiness, failure }) => readiness === null && failure === null) ||
    (jobId !== null && papers.data === undefined && papers.error === null)
  const isKnown = unread.length === 0 && !failed
  return (
    <Card
      title={
        count > 0
          ? texts.lacks({ count })
          : isChecking
            ? texts.checking
            : isKnown
              ? texts.lacksNothing
              : texts.unchecked
      }
      note={count > 0 ? (isChecking ? texts.checkingRest : isKnown ? undefined : texts.uncheckedRest) : undefined}
    >
      {missing.map((paper) => (
        <OverviewLine
          key={`${paper.side} ${paper.cardType}`}
          label={texts.papers(paper)}
          action={mayEdit ? texts.upload : texts.view}
          onOpen={onOpenPapers && (() => onOpenPapers(paper.jobId))}
        >
          {paper.cardTypeName}
        </OverviewLine>
      ))}
      {fields.map(({ key, title, count: empty }) => (
        <OverviewLine
          key={key}
          label={texts.fields({ count: empty })}
          action={mayEdit ? texts.fill : texts.view}
          onOpen={() => onFill(key)}
        >
          {title}
        </OverviewLine>
      ))}
      {unread.map(({ key, title, failure }) =>
        failure?.error.kind === 'forbidden' ? (
          <OverviewLine key={key} label={texts.hidden} onOpen={undefined}>
            {title}
          </OverviewLine>
        ) : (
          <OverviewLine key={key} label={texts.failed} action={texts.retry} onOpen={failure?.retry}>
            {title} <small>{failure?.error.userMessage}</small>
          </OverviewLine>
        ),
      )}
      {failed ? (
        <OverviewLine label={texts.failed} action={texts.retry} onOpen={() => void papers.refetch()}>
          {papers.error?.userMessage}
        </OverviewLine>
      ) : null}
    </Card>
  )
}
