import { type ReactElement, lazy, Suspense, useState } from 'react'
import { Eye } from 'lucide-react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { GOVERNED, tableCode } from 'fangkit/domain'
import { formAt, formPath } from '../../grid-form-address.ts'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'
import { tabPathOf } from '../../paths.ts'
import { GridPage } from '../grid-page.tsx'
import { PageLoading } from '../loading/page-loading.tsx'
import { useWide } from '../use-wide.ts'
import { fieldsMessages as texts } from './fields-messages.ts'
import { levelAt } from './use-settings.ts'
import './fields.css'

const FieldPreviewPage = lazy(() =>
  import('./field-preview-page.tsx').then(({ FieldPreviewPage: shown }) => ({ default: shown })),
)
const FieldPanel = lazy(() => import('./field-panel.tsx').then(({ FieldPanel: shown }) => ({ default: shown })))

/** Least width of the window in which the panel stands beside the list. @unit px */
const DOCKED = 1200

/**
 * The lists of field settings, each with a way to a preview of the forms they make. The field in the address is shown
 * in a panel beside the list.
 * @source ROU-002, ROU-011
 */
export function FieldsPage(): ReactElement {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const path = tabPathOf(pathname)
  const navigate = useNavigate()
  const { pass, mayLeave } = useLeaveGuard()
  const docked = useWide(DOCKED)
  const form = formAt(useParams()['record'], search)
  const [rows, setRows] = useState<readonly string[]>([])
  if (query.has('preview'))
    return (
      <Suspense fallback={<PageLoading />}>
        <FieldPreviewPage key={path} path={path} />
      </Suspense>
    )
  const first = GOVERNED[0]
  const shown = form?.action === 'VIEW' ? form.id : null
  const at = shown === null ? -1 : rows.indexOf(shown)
  // A field replaces the one before it in the history, so that one step back leaves the panel.
  const show = (id: string): void => pass(() => void navigate(formPath(path, 'VIEW', id), { replace: shown !== null }))
  return (
    <div className="portal-fields-beside" data-open={(shown !== null && docked) || undefined}>
      <GridPage
        above={
          <p className="portal-fields-link">
            <Link to={`${path}?preview=${first ? tableCode(first) : ''}`}>
              <Eye aria-hidden size={14} /> {texts.open}
            </Link>
          </p>
        }
        list={{
          ...(shown !== null && { action: undefined, recordId: shown }),
          onOpen: ({ action, id }) => {
            if (action === 'VIEW' && id === shown) return
            void mayLeave().then((leaves) => {
              if (!leaves) return
              if (action === 'VIEW' && id !== null) show(id)
              else pass(() => void navigate(formPath(path, action, id)))
            })
          },
          onRowsChanged: (event) => setRows(event.rows.flatMap(({ keyValue }) => keyValue ?? [])),
        }}
      />
      {shown === null ? null : (
        <Suspense fallback={null}>
          <FieldPanel
            path={path}
            level={levelAt(path)}
            id={shown}
            docked={docked}
            before={rows[at - 1] ?? null}
            after={at === -1 ? null : (rows[at + 1] ?? null)}
            onShow={show}
            onClose={() => pass(() => void navigate(path))}
          />
        </Suspense>
      )}
    </div>
  )
}
