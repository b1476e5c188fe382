import { type ReactElement, useEffect, useState } from 'react'
import { instantText } from '../../../../catalogue/day.ts'
import type { PaperFile, PaperRow } from '../../../../contract/document/paper-calls.ts'
import { useFileAddresses } from '../../../../field/documents/use-file-addresses.ts'
import { RefusedFiles } from '../../../../field/upload/refused-files.tsx'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { GalleryOnDemand } from '../../../../viewer/gallery-on-demand.tsx'
import { usePdfEngine } from '../../../../viewer/pdf/use-pdf-engine.ts'
import type { FileChanges } from '../files/use-file-changes.ts'
import { documentOf, nameOf } from '../paper-document.ts'
import { type FilePlace, isSamePlace } from '../file-place.ts'
import { filesAt } from '../reuse/case-places.ts'
import { Guidance } from '../upload-guidance.tsx'
import type { Uploads } from '../use-uploads.ts'
import { AddFiles } from './add-files.tsx'
import { columnKey, FileColumn } from './file-column.tsx'
import { PaperPdf } from './paper-pdf.tsx'
import { VerdictBar } from './verdict-bar.tsx'
import { useVerdict } from './use-verdict.ts'
import { verdictKey } from './verdict-key.ts'
import { canAccept, isWaiting, nextWaiting } from '../waiting-files.ts'

export interface PaperViewerProps {
  readonly row: PaperRow
  /** The files of the paper that can be shown, of all people. */
  readonly files: readonly PaperFile[]
  /** Key of the file shown. */
  readonly shown: string
  readonly mayCheck: boolean
  readonly mayAdd: boolean
  /** The files of all papers of the case. */
  readonly all: readonly PaperFile[]
  readonly uploads: Uploads
  readonly changes: FileChanges
  readonly stateName: (state: string) => string
  readonly onShow: (key: string) => void
  /** Where the paper is among those that wait; null where a list of the host counts. */
  readonly place: { readonly at: number; readonly count: number } | null
  /** Opens the paper that waits before this one; null where none waits. */
  readonly onPreviousPaper: (() => void) | null
  /** Opens the next paper that waits, at its first file that does; null where none waits. */
  readonly onNextPaper: (() => void) | null
  readonly onClose: () => void
}

/** Narrower windows list the files below the one that is shown. */
const WIDE = '(min-width: 1100px)'

/** Pictures and PDFs of one paper in one gallery, with the verdict on each. @source PAP-007, PAP-012, OPN-027 */
export function PaperViewer(props: PaperViewerProps): ReactElement | null {
  const { row, files, shown, mayCheck, mayAdd, all, uploads, changes, stateName, onShow, onClose } = props
  const { onPreviousPaper, onNextPaper } = props
  const texts = useMessages(paperUploadMessages)
  const engine = usePdfEngine(files.some(isPdf))
  const [wide] = useState(() => globalThis.matchMedia(WIDE).matches)
  const documents = files.map(documentOf)
  const file = files.find(({ keyValue }) => keyValue === shown) ?? files[0]
  const addresses = useFileAddresses(documents, file?.hf2yFileUrl ?? '', onClose)
  const verdict = useVerdict({
    file: file ?? null,
    mayCheck,
    changes,
    onDecided: () => {
      const next = file === undefined ? null : nextWaiting(files, file)
      if (next !== null) onShow(next.keyValue ?? '')
      else onNextPaper?.()
    },
  })
  useEffect(() => {
    if (file === undefined) onClose()
  }, [file, onClose])
  if (file === undefined || addresses === null) return null
  const items = files.flatMap((one) => {
    const document = documentOf(one)
    const address = addresses(document.documentId, document.url)
    if (address === null) return []
    const person = row.usings.find(({ id }) => id === one.hf2yObjId)?.name ?? ''
    const note = [row.cardTypeName, person, document.by ?? '', document.at ? instantText(document.at) : '']
    const name = nameOf(one)
    return [
      {
        id: one.keyValue ?? '',
        ...address,
        alt: name,
        downloadName: name,
        note: note.filter((part) => part !== '').join(' · '),
        ...(isPdf(one) && { content: <PaperPdf document={document} engine={engine} /> }),
      },
    ]
  })
  const at = items.findIndex(({ id }) => id === file.keyValue)
  if (at < 0) return null
  const { busy, asking, decide, ask, stopAsking } = verdict
  const decided = files.find(({ keyValue }) => keyValue === verdict.last)
  const takeBack =
    decided === undefined
      ? null
      : () => void verdict.takeBack(decided).then((done) => (done ? onShow(decided.keyValue ?? '') : undefined))
  const phrases = texts.returns.split('；')
  const stateOf = (one: PaperFile): string => one.refValues['hf2yState'] ?? stateName(one.hf2yState ?? '')
  const place: FilePlace = { cardType: row.cardType, usingId: file.hf2yObjId ?? '' }
  const owner = row.usings.find(({ id }) => id === place.usingId)
  const coming = uploads.items.filter((item) => isSamePlace(item.place, place))
  const failed = coming.filter(({ upload }) => upload.state === 'failed').length
  const mayTake = mayAdd && owner !== undefined && owner.asked !== 0
  const take = (chosen: readonly File[]): void => uploads.take(place, chosen)
  const adding = mayTake ? (
    <AddFiles
      name={row.usings.length < 2 ? row.cardTypeName : texts.place({ paper: row.cardTypeName, name: owner.name })}
      count={filesAt(all, place).length + coming.length}
      running={coming.length - failed}
      failed={failed}
      onFiles={take}
    />
  ) : null
  const onKey = (event: KeyboardEvent): boolean => {
    const moved = columnKey(event, files, file)
    if (moved !== null) {
      onShow(moved.keyValue ?? '')
      return true
    }
    const pressed = mayCheck ? verdictKey(event, asking) : null
    if (pressed === null) return false
    if (pressed.kind === 'reason') {
      const phrase = phrases[pressed.at]
      if (phrase !== undefined) void decide(phrase)
    } else if (pressed.kind === 'leave') stopAsking()
    else if (pressed.kind === 'return') ask()
    else if (pressed.kind === 'nextPaper') onNextPaper?.()
    else if (pressed.kind === 'previousPaper') onPreviousPaper?.()
    else if (pressed.kind === 'takeBack') takeBack?.()
    else if (canAccept(file)) void decide(null)
    return true
  }
  return (
    <GalleryOnDemand
      items={items}
      index={at}
      onIndexChange={({ index }) => onShow(items[index]?.id ?? '')}
      onKey={onKey}
      onFiles={mayTake ? take : undefined}
      {...(wide && {
        beside: (
          <FileColumn label={texts.files} files={files} shown={file.keyValue} stateOf={stateOf} onShow={onShow}>
            <Guidance key={row.cardType} row={row} hasFiles narrow />
          </FileColumn>
        ),
      })}
      onClose={onClose}
      actions={
        <>
          <RefusedFiles refused={uploads.refusedAt(place)} onClose={() => uploads.forgetRefused(place)} />
          <VerdictBar
            file={file}
            stateName={stateOf(file)}
            mayCheck={mayCheck}
            waiting={files.filter(isWaiting).length}
            busy={busy}
            asking={asking}
            phrases={phrases}
            onAccept={() => void decide(null)}
            onAsk={ask}
            onReason={(reason) => void decide(reason)}
            onCancel={stopAsking}
            place={props.place}
            onNextPaper={onNextPaper}
            onTakeBack={takeBack}
            adding={adding}
          />
        </>
      }
    />
  )
}

const isPdf = ({ fileFormat }: PaperFile): boolean => fileFormat === 'pdf'
