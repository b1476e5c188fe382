import { type ReactElement, type RefObject, useRef, useState, useEffect } from 'react'
import { appendixInfo } from '../../../client/queries/case/paper-plans.ts'
import type { PaperFile, PaperUsing } from '../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../domain/codes.ts'
import { MOST_PAPER_FILES } from '../../../domain/paper/paper.ts'
import { RefusedFiles } from '../../../field/upload/refused-files.tsx'
import { paperUploadMessages } from '../../../locale/zh-cn/documents/paper-upload.ts'
import { useConfirm } from '../../../provider/notices/use-confirm.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import type { UploadDrawerProps } from '../papers-actions.ts'
import { Adding } from './submission/adding.tsx'
import { AlsoDialog } from './reuse/also-dialog.tsx'
import { filesAt, otherPlaces, placesOf } from './reuse/case-places.ts'
import { ExistingDialog } from './reuse/existing-dialog.tsx'
import { FileList } from './files/file-list.tsx'
import { type FilePlace, isSamePlace, placeKey } from './file-place.ts'
import { Guidance } from './upload-guidance.tsx'
import { SubmissionRow } from './submission/submission-row.tsx'
import type { UploadRights } from './upload-rights.ts'
import type { CaseFiles } from './files/use-case-files.ts'
import type { FileChanges } from './files/use-file-changes.ts'
import type { Uploads } from './use-uploads.ts'
import { UsingChips } from './reuse/using-chips.tsx'
import { WaiverSection } from './waiver-section.tsx'

/**
 * Scrolls to the rows of uploads, which are first in the list, when more files are chosen. The first row comes last,
 * so that it is visible where not all rows fit.
 */
function useShowUploads(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const rows = count > before.current ? [...(list.current?.querySelectorAll('li') ?? [])].slice(0, count) : []
    before.current = count
    for (const row of [rows.at(-1), rows[0]]) row?.scrollIntoView({ block: 'nearest' })
  }, [list, count])
}

export interface UploadBodyProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly drawer: UploadDrawerProps
  readonly using: PaperUsing | null
  readonly files: CaseFiles
  readonly rights: UploadRights
  readonly uploads: Uploads
  readonly changes: FileChanges
  readonly near: boolean
  /** Null where nothing can be added. */
  readonly onFiles: ((files: readonly File[]) => void) | null
  readonly onUsing: (id: string) => void
  /** True for a file that the viewer of the drawer shows. */
  readonly canShow: (file: PaperFile) => boolean
  readonly onLook: (key: string) => void
  readonly stateName: (state: string) => string
  /** State of the paper of one person. */
  readonly stateOf: (using: PaperUsing) => string
  readonly reload: () => Promise<void>
}

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  '&:is(:focus, :focus-visible)': { outline: 'none' },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })
const plain = css({ textStyle: 'label', color: 'ink-2' })
const full = css({ color: 'warn', fontWeight: 'strong' })

