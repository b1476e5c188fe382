import type { ReactElement } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import type { Stored } from '../../../contract/output.ts'
import { EXAMINED } from '../../../domain/codes.ts'
import { EXAMINE_ACTION, type Examination, examination } from '../../../domain/fee/examination.ts'
import { CELL } from '../../../field/cell.tsx'
import { css } from '../../../styled-system/css/index.js'
import { Dot } from '../../../ui/indicators/dot.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'

export interface ExaminationListItemProps {
  readonly item: Stored<Examination>
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const when = css({ marginInlineStart: 'auto', color: 'ink-3' })
const who = css({ color: 'ink-2' })
const opinion = css({ color: 'ink-2', overflowWrap: 'anywhere' })
const TONE = { [EXAMINE_ACTION.approve]: 'ok', [EXAMINE_ACTION.giveBack]: 'bad' } as const
const { hf3fAction, hf3fIsRead } = examination.fields

/**
 * An audit entry: what was done, by whom and when, their remark, and whether someone still has to act.
 * @source INC-046
 */
export function ExaminationListItem({ item }: ExaminationListItemProps): ReactElement {
  const {
    hf3fAction: action,
    hf3fIsRead: isRead,
    hf3fExamTime: at,
    hf3fExamUsr: by,
    hf3fSuggest: said,
    refValues,
  } = item
  // adapter: `hasOwn` has just checked the key
  const tone = action !== null && Object.hasOwn(TONE, action) ? TONE[action as keyof typeof TONE] : 'idle'
  return (
    <li>
      <div className={head}>
        <span aria-hidden>
          <Dot tone={tone} label="" />
        </span>
        <b>
          <CELL.code field={hf3fAction} value={action} text={refValues['hf3fAction']} />
        </b>
        {by === null ? null : <span className={who}>{by}</span>}
        {isRead === null ? null : (
          <Tag size="sm" tone={isRead === EXAMINED.pending ? 'warn' : 'idle'}>
            <CELL.code field={hf3fIsRead} value={isRead} text={refValues['hf3fIsRead']} />
          </Tag>
        )}
        {at === null ? null : (
          <time className={when} dateTime={new Date(at).toISOString()}>
            {instantText(at)}
          </time>
        )}
      </div>
      {said === null ? null : <div className={opinion}>{said}</div>}
    </li>
  )
}
