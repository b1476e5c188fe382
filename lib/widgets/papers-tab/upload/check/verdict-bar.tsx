import type { ReactElement, ReactNode } from 'react'
import type { PaperFile } from '../../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { VisuallyHidden } from '../../../../ui/indicators/visually-hidden.tsx'
import { fileTone } from '../files/file-tone.ts'
import { nameOf } from '../paper-document.ts'
import { ReturnReasons } from '../../../review/return-reasons.tsx'
import { decisionButton } from '../../../review/decision-buttons.ts'
import { Shortcut } from '../../../review/shortcut.tsx'

export interface VerdictBarProps {
  readonly file: PaperFile
  readonly stateName: string
  /** The user may accept and return files. */
  readonly mayCheck: boolean
  /** Number of files of the paper that wait for the user. */
  readonly waiting: number
  readonly busy: boolean
  /** The user is choosing the reason for returning it. */
  readonly asking: boolean
  readonly phrases: readonly string[]
  readonly onAccept: () => void
  readonly onAsk: () => void
  readonly onReason: (reason: string) => void
  readonly onCancel: () => void
  /** Where the paper is among those that wait; null where that is said elsewhere. */
  readonly place: { readonly at: number; readonly count: number } | null
  /** Null where no other paper waits. */
  readonly onNextPaper: (() => void) | null
  /** Takes the last verdict back; null where there is none. */
  readonly onTakeBack: (() => void) | null
  /** Goes on without a verdict. */
  readonly skip?: ReactNode
  /** Adds files to the paper. */
  readonly adding?: ReactNode
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const note = css({ textStyle: 'note', color: 'ink-3' })
const END = { marginInlineStart: 'auto' }

/** The state of the file that is shown, and the verdict on it. @source PAP-007, ruling 26 */
export function VerdictBar(props: VerdictBarProps): ReactElement {
  const { file, stateName, mayCheck, waiting, busy, asking, phrases, place, onNextPaper, onTakeBack } = props
  const texts = useMessages(paperUploadMessages)
  const name = nameOf(file)
  const { hf2yState: state, hf2yReason: reason, checkRefusal } = file
  const isReturned = state === PAPER_FILE_STATE.returned
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div role="group" aria-label={texts.verdict} className={bar}>
      <Tag tone={fileTone(state)}>{stateName}</Tag>
      {isReturned && reason ? <span className={note}>{texts.returned({ reason })}</span> : null}
      {mayCheck && checkRefusal !== '' ? <span className={note}>{checkRefusal}</span> : null}
      {mayCheck ? (
        <span role="status" className={note}>
          {waiting === 0 ? texts.allChecked : texts.waiting({ count: waiting })}
          {place !== null && waiting > 0 && place.count > 1 ? ` · ${texts.paperAt(place)}` : ''}
        </span>
      ) : null}
      {props.adding}
      <span style={END} />
      {props.skip}
      {mayCheck && asking ? (
        <ReturnReasons texts={texts} phrases={phrases} busy={busy} onReason={props.onReason} onClose={props.onCancel} />
      ) : null}
      {mayCheck && !asking ? (
        <>
          {onTakeBack === null ? null : (
            <Button variant="text" aria-keyshortcuts="Z" onClick={onTakeBack}>
              {texts.takeBack}
              <Shortcut>Z</Shortcut>
            </Button>
          )}
          {onNextPaper === null ? null : (
            <Button variant={waiting === 0 ? 'primary' : 'text'} aria-keyshortcuts="J" onClick={onNextPaper}>
              {texts.nextWaiting}
              <Shortcut>J</Shortcut>
            </Button>
          )}
          {isReturned ? null : (
            <Button
              className={decisionButton}
              variant="danger"
              aria-keyshortcuts="R"
              aria-disabled={busy || undefined}
              onClick={props.onAsk}
            >
              {texts.giveBackConfirm}
              <VisuallyHidden> {name}</VisuallyHidden>
              <Shortcut>R</Shortcut>
            </Button>
          )}
          {state === PAPER_FILE_STATE.checked ? null : (
            <Button
              className={decisionButton}
              variant="primary"
              aria-keyshortcuts="A"
              loading={busy}
              {...(checkRefusal !== '' && { disabled: true, title: checkRefusal })}
              onClick={props.onAccept}
            >
              {texts.pass}
              <VisuallyHidden> {name}</VisuallyHidden>
              <Shortcut>A</Shortcut>
            </Button>
          )}
        </>
      ) : null}
    </div>
  )
}
