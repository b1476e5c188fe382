import { type ReactElement, Suspense } from 'react'
import type { PaperRow } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { CaseRecordQueue } from '../use-open-record.ts'
import { rowsOf } from './paper-list.ts'
import type { UploadDrawerProps } from './papers-actions.ts'

const UploadDrawer = lazyPart(() => import('./upload/upload-drawer.tsx').then(({ UploadDrawer }) => UploadDrawer))
const PaperGuide = lazyPart(() => import('./guide/paper-guide.tsx').then(({ PaperGuide }) => PaperGuide))

/** The open drawer or dialog. */
export type PapersOpened =
  | { readonly kind: 'guide'; readonly row: PaperRow }
  | {
      readonly kind: 'paper'
      readonly side: PaperSide
      readonly row: PaperRow
      readonly usingId: string | null
      /** Address of the file it was opened for. */
      readonly record?: string
      /** Key of the file to look at first. */
      readonly look?: string
    }

export interface PapersOverlayProps
  extends Omit<UploadDrawerProps, 'side' | 'row' | 'usingId' | 'look' | 'queued' | 'onPrevious' | 'onNext'> {
  readonly opened: PapersOpened
  /** The papers in the list as shown. */
  readonly shown: readonly PaperRow[]
  /** A list of the host replaces the papers in the list. */
  readonly queue?: CaseRecordQueue | undefined
}

/** The open drawer or dialog; the list stays below it. */
export function PapersOverlay({ opened, shown, onMove, queue, ...drawer }: PapersOverlayProps): ReactElement {
  return (
    <Suspense fallback={null}>
      {opened.kind === 'guide' ? (
        <PaperGuide row={opened.row} onClose={drawer.onClose} />
      ) : (
        <Paper opened={opened} shown={shown} onMove={onMove} queue={queue} {...drawer} />
      )}
    </Suspense>
  )
}

function Paper({
  opened,
  shown,
  onMove,
  queue,
  ...drawer
}: PapersOverlayProps & { readonly opened: Extract<PapersOpened, { kind: 'paper' }> }): ReactElement {
  const { side, usingId } = opened
  // A paper that is no longer required keeps its last data while its drawer is open.
  const row = rowsOf(drawer.info, side).find(({ cardType }) => cardType === opened.row.cardType) ?? opened.row
  const place = shown.findIndex(({ cardType }) => cardType === row.cardType)
  const step = (by: 1 | -1): (() => void) | null => {
    if (queue !== undefined) return queue.at + by < 1 || queue.at + by > queue.count ? null : () => queue.onStep(by)
    const next = place < 0 ? undefined : shown[place + by]
    return next === undefined ? null : () => onMove({ side, row: next })
  }
  // One instance for all papers, so that the focus stays and uploads of the previous paper continue.
  return (
    <UploadDrawer
      side={side}
      row={row}
      usingId={usingId}
      look={opened.look}
      queued={queue !== undefined}
      onPrevious={step(-1)}
      onNext={step(1)}
      onMove={onMove}
      {...drawer}
    />
  )
}
