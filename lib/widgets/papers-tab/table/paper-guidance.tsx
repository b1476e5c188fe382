import type { ReactElement } from 'react'
import type { PaperRow } from '../../../contract/document/paper-calls.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { noteText, plainButton, quietText, TWO_LINES, WRAPS } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'

export interface PaperGuidanceProps {
  readonly row: PaperRow
  readonly terms: PapersTerms
}

const stack = css({ display: 'grid', gap: '2', justifyItems: 'start' })

/** The guidance of a paper in two lines; a press opens all of it with samples. @source PAP-003, PAP-011 */
export function PaperGuidance({ row, terms }: PaperGuidanceProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const { cardTypeName, guidance, samples } = row
  return (
    <button
      type="button"
      className={plainButton}
      aria-haspopup="dialog"
      title={guidance || undefined}
      onClick={() => terms.openGuide(row)}
    >
      <VisuallyHidden>{texts.guideOf({ name: cardTypeName })} </VisuallyHidden>
      <span className={stack}>
        <span className={quietText} style={{ ...TWO_LINES, ...WRAPS }}>
          {guidance || texts.guide}
        </span>
        {samples > 0 ? <span className={noteText}>{texts.samples({ count: samples })}</span> : null}
      </span>
    </button>
  )
}
