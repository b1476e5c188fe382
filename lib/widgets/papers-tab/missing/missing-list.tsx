import type { CSSProperties, ReactElement } from 'react'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css, cx } from '../../../styled-system/css/index.js'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { MissingGroup, MissingPaper } from '../paper-list.ts'
import { toneOf } from '../paper-state.tsx'
import { noteText, plainButton, WRAPS } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'

export interface MissingListProps {
  readonly groups: readonly MissingGroup[]
  readonly terms: PapersTerms
  readonly onOpen: (paper: MissingPaper) => void
}

const root = css({ display: 'grid', gap: '12', padding: '16', overflowY: 'auto' })
const SIZE: CSSProperties = { width: 480, maxWidth: '100%' }
const heading = css({ textStyle: 'subhead' })
const list = css({ display: 'grid', margin: '0', padding: '0', listStyle: 'none' })
const line = css({ display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' })
const link = css({ flex: '1', minWidth: '0', color: 'brand' })

/** Missing papers under the job that needs them, by person; each opens its upload. */
export function MissingList({ groups, terms, onOpen }: MissingListProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  return (
    <div className={root} style={SIZE}>
      {groups.map(({ jobId, name, papers }, group) => (
        <section key={jobId} aria-label={name || texts.missingWhole}>
          <h3 className={heading}>{name || texts.missingWhole}</h3>
          <ul className={list}>
            {papers.map((paper, index) => {
              const { side, row, using, state, others } = paper
              const person = using?.name ?? ''
              return (
                <li key={`${side} ${row.cardType} ${using?.id ?? ''}`} className={line}>
                  <button
                    type="button"
                    className={cx(plainButton, link)}
                    style={WRAPS}
                    {...(group === 0 && index === 0 && { 'data-autofocus': '' })}
                    onClick={() => onOpen(paper)}
                  >
                    {person === '' ? row.cardTypeName : texts.missingOf({ paper: row.cardTypeName, person })}
                  </button>
                  {others > 0 ? <span className={noteText}>{texts.missingOthers({ count: others })}</span> : null}
                  <Tag size="sm" tone={toneOf(state)}>
                    {terms.stateName(state)}
                  </Tag>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
