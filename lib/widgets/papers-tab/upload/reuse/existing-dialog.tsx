import { type ReactElement, useState } from 'react'
import type { StoredDocument } from '../../../../contract/document/file-calls.ts'
import type { AppendixInfo, PaperFile } from '../../../../contract/document/paper-calls.ts'
import { endingOf } from '../../../../domain/file/file-format.ts'
import { sizeText } from '../../../../domain/file/size-text.ts'
import { UPLOAD_TEXT } from '../../../../domain/file/judge-files.ts'
import { UPLOAD_RULE } from '../../../../domain/file/upload-rule.ts'
import { DocumentThumb } from '../../../../field/documents/document-thumb.tsx'
import { uploadStyles } from '../../../../field/documents/upload-styles.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../../ui/loading/skeleton-block.tsx'
import { caseDocuments } from './case-documents.ts'
import { filesAt, otherPlaces, placesOf } from './case-places.ts'
import type { FilePlace } from '../file-place.ts'
import type { KnownDocument } from '../submission/paper-submission.ts'
import { documentOf } from '../paper-document.ts'

export interface ExistingDialogProps {
  readonly projectId: string
  readonly info: AppendixInfo
  /** The files of all papers of the case. */
  readonly all: readonly PaperFile[]
  readonly place: FilePlace
  readonly placeName: string
  /** Number of files that still fit. */
  readonly remaining: number
  readonly onChoose: (documents: readonly KnownDocument[]) => void
  readonly onClose: () => void
}

interface Offered {
  readonly label: string
  readonly documents: readonly (StoredDocument & { readonly note?: string })[]
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })
const heading = css({ textStyle: 'subhead' })

/**
 * Chooses from files the case has already, at its papers and records; the chosen ones count for this paper as well.
 * @source PAP-004, PAP-012
 */
export function ExistingDialog({
  projectId,
  info,
  all,
  place,
  placeName,
  remaining,
  onChoose,
  onClose,
}: ExistingDialogProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  const { data, error, isFetching, refetch } = useFkQuery(caseDocuments(projectId, info.people))
  const [chosen, setChosen] = useState<readonly KnownDocument[]>([])
  const here = new Set(filesAt(all, place).map(({ hf2yFileUrl }) => hf2yFileUrl))
  const paperFiles = papersOnce(all).map((file) => ({ ...documentOf(file), note: whereIs(file) }))
  const known = new Set(paperFiles.map(({ documentId }) => documentId))
  const groups: readonly Offered[] = [
    { label: texts.existingPapers, documents: paperFiles },
    ...(data?.stored ?? []).map(({ person, record, documents }) => ({
      label:
        person !== null
          ? texts.existingPerson({ name: person })
          : record !== null
            ? texts.existingRecord({ name: record })
            : texts.existingCase,
      documents: documents.filter(({ documentId }) => !known.has(documentId)),
    })),
  ].filter(({ documents }) => documents.length > 0)

  function whereIs(file: PaperFile): string {
    const first = placesOf(info).find(
      ({ cardType, usingId }) => cardType === file.hf2yFileType && usingId === file.hf2yObjId,
    )
    const own = { paper: first?.paper ?? file.refValues['hf2yFileType'] ?? '', person: first?.person ?? '' }
    return [own, ...otherPlaces(info, all, file)]
      .map(({ paper, person }) => texts.place({ paper, name: person }))
      .join('、')
  }
  const row = (document: Offered['documents'][number]): ReactElement => {
    const { documentId, url, format, size } = document
    const name = document.name || documentId
    const isHere = here.has(documentId)
    const formats: readonly string[] = UPLOAD_RULE.paper.formats
    const obstacle = isHere
      ? texts.existingHere
      : formats.includes(format || endingOf(name))
        ? null
        : UPLOAD_TEXT.wrongFormat(UPLOAD_RULE.paper.formats)
    const isChosen = chosen.some((one) => one.documentId === documentId)
    return (
      <li key={documentId} className={uploadStyles.row}>
        <Checkbox
          aria-label={texts.choose({ name })}
          value={isHere || isChosen}
          disabled={obstacle !== null || (!isChosen && chosen.length >= remaining)}
          onChange={(on) =>
            setChosen(
              on
                ? [...chosen, { documentId, name, size: size ?? 0 }]
                : chosen.filter((one) => one.documentId !== documentId),
            )
          }
        />
        <DocumentThumb document={{ url, name, format }} />
        <span className={uploadStyles.text}>
          <span className={uploadStyles.name} title={name}>
            {name}
          </span>
          <span className={uploadStyles.meta}>
            {[sizeText(size ?? 0), obstacle ?? document.note ?? ''].filter((part) => part !== '').join(' · ')}
          </span>
        </span>
      </li>
    )
  }
  const failure = data === undefined ? error : (data.failed ?? error)
  return (
    <Dialog
      open
      width="640px"
      title={texts.existingTitle({ name: placeName })}
      onClose={onClose}
      footerNote={texts.existingHint({ remaining: remaining - chosen.length })}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {texts.existingAdd({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={column}>
        {failure === null ? null : (
          <Notice
            tone="bad"
            size="slim"
            role="alert"
            actions={
              <Button size="sm" variant="text" loading={isFetching} onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {failure.userMessage}
          </Notice>
        )}
        {groups.map(({ label, documents }) => (
          <section key={label} aria-label={label}>
            <h3 className={heading}>{label}</h3>
            <ul className={uploadStyles.list}>{documents.map(row)}</ul>
          </section>
        ))}
        {data === undefined && error === null ? (
          <Skeleton label={texts.loading}>
            <SkeletonBlock height="56px" />
          </Skeleton>
        ) : null}
        {groups.length === 0 && data !== undefined && failure === null ? (
          <EmptyState title={texts.existingNone} />
        ) : null}
      </div>
    </Dialog>
  )
}

/** Lists a document that counts for several papers once. */
function papersOnce(all: readonly PaperFile[]): readonly PaperFile[] {
  return all.filter((file, at) => all.findIndex(({ hf2yFileUrl }) => hf2yFileUrl === file.hf2yFileUrl) === at)
}
