import type { CSSProperties, ReactElement } from 'react'
import { paperMatches } from '../../../client/queries/case/paper-plans.ts'
import type { AppendixInfo, PaperMatch } from '../../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import { isPaperMissing } from '../../../domain/paper/paper-state.ts'
import type { Readiness } from '../../../domain/project/readiness.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'
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
  /** Opens a section without its form. */
  readonly onReach: (section: string) => void
  /** The papers of the case, with who hands each in; undefined while they are not known. */
  readonly details: AppendixInfo | undefined
  /** Opens the papers of a step; absent where they are not installed. */
  readonly onOpenPapers: ((jobId: string) => void) | undefined
}

/** Inline styles, because they are used once and the size of the style sheet is limited. */
const QUIET: CSSProperties = { color: 'var(--fk-colors-ink-3)' }
const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(220px, 34%), 1fr))',
}

/**
 * What the step a case is at still lacks: required fields by section, and papers; what it had to have, once nothing
 * lacks.
 * @source ruling 27
 */
export function LacksCard(props: LacksCardProps): ReactElement {
  const { projectId, jobId, isLoading, sections, mayEdit, details, onFill, onReach, onOpenPapers } = props
  const texts = useMessages(overviewMessages)
  const papers = useFkQuery(jobId === null ? null : paperMatches(projectId, jobId))
  const fields = sections.flatMap(({ key, title, readiness }) => {
    const count = readiness === null ? 0 : readiness.wanted - readiness.filled
    return count > 0 ? [{ key, title, count }] : []
  })
  const needed = (papers.data ?? []).filter(({ optional }) => !optional)
  const missing = needed.filter((paper) => paper.received < paper.needed)
  const wanted = sum(sections.map(({ readiness }) => readiness?.wanted ?? 0)) + sum(needed.map((one) => one.needed))
  const count = sum(fields.map((one) => one.count)) + sum(missing.map((one) => one.needed - one.received))
  const hidden = papers.error?.kind === 'forbidden'
  const failed = papers.error !== null && papers.data === undefined && !hidden
  const unread = sections.filter(({ readiness, failure }) => readiness === null && failure !== null)
  const isChecking =
    isLoading ||
    sections.some(({ readiness, failure }) => readiness === null && failure === null) ||
    (jobId !== null && papers.data === undefined && papers.error === null)
  const isKnown = unread.length === 0 && !failed
  const isReady = count === 0 && isKnown && !isChecking
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
      note={
        count === 0 && (!isReady || wanted === 0)
          ? undefined
          : isChecking
            ? texts.checkingRest
            : isKnown
              ? texts.wanted({ wanted, done: wanted - count })
              : texts.uncheckedRest
      }
    >
      {missing.map((paper) => (
        <OverviewLine
          key={`${paper.side} ${paper.cardType}`}
          label={texts.papers(paper)}
          action={mayEdit ? texts.upload : texts.view}
          onOpen={onOpenPapers && (() => onOpenPapers(paper.jobId))}
        >
          {paper.cardTypeName}
          {details === undefined ? null : <small style={QUIET}>{peopleLacking(details, paper)}</small>}
          {paper.state === PAPER_STATE.expired ? (
            <Tag tone="bad" size="sm">
              {texts.expired}
            </Tag>
          ) : null}
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
      {isReady ? (
        <div style={COLUMNS}>
          {sections.map(({ key, title, readiness }) =>
            readiness === null || readiness.wanted === 0 ? null : (
              <OverviewLine key={key} label={texts.filled({ count: readiness.wanted })} onOpen={() => onReach(key)}>
                {title}
              </OverviewLine>
            ),
          )}
          {needed.length > 0 && jobId !== null ? (
            <OverviewLine
              label={texts.handedIn({ count: sum(needed.map((one) => one.needed)) })}
              onOpen={onOpenPapers && (() => onOpenPapers(jobId))}
            >
              {texts.allPapers}
            </OverviewLine>
          ) : null}
        </div>
      ) : null}
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

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** The names of those who still have to hand a paper in. */
function peopleLacking({ buyCreditInfos, sellerCreditInfos }: AppendixInfo, { side, cardType }: PaperMatch): string {
  const row = (side === 'buyer' ? buyCreditInfos : sellerCreditInfos).find((one) => one.cardType === cardType)
  const lacking = row?.usings.filter(({ state, asked }) => asked !== 0 && isPaperMissing(state)) ?? []
  return lacking.map(({ name }) => name).join('、')
}
