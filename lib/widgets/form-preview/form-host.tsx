import {
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { formRecord } from '../../domain/form-record/form-record.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import { useAllowed } from '../../provider/session/use-allowed.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLoadReports } from '../use-load-reports.ts'
import type { WidgetOwn } from '../widget-providers.tsx'
import type { FormDocumentRow } from './document-list.ts'
import type { FormPreviewHandle, FormPreviewProps } from './form-preview-props.ts'
import { FormScreens, preloadScreen } from './form-screens.tsx'
import { FormWaiting } from './form-waiting.tsx'
import { FIRST_STATE } from './list/form-choice.ts'
import { useTaking } from './taking/use-taking.ts'
import { useFormData } from './use-form-data.ts'
import { useFormFile } from './use-form-file.ts'
import { useFormNews } from './use-form-news.ts'
import { useFormReports } from './use-form-reports.ts'
import { shownDocument, useFormShown } from './use-form-shown.ts'

/** Loaded when a user prints several documents. */
const PrintPlanDialog = lazyPart(() =>
  import('./taking/print-plan-dialog.tsx').then(({ PrintPlanDialog }) => PrintPlanDialog),
)

export interface FormHostProps extends Omit<FormPreviewProps, keyof WidgetOwn> {
  readonly handle?: Ref<FormPreviewHandle>
  /** The containing widget asks this guard before it closes. */
  readonly guard?: Ref<LeaveGuard> | undefined
}

/**
 * The forms of a case: loads them, keeps them up to date, and fetches their files. Another widget can embed this part.
 */
export function FormHost(props: FormHostProps): ReactElement | null {
  const { projectId, handle, guard } = props
  const readOnly = !useAllowed(PRIVILEGE.save, formRecord.service) || props.readOnly === true
  const texts = useMessages(formPreviewMessages)
  const root = useRef<HTMLDivElement>(null)
  const screen = useRef<LeaveGuard>(null)
  const load = useFormData(projectId)
  const reports = useFormReports(props)
  const files = useFormFile(props)
  const taking = useTaking({ projectId, files, reports, root })
  const shown = useFormShown(props, screen)
  const refresh = useFormRefresh(projectId)
  const [list, setList] = useState(FIRST_STATE)
  const [planned, setPlanned] = useState<readonly FormDocumentRow[] | null>(null)
  const { data } = load
  const document = data === null || shown.formId === null ? null : shownDocument(data.documents, shown.formId)
  const print = (): void => {
    if (document !== null) {
      // A second press during a running print does nothing.
      if (!taking.tasks.some(({ use, documents }) => use === 'print' && documents.includes(document)))
        void taking.take({ documents: [document], use: 'print' })
    } else if (data !== null) setPlanned(data.documents.filter(({ needed }) => needed))
  }
  const latest = useLatest({ print, open: shown.open })
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => screen.current?.isDirty() ?? false,
      requestLeave: async () => (await screen.current?.requestLeave()) ?? true,
    }),
    [],
  )
  useImperativeHandle(
    handle,
    () => ({
      refresh,
      ...leaving,
      print: () => latest.current.print(),
      goTo: (formId) => void latest.current.open(formId, 'widget'),
    }),
    [refresh, leaving, latest],
  )
  useImperativeHandle(guard, () => leaving, [leaving])
  useLoadReports(props, load)
  useEffect(() => preloadScreen(shown.formId), [shown.formId])

  const press = (event: KeyboardEvent): void => {
    const shortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'p'
    // Events from portals bubble through the React tree, but come from outside this element. In the list, the browser
    // prints the page.
    if (
      !shortcut ||
      document === null ||
      event.defaultPrevented ||
      isComposing(event) ||
      !(event.target instanceof Node && event.currentTarget.contains(event.target))
    )
      return
    event.preventDefault()
    if (!event.repeat) print()
  }
  if (data === null)
    return load.error === null ? (
      <FormWaiting />
    ) : (
      <LoadFailure texts={texts} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a shortcut from any focused element inside
    <div ref={root} onKeyDown={press} role="presentation">
      <Suspense fallback={<FormWaiting />}>
        <FormScreens
          host={props}
          readOnly={readOnly}
          load={load}
          data={data}
          shown={shown}
          document={document}
          taking={taking}
          fetchForm={files.fetchForm}
          reports={reports}
          list={list}
          onList={setList}
          refresh={refresh}
          onPlan={setPlanned}
          guard={screen}
        />
      </Suspense>
      {planned === null ? null : (
        <Suspense fallback={null}>
          <PrintPlanDialog projectId={projectId} documents={planned} taking={taking} onClose={() => setPlanned(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Loads the forms again, on request and whenever a user changes a record that forms may show. */
function useFormRefresh(projectId: string): () => void {
  const cache = useCache()
  const refresh = useCallback(() => void cache.invalidate([formRecord.service]), [cache])
  useFormNews(projectId, refresh)
  return refresh
}
