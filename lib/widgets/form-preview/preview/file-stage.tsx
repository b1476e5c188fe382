import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PdfOnDemand } from '../../../viewer/pdf/pdf-on-demand.tsx'
import type { PageSize, PdfBox } from '../../../viewer/pdf/pdf-props.ts'
import type { FormDocumentRow } from '../document-list.ts'
import { formFileFailure } from '../form-failure.ts'
import type { PreviewFile } from './use-preview-file.ts'

export interface FileStageProps {
  readonly document: FormDocumentRow
  readonly preview: PreviewFile
  readonly pages: readonly PageSize[] | undefined
  readonly boxes: readonly PdfBox[] | undefined
  readonly active: string | null
  readonly onBoxPress: (id: string) => void
}

const centred = css({ display: 'grid', placeItems: 'center', flex: '1', minHeight: '0' })
const whole = css({ flex: '1', minHeight: '0' })

/** The file of the document, or why it is missing. @source APP-003, APP-018 to APP-020 */
export function FileStage({
  document,
  preview: { file, changedPages, error, loading, refetch },
  pages,
  boxes,
  active,
  onBoxPress,
}: FileStageProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { formId, formName } = document
  if (file === null && error !== null) {
    const { title, text, traceId, retryable } = formFileFailure(error, texts, 'preview')
    return (
      <div className={centred}>
        <ErrorState
          title={title}
          traceId={traceId ?? undefined}
          retrying={loading}
          onRetry={retryable ? refetch : undefined}
        >
          {text}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className={whole}>
      <PdfOnDemand
        file={file?.blob ?? null}
        name={formName}
        of={formId}
        {...(pages && { pages })}
        {...(changedPages && { changedPages })}
        {...(boxes && { boxes })}
        activeBox={active}
        onBoxPress={onBoxPress}
        busy={loading && file !== null}
        failed={error !== null}
        onRetry={refetch}
      />
    </div>
  )
}
