import type { CSSProperties, ReactElement } from 'react'
import { sizeText } from '../../../domain/file/size-text.ts'
import { FileGlyph } from '../../../field/documents/file-glyph.tsx'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { BlobPicture } from '../../../ui/indicators/blob-picture.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Spinner } from '../../../ui/indicators/spinner.tsx'
import { PdfOnDemand } from '../../../viewer/pdf/pdf-on-demand.tsx'
import type { FormFileScreenProps } from '../form-actions.ts'
import { formFileFailure } from '../form-failure.ts'
import { useFetchedForm } from '../use-fetched-form.ts'

export type FormFileBodyProps = Pick<FormFileScreenProps, 'document' | 'fetchForm'>

const centred = css({ display: 'grid', placeItems: 'center', minHeight: '320px' })
const PAGE: CSSProperties = { height: 'min(80vh, 960px)' }
const PICTURE: CSSProperties = { maxWidth: '100%', padding: 16 }

/** Shows a file: a PDF page by page, a picture as it is, for others their type. */
export function FormFileBody({ document, fetchForm }: FormFileBodyProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { formName, fileFormat } = document
  const { file, error, loading, retry } = useFetchedForm(document, fetchForm)
  if (fileFormat === null || fileFormat === 'pdf')
    return (
      <div style={PAGE}>
        <PdfOnDemand file={file?.blob ?? null} name={formName} failed={error !== null} onRetry={retry} />
      </div>
    )
  if (file === null && error !== null) {
    const { title, text, traceId, retryable } = formFileFailure(error, texts, 'preview')
    return (
      <div className={centred}>
        <ErrorState
          title={title}
          traceId={traceId ?? undefined}
          retrying={loading}
          onRetry={retryable ? retry : undefined}
        >
          {text}
        </ErrorState>
      </div>
    )
  }
  if (file === null)
    return (
      <div className={centred} role="status" aria-label={texts.openingFile}>
        <Spinner />
      </div>
    )
  return (
    <div className={centred}>
      <EmptyState icon={<FileGlyph name={formName} format={fileFormat} />} title={formName}>
        {texts.fileSize({ size: sizeText(file.blob.size) })}
        {'\u3000'}
        {texts.keptText}
      </EmptyState>
      {fileFormat === 'gif' ? <BlobPicture blob={file.blob} alt={formName} style={PICTURE} /> : null}
    </div>
  )
}
