import { type ReactElement, lazy, Suspense } from 'react'
import { ListTree } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { GridPage } from '../grid-page.tsx'
import { PageLoading } from '../loading/page-loading.tsx'
import { PATHS, tabPathOf } from '../../paths.ts'
import { rightsMessages as texts } from './rights-messages.ts'
import './rights.css'

const RightsPage = lazy(() => import('./rights-page.tsx').then(({ RightsPage: shown }) => ({ default: shown })))

/** /SysRolesGrid and /SysUsersGrid: the list, with a way to what a role or a user can do. */
export function RolesPage(): ReactElement {
  const [query] = useSearchParams()
  const isUsers = tabPathOf(useLocation().pathname) === PATHS.users
  if (query.has('who') && !isUsers)
    return (
      <Suspense fallback={<PageLoading />}>
        <RightsPage />
      </Suspense>
    )
  return (
    <GridPage
      above={
        <p className="portal-rights-link">
          <Link to={`${PATHS.roles}?who=${isUsers ? 'users' : 'roles'}`}>
            <ListTree aria-hidden size={14} /> {isUsers ? texts.openUsers : texts.open}
          </Link>
        </p>
      }
    />
  )
}
