import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactElement, Suspense, useImperativeHandle, useRef } from 'react'
import { memberFile } from '../../../domain/paper/member-file.ts'
import { useUnfinished } from '../../../field/upload/use-unfinished.ts'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { useConfirm } from '../../../provider/notices/use-confirm.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { usePdfAssets } from '../../../provider/settings/use-pdf-assets.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Drawer } from '../../../ui/dialogs/drawer.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { toneOf } from '../paper-state.tsx'
import { PAPER_STATES } from '../paper-states.ts'
import type { PaperFile, PaperUsing, PaperRow } from '../../../contract/document/paper-calls.ts'
import type { UploadDrawerProps } from '../papers-actions.ts'
import type { FilePlace } from './file-place.ts'
import { filesAt } from './reuse/case-places.ts'
import { UploadBody } from './upload-body.tsx'
import { UploadButtons, UploadSums } from './upload-footer.tsx'
import { uploadRights } from './upload-rights.ts'
import { useLooking } from './check/use-looking.ts'
import { amongWaiting, isShown, type WaitingPaper } from './waiting-files.ts'
import { useCaseFiles } from './files/use-case-files.ts'
import { useFileCatcher } from './submission/use-file-catcher.ts'
import { useFileChanges } from './files/use-file-changes.ts'
import { useReload } from './use-reload.ts'
import { useShownUsing } from './reuse/use-shown-using.ts'
import { useUploads } from './use-uploads.ts'
import type { Day } from '../../../catalogue/day.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import { paperStateOfFiles } from '../../../domain/paper/paper-state.ts'

/** State of the paper of one person, with files that are newer than the loaded list. @source PAP-007 */
function usingState(
  { optional }: Pick<PaperRow, 'optional'>,
  { state }: Pick<PaperUsing, 'state'>,
  files: readonly PaperFile[],
  today: Day,
): string {
  return state === PAPER_STATE.waived || files.length === 0 ? state : paperStateOfFiles(files, today, optional > 0)
}

const PaperViewer = lazyPart(() => import('./check/paper-viewer.tsx').then(({ PaperViewer }) => PaperViewer))
const FILE_STATES: string | null = memberFile.fields.hf2yState.dict ?? null
const catching = css({ display: 'contents' })

/**
 * The drawer of one paper: submit, check, edit and remove the files of each person.
 * @source PAP-004, PAP-008, PAP-012
 */