/** The files of the paper, the person, and the area to add files. */
export function UploadBody(props: UploadBodyProps): ReactElement {
  const {
    box,
    drawer: { projectId, side, row, info, readOnly },
    using,
    files,
    rights,
    uploads,
    changes,
    near,
    onFiles,
    onUsing,
    canShow,
    onLook,
    stateName,
    stateOf,
    reload,
  } = props
  const texts = useMessages(paperUploadMessages)
  const confirm = useConfirm()
  const { error, isFetching } = useFkQuery(appendixInfo(projectId), { enabled: false })
  const [also, setAlso] = useState<readonly PaperFile[] | null>(null)
  const [choosing, setChoosing] = useState(false)
  const place: FilePlace | null = using === null ? null : { cardType: row.cardType, usingId: using.id }
  const here = place === null ? [] : filesAt(files.all, place)
  const coming = place === null ? [] : uploads.items.filter((item) => isSamePlace(item.place, place))
  const count = here.length + coming.length
  const list = useRef<HTMLDivElement>(null)
  useShowUploads(list, coming.length)
  const waiting = here.filter(
    ({ hf2yState, daysLeft, checkRefusal }) =>
      hf2yState === PAPER_FILE_STATE.waiting && (daysLeft ?? 0) >= 0 && checkRefusal === '',
  )
  const name =
    using === null || row.usings.length < 2
      ? row.cardTypeName
      : texts.place({ paper: row.cardTypeName, name: using.name })
  const added = place === null || !rights.add ? [] : uploads.justAdded(place)
  const alsoOf = (file: PaperFile): string =>
    otherPlaces(info, files.all, file)
      .map(({ paper, person }) => texts.place({ paper, name: person }))
      .join('、')
  const checkAll = async (): Promise<void> => {
    if (
      await confirm({
        title: texts.checkAllTitle({ count: waiting.length }),
        text: waiting.map(({ hf2yFileName }) => hf2yFileName).join('、'),
        confirmLabel: texts.checkConfirm,
      })
    )
      await changes.check(waiting, null)
  }
  return (
    <div ref={box} tabIndex={-1} className={column}>
      {error === null ? null : <StaleNote onRefresh={() => void reload()} refreshing={isFetching} />}
      {info.blocked === null || readOnly ? null : (
        <Notice tone="warn" role="status" title={texts.blocked}>
          {info.blocked}
        </Notice>
      )}
      {info.blocked !== null || readOnly || rights.add ? null : (
        <Notice tone="plain" size="slim">
          {texts.mayNotAdd}
        </Notice>
      )}
      <div className={head}>
        <UsingChips
          usings={row.usings}
          shown={using?.id ?? null}
          stateOf={stateOf}
          stateName={stateName}
          onShow={onUsing}
        />
        <span className={tools}>
          {rights.check && waiting.length > 1 ? (
            <Button size="sm" onClick={() => void checkAll()}>
              {texts.checkAll({ count: waiting.length })}
            </Button>
          ) : null}
          <span
            className={count < MOST_PAPER_FILES ? plain : full}
            title={texts.counted({ count, limit: MOST_PAPER_FILES })}
          >
            {texts.count({ count, limit: MOST_PAPER_FILES })}
          </span>
        </span>
      </div>
      {using === null ? (
        <EmptyState title={texts.noUsings} />
      ) : (
        <WaiverSection
          key={using.id}
          place={{ cardType: row.cardType, usingId: using.id, side }}
          paper={row.cardTypeName}
          using={using}
          mayWaive={rights.waive}
          hasFiles={count > 0}
          changes={changes}
        />
      )}
      {onFiles === null ? null : (
        <Adding label={name} count={count} near={near} onFiles={onFiles} onExisting={() => setChoosing(true)} />
      )}
      {place === null ? null : (
        <RefusedFiles refused={uploads.refusedAt(place)} onClose={() => uploads.forgetRefused(place)} />
      )}
      {count === 0 ? (
        using === null ? null : (
          <span className={plain}>{texts.none}</span>
        )
      ) : (
        <div ref={list}>
          <FileList
            key={place === null ? '' : placeKey(place)}
            label={name}
            files={here}
            changes={changes}
            rights={rights}
            people={info.people}
            alsoOf={alsoOf}
            scaledOf={uploads.scaledOf}
            stateName={stateName}
            onCountElsewhere={setAlso}
            canShow={canShow}
            onLook={onLook}
            findContainer={() => box.current}
          >
            {coming.map((item) => (
              <SubmissionRow
                key={item.upload.id}
                item={item}
                onDrop={(id) => uploads.submission?.drop(id)}
                onRetry={(id) => uploads.submission?.retry(id)}
              />
            ))}
          </FileList>
        </div>
      )}
      {added.length > 0 && placesOf(info).length > 1 ? (
        <Notice
          tone="ok"
          role="status"
          title={texts.alsoOffer({ count: added.length })}
          onClose={uploads.forgetAdded}
          actions={
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAlso(added)}>
              {texts.also}
            </Button>
          }
        >
          {texts.alsoOfferText}
        </Notice>
      ) : null}
      <Guidance row={row} hasFiles={count > 0 || row.creditUrls.length > 0} />
      <VisuallyHidden>
        <span role="status">{uploads.said}</span>
      </VisuallyHidden>
      {also === null ? null : (
        <AlsoDialog
          projectId={projectId}
          side={side}
          info={info}
          all={files.all}
          files={also}
          onClose={() => setAlso(null)}
          onAdded={(more) => {
            files.put(more)
            uploads.forgetAdded()
            props.drawer.onAdded(more)
            void reload()
          }}
        />
      )}
      {choosing && place !== null ? (
        <ExistingDialog
          projectId={projectId}
          info={info}
          all={files.all}
          place={place}
          placeName={name}
          remaining={MOST_PAPER_FILES - count}
          onClose={() => setChoosing(false)}
          onChoose={(documents) => {
            setChoosing(false)
            uploads.submission?.file(place, documents)
          }}
        />
      ) : null}
    </div>
  )
}
