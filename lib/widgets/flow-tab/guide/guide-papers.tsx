import { Files, Upload } from 'lucide-react'
import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { paperMatches } from '../../../client/queries/case/paper-plans.ts'
import type { PaperMatch } from '../../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { paper } from '../../../domain/paper/paper.ts'
import { isPaperCounted, isPaperMissing, isPaperReceived } from '../../../domain/paper/paper-state.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tag, type TagTone } from '../../../ui/indicators/tag.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { GuideBlock } from './guide-block.tsx'
import { GuideLoad } from './guide-load.tsx'

export interface GuidePapersProps {
  readonly projectId: string
  readonly job: AnyJob
  /** Null where no page for papers is available. */
  readonly onPapers: (() => void) | null
}

const STATES: string | null = paper.fields.state.dict ?? null
const SIDES = [
  { side: 'buyer', name: 'hf15BuyerPapers' },
  { side: 'owner', name: 'hf15OwnerPapers' },
] as const
const TONES: Readonly<Record<string, TagTone>> = {
  [PAPER_STATE.ready]: 'ok',
  [PAPER_STATE.unchecked]: 'warn',
  [PAPER_STATE.expired]: 'bad',
}
const side = css({ textStyle: 'label', color: 'ink-2' })
const list = css({ display: 'grid', gap: '6', margin: '0', padding: '0', listStyle: 'none' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const note = css({ textStyle: 'note', color: 'ink-3' })

/**
 * The papers of a job that apply to this case, by side, with the state of each; renders nothing where it needs none.
 * The counts are those of the row of the job.
 * @source FLW-020, PAP-010
 */
export function GuidePapers({ projectId, job, onPapers }: GuidePapersProps): ReactElement | null {
  const texts = useMessages(flowGuideMessages)
  const { labelOf: stateName } = useDictionary(STATES)
  const { buyerCardPaperCount, sellerCardPaperCount } = job.cardPaper
  const needsAny = buyerCardPaperCount + sellerCardPaperCount > 0
  const matches = useFkQuery(needsAny ? paperMatches(projectId, job.keyValue) : null)
  if (!needsAny) return null
  return (
    <GuideBlock icon={<Files size={16} />} title={texts.papers}>
      <GuideLoad query={matches}>
        {(all) =>
          SIDES.map(({ side: of, name }) => ({ name, papers: countedOf(all, of) }))
            .filter(({ papers }) => papers.length > 0)
            .map(({ name, papers }) => (
              <div key={name}>
                <div className={line}>
                  <span className={side}>{labelOf(flowJob, name)}</span>
                  <span className={note}>
                    {papers.filter(({ state }) => isPaperReceived(state)).length}/{papers.length}
                  </span>
                </div>
                <ul className={list} aria-label={labelOf(flowJob, name)}>
                  {papers.map(({ cardType, cardTypeName, state }) => (
                    <li key={cardType} className={line}>
                      {cardTypeName}
                      <Tag size="sm" tone={TONES[state] ?? 'idle'}>
                        {stateName(state) ?? ''}
                      </Tag>
                      {onPapers !== null && isPaperMissing(state) ? (
                        <Button
                          variant="link"
                          icon={<Upload aria-hidden />}
                          aria-label={texts.uploadPaper({ name: cardTypeName })}
                          onClick={onPapers}
                        >
                          {texts.upload}
                        </Button>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </div>
            ))
        }
      </GuideLoad>
    </GuideBlock>
  )
}

/** The papers of one side that count, each once: several jobs of a main flow may need the same. */
function countedOf(all: readonly PaperMatch[], side: PaperMatch['side']): readonly PaperMatch[] {
  const counted = all.filter((match) => match.side === side && isPaperCounted(match.state))
  return [...new Map(counted.map((match) => [match.cardType, match])).values()]
}