export function UploadDrawer(props: UploadDrawerProps): ReactElement {
  const {
    projectId,
    side,
    row,
    info,
    readOnly,
    usingId,
    queued,
    onChanged,
    onRemoved,
    onPrevious,
    onNext,
    handle,
    onClose,
  } = props
  const showsPdf = usePdfAssets()().pdfWorker !== undefined
  const texts = useMessages(paperUploadMessages)
  const confirm = useConfirm()
  const states = [useDictionary(PAPER_STATES), useDictionary(FILE_STATES)]
  const today = useToday()
  const inside = useRef<HTMLDivElement>(null)
  const looking = useLooking(inside, props.look)
  const reload = useReload(projectId, onChanged)
  const files = useCaseFiles(info)
  const [using, showUsing] = useShownUsing(row, side, usingId)
  const place: FilePlace | null = using === null ? null : { cardType: row.cardType, usingId: using.id }
  const rights = uploadRights(info, row.cardType, readOnly)
  const uploads = useUploads(props, files, reload)
  const { submission, items } = uploads
  const changes = useFileChanges({
    projectId,
    put: files.put,
    reload,
    onRemoved: ({ keyValue, hf2yFileType }) => {
      files.remove(keyValue ?? '')
      onRemoved(keyValue ?? '', hf2yFileType ?? '')
    },
  })
  const onFiles =
    place !== null && rights.add && using?.asked !== 0 ? (chosen: readonly File[]) => uploads.take(place, chosen) : null
  const { near, handlers } = useFileCatcher({ inside, onFiles, onPrevious, onNext })
  useUnfinished(items.map(({ upload }) => upload))
  useImperativeHandle(
    handle,
    () => ({ retryAll: () => submission?.retry(), unfinished: () => submission?.getItems().length ?? 0 }),
    [submission],
  )
  const leave = async (): Promise<void> => {
    const waiting = submission?.getItems() ?? []
    const names = waiting.map(({ upload }) => upload.name).join('、')
    if (
      waiting.length > 0 &&
      !(await confirm({
        title: texts.leaveTitle({ count: waiting.length }),
        text: texts.leaveText({ names }),
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
        danger: true,
      }))
    )
      return
    // Uploaded files are still assigned to their paper.
    for (const {
      upload: { id, state },
      stage,
    } of submission?.getItems() ?? [])
      if (stage !== 'filing' || state === 'failed') submission?.drop(id)
    onClose()
  }
  const stateName = (state: string): string =>
    states.map(({ labelOf }) => labelOf(state)).find((label) => label !== null) ?? ''
  const stateOf = (one: PaperUsing): string =>
    usingState(row, one, filesAt(files.all, { cardType: row.cardType, usingId: one.id }), today)
  const canShow = (file: PaperFile): boolean => isShown(file, showsPdf)
  const waiting = amongWaiting(props.listed, { side, cardType: row.cardType }, showsPdf)
  const opener = (step: (() => void) | null, paper: WaitingPaper | null): (() => void) | null =>
    queued
      ? step &&
        (() => {
          looking.close()
          step()
        })
      : paper &&
        (() => {
          looking.look(paper.file.keyValue ?? '')
          props.onMove(paper)
        })
  const state = using === null ? row.state : stateOf(using)
  return (
    <div className={catching} {...handlers}>
      <Drawer
        open
        width="46%"
        title={row.cardTypeName}
        badge={
          <>
            <Tag>{row.cardType}</Tag>
            <Tag tone={toneOf(state)}>{stateName(state)}</Tag>
          </>
        }
        headerActions={
          <>
            <IconButton
              label={texts.previous}
              icon={<ChevronUp aria-hidden />}
              aria-keyshortcuts="Alt+PageUp"
              {...step(onPrevious)}
            />
            <IconButton
              label={texts.next}
              icon={<ChevronDown aria-hidden />}
              aria-keyshortcuts="Alt+PageDown"
              {...step(onNext)}
            />
          </>
        }
        initialFocus={() => inside.current}
        footerNote={<UploadSums items={items} done={uploads.done} place={place} />}
        footer={<UploadButtons items={items} onRetry={() => submission?.retry()} onClose={() => void leave()} />}
        onClose={() => void leave()}
      >
        <UploadBody
          key={`${side}/${row.cardType}`}
          box={inside}
          drawer={props}
          using={using}
          files={files}
          rights={rights}
          uploads={uploads}
          changes={changes}
          near={near}
          onFiles={onFiles}
          onUsing={showUsing}
          stateName={stateName}
          stateOf={stateOf}
          reload={reload}
          canShow={canShow}
          onLook={looking.look}
        />
        {looking.shown === null ? null : (
          <Suspense fallback={null}>
            <PaperViewer
              row={row}
              files={files.all.filter((file) => file.hf2yFileType === row.cardType && canShow(file))}
              shown={looking.shown}
              mayCheck={rights.check}
              mayAdd={rights.add}
              all={files.all}
              uploads={uploads}
              changes={changes}
              stateName={stateName}
              onShow={looking.look}
              place={queued ? null : waiting}
              onPreviousPaper={opener(onPrevious, waiting.previous)}
              onNextPaper={opener(onNext, waiting.next)}
              onClose={looking.close}
            />
          </Suspense>
        )}
      </Drawer>
    </div>
  )
}

/** At the ends of the list the button stays, so that it keeps the focus, but does nothing. */
function step(go: (() => void) | null): {
  readonly onClick: (() => void) | undefined
  readonly 'aria-disabled': boolean
  readonly 'data-disabled': '' | undefined
} {
  return { onClick: go ?? undefined, 'aria-disabled': go === null, 'data-disabled': go === null ? '' : undefined }
}
