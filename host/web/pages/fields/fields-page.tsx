import { type ReactElement, lazy, Suspense } from 'react'
import { Eye } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { GOVERNED, tableCode } from 'fangkit/domain'
import { tabPathOf } from '../../paths.ts'
import { GridPage } from '../grid-page.tsx'
import { PageLoading } from '../loading/page-loading.tsx'
import { fieldsMessages as texts } from './fields-messages.ts'
import './fields.css'

const FieldPreviewPage = lazy(() =>
  import('./field-preview-page.tsx').then(({ FieldPreviewPage: shown }) => ({ default: shown })),
)

/** The lists of field settings, each with a way to a preview of the forms they make. @source ROU-002, ROU-011 */
export function FieldsPage(): ReactElement {
  const [query] = useSearchParams()
  const path = tabPathOf(useLocation().pathname)
  if (query.has('preview'))
    return (
      <Suspense fallback={<PageLoading />}>
        <FieldPreviewPage key={path} path={path} />
      </Suspense>
    )
  const first = GOVERNED[0]
  return (
    <GridPage
      above={
        <p className="portal-fields-link">
          <Link to={`${path}?preview=${first ? tableCode(first) : ''}`}>
            <Eye aria-hidden size={14} /> {texts.open}
          </Link>
        </p>
      }
    />
  )
}
