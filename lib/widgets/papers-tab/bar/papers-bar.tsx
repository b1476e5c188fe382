import type { ReactElement, ReactNode } from 'react'
import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import { PAPER_SIDES } from '../../../domain/paper/paper-side.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { dot } from '../../../styled-system/recipes/index.js'
import { Segmented } from '../../../ui/inputs/segmented.tsx'
import { isOutstanding, narrowed, rowsOf, sidesOf, stateCounts } from '../paper-list.ts'
import { toneOf } from '../paper-state.tsx'
import { barRow, quietText } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'
import type { PapersView } from '../use-papers-view.ts'

export interface PapersBarProps {
  readonly info: AppendixInfo
  readonly view: PapersView
  readonly terms: PapersTerms
  /** At the end of the row. */
  readonly tools: ReactNode
}

const counts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16',
  margin: '0',
  marginInlineStart: 'auto',
  padding: '0',
  listStyle: 'none',
})
const count = css({ display: 'flex', alignItems: 'center', gap: '6' })

/** The sides of the case, and the status of the papers of the open tab. @source PAP-002 */
export function PapersBar({ info, view, terms, tools }: PapersBarProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const options = sidesOf(info).map(({ side, name }) => {
    const rows = narrowed(rowsOf(info, side), view.jobIds)
    const missing = rows.filter(isOutstanding).length
    return {
      value: side,
      label: texts.sideCount({ side: name, count: rows.length }),
      ...(missing > 0 && { hint: texts.sideMissing({ count: missing }) }),
    }
  })
  const choose = (value: string): void => {
    const role = PAPER_SIDES.find((side) => side === value)
    if (role) view.show({ role }, 'user')
  }
  return (
    <div className={barRow}>
      <Segmented size="sm" aria-label={texts.sides} options={options} value={view.role} onChange={choose} />
      <ul className={counts} aria-label={texts.summary}>
        {stateCounts(narrowed(rowsOf(info, view.role), view.jobIds)).map(({ state, count: of }) => (
          <li key={state} className={count}>
            <span aria-hidden className={dot({ tone: toneOf(state) })} />
            <span className={quietText}>{texts.stateCount({ state: terms.stateName(state), count: of })}</span>
          </li>
        ))}
      </ul>
      {tools}
    </div>
  )
}
