import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { noticeOf, toFangkitError, useAuthUser, useConfirm, useFangkit, useNotify } from 'fangkit'
import type { City } from 'fangkit/domain'
import { css } from '../../../lib/styled-system/css/index.js'
import { LeaveGuardProvider, useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { PageLoading } from '../pages/page-loading.tsx'
import { PATHS, projectPath } from '../paths.ts'
import type { PageHandle } from '../page-handle.ts'
import { useInstallationRules } from '../session/installation-rules.tsx'
import { CitySwitch } from './city-switch.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { HeadBar } from './head-bar.tsx'
import { neighbourOf } from './open-tabs.ts'
import { ShellProvider } from './shell-context.tsx'
import { SideMenu } from './side-menu.tsx'
import { TabStrip } from './tab-strip.tsx'
import { type CityControl, useCity } from './use-city.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useOpenTabs } from './use-open-tabs.ts'
import { UserMenu } from './user-menu.tsx'

const NoticeBell = lazy(async () => ({ default: (await import('./notices/notice-bell.tsx')).NoticeBell }))
const NewProject = lazy(async () => ({ default: (await import('fangkit/project-detail')).NewProject }))

const app = css({ display: 'grid', gridTemplateColumns: '{sizes.side} minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)', height: 'full', minHeight: '0', '&[data-collapsed]': { gridTemplateColumns: '56px minmax(0, 1fr)' } })
const content = css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minWidth: '0', minHeight: '0' })
const bellPlace = css({ flex: 'none', width: '32px' })
const main = css({ minWidth: '0', minHeight: '0', overflow: 'auto', position: 'relative' })

/** The frame around every page behind the log-in. Calls are bound to a city, so nothing is asked before it is known. */
export function Shell(): ReactElement {
  const control = useCity()
  return <LeaveGuardProvider>{control.ready ? <Frame control={control} /> : <PageLoading />}</LeaveGuardProvider>
}

function Frame({ control }: { readonly control: CityControl }): ReactElement {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const guard = useLeaveGuard()
  const { data: user } = useAuthUser()
  useInstallationRules()
  const [collapsed, collapse] = useCollapsed()
  const { tabs, open, rename, close, closeAll } = useOpenTabs()
  const [drawer, setDrawer] = useState<{ readonly copyOf?: string } | null>(null)
  const logout = useLogout(closeAll)
  const refresh = useRefresh()
  const changeCity = useChangeCity(control.move)
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
          city={<CitySwitch city={control.city} onChoose={changeCity} />}
          onNewProject={mayCreate ? () => newProject() : undefined}
          notices={<Suspense fallback={<span className={bellPlace} />}><NoticeBell /></Suspense>}
          user={user ? <UserMenu name={user.userName} onRefresh={() => void refresh()} onLogout={() => void logout()} /> : null}
        />
        <div className={content}>
          <ConnectionBar />
          <main className={main}><Outlet /></main>
        </div>
      </div>
      {drawer ? (
        <Suspense fallback={null}>
          <NewProject cloneOf={drawer.copyOf ?? null} onClose={() => setDrawer(null)} onNavigate={(wish) => wish.to === 'project' && void navigate(projectPath(wish.params.projectId))} />
        </Suspense>
      ) : null}
    </ShellProvider>
  )
}

/** Works in another city from now on, unless something unsaved holds the page. @source SHL-017 */
function useChangeCity(move: CityControl['move']): (city: City) => Promise<void> {
  const guard = useLeaveGuard()
  const notify = useNotify()
  return async (city) => {
    if (!(await guard.mayLeave())) return
    await move(city)
    notify({ tone: 'success', title: messages.city.switched(city.name) })
  }
}

/** Parameters anew: what this window keeps of them is thrown away first. @source SHL-009 */
function useRefresh(): () => Promise<void> {
  const { refreshParameters } = useFangkit()
  const notify = useNotify()
  return async () => {
    try {
      sessionStorage.clear()
    } catch {
      // blocked storage keeps nothing
    }
    try {
      await refreshParameters()
      notify({ tone: 'success', title: messages.user.refreshed })
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, 'home.doRefresh'))
      if (notice) notify(notice)
    }
  }
}

/** Ends the session here and on the server; what the server says against it is shown. The next person finds no tabs and no drafts. @source SHL-010 */
function useLogout(forget: () => void): () => Promise<void> {
  const { client, logout } = useFangkit()
  const navigate = useNavigate()
  const notify = useNotify()
  const confirm = useConfirm()
  const guard = useLeaveGuard()
  const mayLeave = async () => {
    const count = client.drafts.count()
    if (count === 0) return guard.mayLeave()
    const { title, text, leave, stay } = messages.logout
    return confirm({ title, text: text(count), confirmLabel: leave, cancelLabel: stay, danger: true })
  }
  return async () => {
    if (!(await mayLeave())) return
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
