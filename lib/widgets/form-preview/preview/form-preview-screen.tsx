import type { ReactElement } from 'react'
import type { FormPreviewScreenProps } from '../form-actions.ts'
import { FormNotFound } from '../files/form-not-found.tsx'
import { PreviewBody } from './preview-body.tsx'

/** One document beside its fields. @source APP-003 to APP-010 */
export function FormPreviewScreen(props: FormPreviewScreenProps): ReactElement {
  const at = props.documents.findIndex(({ formId }) => formId === props.formId)
  const document = props.documents[at]
  if (!document) return <FormNotFound onBack={() => props.onOpen(null)} />
  return <PreviewBody {...props} document={document} at={at} />
}
