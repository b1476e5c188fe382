import { type ReactElement, type Ref, useCallback, useEffect, useMemo, useRef } from 'react'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { FormDocumentRow } from './document-list.ts'
import type { FetchForm, FormPreviewScreenProps } from './form-actions.ts'
import type { FieldSavedEvent, FormPreviewProps } from './form-preview-props.ts'
import type { FormListProps } from './list/form-list-props.ts'
import type { FormData } from './use-form-data.ts'
import type { FormReports } from './use-form-reports.ts'
import { type FormShown, shownDocument } from './use-form-shown.ts'

const listScreen = () => import('./list/form-list-screen.tsx').then(({ FormListScreen }) => FormListScreen)
const previewScreen = () =>
  import('./preview/form-preview-screen.tsx').then(({ FormPreviewScreen }) => FormPreviewScreen)
const FormListScreen = lazyPart(listScreen)
const FormPreviewScreen = lazyPart(previewScreen)
const FormFileScreen = lazyPart(() =>
  import('./files/form-file-screen.tsx').then(({ FormFileScreen }) => FormFileScreen),
)
const FormNotFound = lazyPart(() => import('./files/form-not-found.tsx').then(({ FormNotFound }) => FormNotFound))

/**
 * Loads the code of a screen together with the forms. A failed load is retried, and reported, when the screen renders.
 */
export function preloadScreen(formId: string | null): void {
  const screen: () => Promise<unknown> = formId === null ? listScreen : previewScreen
  screen().catch(() => undefined)
}

export interface FormScreensProps extends FormListProps {
  readonly host: FormPreviewProps
  readonly readOnly: boolean
  readonly shown: FormShown
  /** The shown document; null for the list, and for an unknown id. */
  readonly document: FormDocumentRow | null
  readonly fetchForm: FetchForm
  readonly reports: FormReports
  readonly guard: Ref<LeaveGuard>
}

/** The list, or the shown document in its place. */
export function FormScreens({
  host,
  readOnly,
  load,
  data,
  shown,
  document,
  taking,
  fetchForm,
  reports,
  list,
  onList,
  refresh,
  onPlan,
  guard,
}: FormScreensProps): ReactElement {
  const { projectId } = host
  const open = useCallback((formId: string | null) => void shown.open(formId, 'user'), [shown.open])
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (document !== null) last.current = document.formId
  }, [document])
  const variantOf = useVariants(host.variants, data)
  const saved = useCallback(
    (event: FieldSavedEvent) => {
      reports.saved(event)
      refresh()
    },
    [reports, refresh],
  )
  const { take } = taking
  const taken = useMemo<Pick<FormPreviewScreenProps, 'onPrint' | 'onDownload'>>(
    () => ({
      onPrint: (one) => void take({ documents: [one], use: 'print' }),
      onDownload: (one, blank) => void take({ documents: [one], use: 'download', blank }),
    }),
    [take],
  )

  if (shown.formId === null)
    return (
      <FormListScreen
        load={load}
        data={data}
        taking={taking}
        list={list}
        onList={onList}
        refresh={refresh}
        onPlan={onPlan}
        returned={last.current}
        onOpen={open}
        {...taken}
      />
    )
  if (document === null) return <FormNotFound onBack={() => open(null)} />
  const busy = taking.tasks.some(({ documents }) => documents.some(({ formId }) => formId === document.formId))
  const common = { documents: data.documents, fetchForm, onOpen: open, busy, ...taken }
  if (document.fileFormat !== null) return <FormFileScreen key={document.formId} document={document} {...common} />
  return (
    <FormPreviewScreen
      projectId={projectId}
      formId={document.formId}
      variantOf={variantOf}
      readOnly={readOnly}
      onSaved={saved}
      guard={guard}
      {...common}
    />
  )
}

/**
 * The comparison form of a document: from the host for the document, then for its form, then from the back end.
 * @source APP-010, OPN-070
 */
function useVariants(
  variants: FormPreviewProps['variants'],
  { documents }: FormData,
): (formId: string) => string | null {
  return useCallback(
    (formId: string) => {
      const document = shownDocument(documents, formId)
      const own = [formId, document?.parentId ?? ''].find((id) => variants !== undefined && Object.hasOwn(variants, id))
      return own === undefined ? (document?.variant ?? null) : (variants?.[own] ?? null)
    },
    [variants, documents],
  )
}
