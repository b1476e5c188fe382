import type { CSSProperties, ReactElement } from 'react'
import type { PaperFile } from '../../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import { runsOutSoon } from '../../../../domain/paper/paper-state.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { type MetaPart, MetaParts } from './meta-parts.tsx'
import { minuteText } from './minute-text.ts'

export interface FileMetaProps {
  readonly file: PaperFile
  /** Other places the document counts for, as text; empty for none. */
  readonly also: string
}

const lines = css({ display: 'grid', gap: '2', textStyle: 'note', color: 'ink-3', overflowWrap: 'anywhere' })
const bad = css({ color: 'bad' })
/** Below the name, aligned past the picture. */
const INDENT: CSSProperties = { paddingInlineStart: 40 }

/**
 * Who provided the file if not its owner, its validity, who checked it, and what else it counts for.
 * @source PAP-012
 */
export function FileMeta({ file, also }: FileMetaProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { LINK_NAME, hf2yMemberId, hf2yObjId, hf2yIssueDay, hf2yState, hf2yReason, hf2yCheckAt, refValues } = file
  const isChecked = hf2yState === PAPER_FILE_STATE.checked && hf2yCheckAt !== null
  const parts: readonly MetaPart[] = [
    {
      text:
        LINK_NAME !== null && hf2yMemberId !== null && hf2yMemberId !== hf2yObjId
          ? texts.providedBy({ name: String(LINK_NAME) })
          : '',
      long: true,
    },
    { text: hf2yIssueDay === null ? '' : texts.issued({ day: hf2yIssueDay }) },
    ...validityOf(texts, file),
    {
      text: isChecked ? texts.checkedBy({ name: refValues['hf2yCheckUsr'] ?? '', when: minuteText(hf2yCheckAt) }) : '',
      long: true,
    },
  ]
  return (
    <div className={lines} style={INDENT}>
      <span>
        <MetaParts parts={parts} />
      </span>
      {hf2yState === PAPER_FILE_STATE.returned && hf2yReason ? (
        <span className={bad}>{texts.returned({ reason: hf2yReason })}</span>
      ) : null}
      {also === '' ? null : <span>{texts.alsoIn({ places: also })}</span>}
    </div>
  )
}

function validityOf(
  texts: (typeof paperUploadMessages)['texts'],
  { hf2yExpiryDay, daysLeft }: PaperFile,
): readonly MetaPart[] {
  if (!hf2yExpiryDay || daysLeft === null) return []
  const tone = daysLeft < 0 ? ('bad' as const) : runsOutSoon(daysLeft) ? ('warn' as const) : undefined
  return [
    { text: texts.holdsUntil({ day: hf2yExpiryDay }), tone },
    { text: daysLeft < 0 ? texts.expired({ days: -daysLeft }) : texts.daysLeft({ days: daysLeft }), tone },
  ]
}
