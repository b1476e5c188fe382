import type { CSSProperties, ReactElement } from 'react'
import { LONGEST_REASON } from '../../../contract/record/operation-calls.ts'
import { flowFinishMessages } from '../../../locale/zh-cn/flow/flow-finish.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import type { Finishing, Lacking } from './use-finish.ts'

export interface FinishWithoutPapersProps {
  readonly lacking: Lacking
  readonly busy: boolean
  readonly onAnswer: Finishing['answer']
}

/** A long list scrolls. */
const LIST: CSSProperties = { maxHeight: 240, overflowY: 'auto' }
const BULLETS: CSSProperties = { paddingInlineStart: 18, listStyle: 'disc' }

/** Lists the missing papers and asks why jobs are finished without them. @source ruling 26 */
export function FinishWithoutPapers({ lacking: { jobs }, busy, onAnswer }: FinishWithoutPapersProps): ReactElement {
  const texts = useMessages(flowFinishMessages)
  const count = jobs.reduce((sum, { missing }) => sum + missing.length, 0)
  return (
    <ReasonDialog
      title={texts.title({ count })}
      texts={{
        reason: texts.reason,
        missing: texts.reasonMissing,
        hint: texts.hint,
        phrasesLabel: texts.phrasesLabel,
        phrases: texts.phrases,
        confirm: texts.confirm,
        cancel: texts.cancel,
      }}
      maxLength={LONGEST_REASON}
      busy={busy}
      onReason={onAnswer}
      onClose={() => onAnswer(null)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a longer list is scrolled by keyboard */}
      <section style={LIST} tabIndex={0} aria-label={texts.papers}>
        {jobs.map(({ id, name, missing }) => (
          <div key={id}>
            <b>{name}</b>
            <ul style={BULLETS}>
              {missing.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </ReasonDialog>
  )
}
