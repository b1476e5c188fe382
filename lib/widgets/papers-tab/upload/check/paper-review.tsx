import { type ReactElement, useRef } from 'react'
import type { AppendixInfo } from '../../../../contract/document/paper-calls.ts'
import { instantText } from '../../../../catalogue/day.ts'
import { PAPER_FILE_STATE } from '../../../../domain/codes.ts'
import { memberFile } from '../../../../domain/paper/member-file.ts'
import { recordKey } from '../../../../domain/project/record-address.ts'
import { DocumentList } from '../../../../field/documents/document-list.tsx'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { papersTabMessages } from '../../../../locale/zh-cn/documents/papers-tab.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Drawer } from '../../../../ui/dialogs/drawer.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { DescriptionItem } from '../../../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../../../ui/forms/description-list.tsx'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import { Card } from '../../../../ui/sections/card.tsx'
import { useAfterDecision } from '../../../review/after-decision.ts'
import { InlineReasons } from '../../../review/inline-reasons.tsx'
import { SkipButton } from '../../../review/skip-button.tsx'
import { queueKeys, reasonKeys, useReviewKeys } from '../../../review/use-review-keys.ts'
import type { CaseRecordQueue } from '../../../use-open-record.ts'
import { paperOfFile } from '../../paper-of-file.ts'
import { PAPER_STATES } from '../../paper-states.ts'
import { documentOf, nameOf } from '../paper-document.ts'
import { useCaseFiles } from '../files/use-case-files.ts'
import { useFileChanges } from '../files/use-file-changes.ts'
import { uploadRights } from '../upload-rights.ts'
import { useReload } from '../use-reload.ts'
import { canAccept, isWaiting } from '../waiting-files.ts'
import { FilePicture } from './file-picture.tsx'
import { useVerdict } from './use-verdict.ts'
import { VerdictBar } from './verdict-bar.tsx'

export interface PaperReviewProps {
  readonly projectId: string
  readonly readOnly: boolean
  readonly info: AppendixInfo
  /** Address of the file. */
  readonly record: string
  readonly queue: CaseRecordQueue | undefined
  /** Loads the papers of the case again. */
  readonly refresh: () => Promise<void>
  readonly onClose: () => void
}

const beside = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '14' })
const facts = css({ display: 'grid', gap: '14', minWidth: '0' })
const { hf2yMemberId, hf2yFileName, hf2yIssueDay, hf2yExpiryDay, crtUsr, crtTime } = memberFile.fields

/**
 * One file of a paper beside what it is for, and the verdict on it, in the place of the list.
 * @source PAP-007, PAP-012
 */
export function PaperReview({
  projectId,
  readOnly,
  info,
  record,
  queue,
  refresh,
  onClose,
}: PaperReviewProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { recordGone } = useMessages(papersTabMessages)
  const { labelOf } = useDictionary(PAPER_STATES)
  const reload = useReload(projectId, () => void refresh())
  const files = useCaseFiles(info)
  const id = recordKey(record, 'file')
  const place = id === null ? null : paperOfFile(info, id)
  const file = files.all.find(({ keyValue }) => keyValue === id) ?? null
  const mayCheck = place !== null && uploadRights(info, place.row.cardType, readOnly).check
  const changes = useFileChanges({ projectId, put: files.put, reload, onRemoved: () => undefined })
  const toNext = useAfterDecision(queue, onClose)
  const verdict = useVerdict({ file, mayCheck, changes, onDecided: toNext })
  // In a list the next record is on its way.
  const busy = verdict.busy || (queue !== undefined && verdict.last !== null)
  const phrases = texts.returns.split('；')
  const decides = mayCheck && !busy && file !== null
  const reasons = useRef<HTMLButtonElement>(null)
  // What was accepted before is returned by two presses.
  const isInline = mayCheck && file?.hf2yState === PAPER_FILE_STATE.waiting
  const asking = verdict.asking && !isInline
  const ask = isInline ? () => reasons.current?.focus() : verdict.ask
  const giveBack = (reason: string): void => void verdict.decide(reason)
  const inside = useReviewKeys({
    ...(decides && !asking && { r: ask, ...(canAccept(file) && { a: () => void verdict.decide(null) }) }),
    ...(decides && (isInline || asking) && reasonKeys(phrases, giveBack)),
    ...(queue !== undefined && queueKeys(queue, queue.onStep)),
  })
  if (file === null || place === null) return <EmptyState title={recordGone} />
  const { row } = place
  const document = documentOf(file)
  const person = row.usings.find(({ id: using }) => using === file.hf2yObjId)
  return (
    <Drawer
      open
      inPlace
      title={row.cardTypeName}
      badge={<Tag>{row.cardType}</Tag>}
      onClose={onClose}
      footer={
        <div style={{ flex: 1, minWidth: 0 }}>
          <VerdictBar
            file={file}
            stateName={file.refValues['hf2yState'] ?? labelOf(file.hf2yState ?? '') ?? ''}
            mayCheck={mayCheck}
            waiting={row.creditUrls.filter(isWaiting).length}
            busy={busy}
            asking={asking}
            phrases={phrases}
            onAccept={() => void verdict.decide(null)}
            onAsk={ask}
            onReason={giveBack}
            onCancel={verdict.stopAsking}
            skip={<SkipButton label={texts.skip} queue={queue} onSkip={() => queue?.onStep(1)} />}
            place={null}
            onNextPaper={null}
            onTakeBack={null}
          />
        </div>
      }
    >
      <div ref={inside} className={beside}>
        <div style={{ flex: '999 1 400px', minWidth: 0 }}>
          <FilePicture key={document.documentId} document={document} />
        </div>
        <div className={facts} style={{ flex: '1 1 300px' }}>
          {isInline ? (
            <Card padded>
              <InlineReasons
                key={file.keyValue}
                title={texts.returnTitle}
                texts={texts}
                phrases={phrases}
                busy={busy}
                onReason={giveBack}
                first={reasons}
              />
            </Card>
          ) : null}
          <Card>
            <DescriptionList columns={1}>
              <DescriptionItem label={hf2yMemberId.label}>
                {[person?.name ?? '', person?.role ?? ''].filter((part) => part !== '').join(' · ')}
              </DescriptionItem>
              <DescriptionItem label={hf2yFileName.label}>{nameOf(file)}</DescriptionItem>
              <DescriptionItem label={hf2yIssueDay.label}>{file.hf2yIssueDay}</DescriptionItem>
              <DescriptionItem label={hf2yExpiryDay.label}>{file.hf2yExpiryDay}</DescriptionItem>
              <DescriptionItem label={crtUsr.label}>{document.by}</DescriptionItem>
              <DescriptionItem label={crtTime.label}>{document.at ? instantText(document.at) : null}</DescriptionItem>
            </DescriptionList>
          </Card>
          <DocumentList label={row.cardTypeName} documents={[document]} />
        </div>
      </div>
    </Drawer>
  )
}
