import { Upload } from 'lucide-react'
import { type CSSProperties, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import type { PaperFile, PaperRow } from '../../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import { openingOf } from '../../../domain/file/file-opening.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { PaperThumb } from './paper-thumb.tsx'
import { isReturned } from '../paper-validity.ts'
import { noteText } from '../papers-layout.ts'
import type { PapersTerms } from '../papers-terms.ts'
import { documentOf } from '../upload/paper-document.ts'

const DocumentPreview = lazyPart(() =>
  import('../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)

export interface PaperFilesProps {
  readonly row: PaperRow
  readonly terms: PapersTerms
}

/** Number of files shown; the others are only counted. */
const SHOWN = 3
const line = css({ display: 'flex', alignItems: 'center', gap: '4' })
/** Minimum size of a touch target beside another one. */
const TARGET: CSSProperties = { minWidth: 24 }

/**
 * The first files of a paper and the number of the rest, or a button to submit one. Returned files do not count.
 * @source PAP-003, PAP-006
 */
export function PaperFiles({ row, terms }: PaperFilesProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const { empty } = useMessages(commonMessages)
  const [opened, setOpened] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (opened !== null) return
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  const name = row.cardTypeName
  const files = row.creditUrls.filter((file) => !isReturned(file))
  if (files.length === 0) {
    if (row.state === PAPER_STATE.waived || !terms.mayAdd(row.cardType))
      return <span className={noteText}>{empty}</span>
    return (
      <Button
        variant="link"
        icon={<Upload aria-hidden />}
        aria-haspopup="dialog"
        aria-label={texts.uploadNamed({ name })}
        onClick={() => terms.open(row)}
      >
        {texts.upload}
      </Button>
    )
  }
  // One document may count for several people.
  const pictures = [...new Map(files.map((file) => [file.hf2yFileUrl, documentOf(file)])).values()].filter(
    ({ format }) => openingOf(format ?? '') === 'gallery',
  )
  const look = ({ hf2yFileUrl }: PaperFile, opener: HTMLElement): void => {
    pressed.current = opener
    setOpened(hf2yFileUrl)
  }
  const more = files.length - SHOWN
  return (
    <div className={line}>
      {files.slice(0, SHOWN).map((file) => (
        <PaperThumb key={file.keyValue} file={file} onOpen={look} />
      ))}
      {more > 0 ? (
        <Button
          variant="link"
          style={TARGET}
          aria-haspopup="dialog"
          aria-label={texts.moreNamed({ name, count: more })}
          onClick={() => terms.open(row)}
        >
          {texts.more({ count: more })}
        </Button>
      ) : null}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DocumentPreview documents={pictures} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
