import { type ReactElement, useState } from 'react'
import { LONGEST_REASON } from '../../../contract/record/operation-calls.ts'
import type { PaperUsing } from '../../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import type { PaperSide } from '../../../domain/paper/paper-side.ts'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { FilePlace } from './file-place.ts'
import { PaperReason } from './paper-reason.tsx'
import type { FileChanges } from './files/use-file-changes.ts'

export interface WaiverSectionProps {
  readonly place: FilePlace & { readonly side: PaperSide }
  readonly paper: string
  readonly using: PaperUsing
  readonly mayWaive: boolean
  readonly hasFiles: boolean
  readonly changes: FileChanges
}

/** Waives a paper with a reason, and withdraws the waiver. @source PAP-007 */
export function WaiverSection({
  place,
  paper,
  using,
  mayWaive,
  hasFiles,
  changes,
}: WaiverSectionProps): ReactElement | null {
  const texts = useMessages(paperUploadMessages)
  const [asking, setAsking] = useState(false)
  const busy = changes.busy.includes(place.usingId)
  if (using.asked === 0)
    return (
      <Notice tone="plain" role="note">
        {using.waived}
      </Notice>
    )
  if (using.state === PAPER_STATE.waived) {
    const undo = (
      <Button size="sm" variant="link" loading={busy} onClick={() => void changes.waive(place, '')}>
        {texts.unwaive}
      </Button>
    )
    return (
      <Notice tone="info" role="note" title={texts.waivedTitle} actions={mayWaive ? undo : undefined}>
        {texts.waived({ reason: using.waived })}
      </Notice>
    )
  }
  if (!mayWaive || hasFiles) return null
  return (
    <div>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.waive}
      </Button>
      {asking ? (
        <PaperReason
          title={texts.waiveTitle({ paper, name: using.name })}
          confirm={texts.waive}
          phrases={texts.waivers}
          maxLength={LONGEST_REASON}
          busy={busy}
          onReason={(reason) => void changes.waive(place, reason).then((done) => (done ? setAsking(false) : undefined))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
