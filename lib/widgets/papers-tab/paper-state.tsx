import type { ReactElement } from 'react'
import type { PaperRow } from '../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../domain/codes.ts'
import { runsOutSoon } from '../../domain/paper/paper-state.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Tag } from '../../ui/indicators/tag.tsx'
import { isReturned, validityOf } from './paper-validity.ts'
import { noteText, WRAPS } from './papers-layout.ts'

type StateTone = 'ok' | 'warn' | 'bad' | 'idle'
const TONES: Readonly<Record<string, StateTone>> = {
  [PAPER_STATE.ready]: 'ok',
  [PAPER_STATE.unchecked]: 'warn',
  [PAPER_STATE.expired]: 'bad',
}
const stack = css({ display: 'grid', gap: '2', justifyItems: 'start' })
const bad = css({ textStyle: 'note', color: 'bad' })
const warn = css({ textStyle: 'note', color: 'warn' })

/** The colour of a state; grey where nothing is submitted. */
export const toneOf = (state: string): StateTone => TONES[state] ?? 'idle'

/** The state of a paper, its validity, and what was returned. @source PAP-007 */
export function PaperState({ row, name }: { readonly row: PaperRow; readonly name: string }): ReactElement {
  const texts = useMessages(papersTabMessages)
  const returned = row.creditUrls.filter(isReturned).length
  return (
    <div className={stack} style={WRAPS}>
      <Tag tone={toneOf(row.state)}>{name}</Tag>
      <Validity row={row} />
      {returned === 0 ? null : <span className={bad}>{texts.returned({ count: returned })}</span>}
    </div>
  )
}

function Validity({ row }: { readonly row: PaperRow }): ReactElement | null {
  const texts = useMessages(papersTabMessages)
  const validity = validityOf(row)
  if (validity === null) return null
  const { left, day } = validity
  if (left < 0)
    return (
      <span className={bad} title={texts.validTo({ day })}>
        {texts.overDays({ days: -left })}
      </span>
    )
  return (
    <>
      <span className={noteText}>{texts.validTo({ day })}</span>
      {runsOutSoon(left) ? (
        <span className={warn}>{left === 0 ? texts.lastDay : texts.leftDays({ days: left })}</span>
      ) : null}
    </>
  )
}
