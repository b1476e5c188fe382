import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { noticeOf, toFangkitError, useAuthUser, useFangkit, useNotify } from 'fangkit'
import { css } from '../../../lib/styled-system/css/index.js'
import { LeaveGuardProvider, useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { PageLoading } from '../pages/page-loading.tsx'
import { PATHS, projectPath } from '../paths.ts'
import type { PageHandle } from '../page-handle.ts'
import { HeadBar } from './head-bar.tsx'
import { neighbourOf } from './open-tabs.ts'
import { ShellProvider } from './shell-context.tsx'
import { SideMenu } from './side-menu.tsx'
import { TabStrip } from './tab-strip.tsx'
import { useCity } from './use-city.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useOpenTabs } from './use-open-tabs.ts'
import { UserMenu } from './user-menu.tsx'

const NewProject = lazy(async () => ({ default: (await import('fangkit/project-detail')).NewProject }))

const app = css({ display: 'grid', gridTemplateColumns: '{sizes.side} minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)', height: 'full', minHeight: '0', '&[data-collapsed]': { gridTemplateColumns: '56px minmax(0, 1fr)' } })
const main = css({ minWidth: '0', minHeight: '0', overflow: 'auto', position: 'relative' })

/** The frame around every page behind the log-in. Calls are bound to a city, so nothing is asked before it is known. */
export function Shell(): ReactElement {
  const { city, ready } = useCity()
  return <LeaveGuardProvider>{ready ? <Frame city={city} /> : <PageLoading />}</LeaveGuardProvider>
}

function Frame({ city }: { readonly city: string | null }): ReactElement {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const guard = useLeaveGuard()
  const { data: user } = useAuthUser()
  const [collapsed, collapse] = useCollapsed()
  const { tabs, open, rename, close, closeAll } = useOpenTabs()
  const [drawer, setDrawer] = useState<{ readonly copyOf?: string } | null>(null)
  const logout = useLogout(closeAll)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined // adapter: every page of routes.tsx carries one
  const fallback = handle?.title
  const title = tabs.find(({ path }) => path === pathname)?.title ?? fallback

  useEffect(() => {
    if (fallback !== undefined) open(pathname, fallback)
  }, [open, pathname, fallback])
  useEffect(() => {
    document.title = title === undefined ? messages.portal : messages.titled(title)
  }, [title])

  /** Leaves this page for another one, unless something unsaved holds it. */
  const leaveFor = async (next: string, then: () => void) => {
    if (next !== pathname) {
      if (!(await guard.mayLeave())) return
      guard.pass(() => void navigate(next))
    }
    then()
  }
  const mayCreate = user?.mayCreateProject === true
  const newProject = useCallback((copyOf?: string) => setDrawer(copyOf === undefined ? {} : { copyOf }), [])
  const shell = useMemo(() => ({ newProject: mayCreate ? newProject : null, setTitle: rename }), [mayCreate, newProject, rename])
  return (
    <ShellProvider value={shell}>
      <div className={app} data-collapsed={collapsed ? '' : undefined}>
        <SideMenu pathname={pathname} collapsed={collapsed} onCollapse={collapse} />
        <HeadBar
          tabs={<TabStrip tabs={tabs} pathname={pathname} onClose={(path) => void leaveFor(path === pathname ? neighbourOf(tabs, path, PATHS.home) : pathname, () => close(path))} onCloseAll={() => void leaveFor(PATHS.home, closeAll)} />}
          city={city}
          onNewProject={mayCreate ? () => newProject() : undefined}
          user={user ? <UserMenu name={user.userName} onLogout={() => void logout()} /> : null}
        />
        <main className={main}><Outlet /></main>
      </div>
      {drawer ? (
        <Suspense fallback={null}>
          <NewProject cloneOf={drawer.copyOf ?? null} onClose={() => setDrawer(null)} onNavigate={(wish) => wish.to === 'project' && void navigate(projectPath(wish.params.projectId))} />
        </Suspense>
      ) : null}
    </ShellProvider>
  )
}

/** Ends the session here and on the server; what the server says against it is shown. The next person finds no tabs. @source SHL-010 */
function useLogout(forget: () => void): () => Promise<void> {
  const { logout } = useFangkit()
  const navigate = useNavigate()
  const notify = useNotify()
  const guard = useLeaveGuard()
  return async () => {
    if (!(await guard.mayLeave())) return
    try {
      await logout()
      forget()
      guard.pass(() => void navigate(PATHS.login, { replace: true }))
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'login.doLogout'))
      if (notice) notify(notice)
    }
  }
}
