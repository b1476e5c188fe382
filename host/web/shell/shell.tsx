import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { useAuthUser, useNotify } from 'fangkit'
import { LeaveGuardProvider, useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import { ReviewDialog } from '../pages/home/review/review-dialog.tsx'
import { withoutReview } from '../pages/home/review/use-open-review.ts'
import { PageLoading } from '../pages/loading/page-loading.tsx'
import { PATHS, projectPath, tabPathOf } from '../paths.ts'
import type { PageHandle } from '../page-handle.ts'
import { useInstallationRules } from '../session/installation-rules.tsx'
import { CitySwitch } from './city-switch.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { HeadBar } from './head-bar.tsx'
import { JumpButton } from './jump/jump-button.tsx'
import { KeyHelp } from './keyboard/key-help.tsx'
import { PLACES, SkipLinks } from './keyboard/skip-links.tsx'
import { usePageFocus } from './keyboard/use-page-focus.ts'
import { titleAt } from './menu/menu-tree.ts'
import { SideMenu } from './menu/side-menu.tsx'
import { useMenu } from './menu/use-menu.ts'
import { ModuleGate } from './modules/module-gate.tsx'
import { ReviewButton } from './review/review-button.tsx'
import { type NewCase, ShellProvider } from './shell-context.tsx'
import { TabStrip } from './tabs/tab-strip.tsx'
import { useDirty } from './tabs/use-dirty.ts'
import { useOpenTabs } from './tabs/use-open-tabs.ts'
import { useTabActions } from './tabs/use-tab-actions.ts'
import { type CityControl, useCity } from './use-city.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useLogout } from './use-logout.ts'
import { useRefresh } from './use-refresh.ts'
import { UserMenu } from './user-menu.tsx'
import { NewVersion } from './version/new-version.tsx'
import './shell.css'
import type { City } from 'fangkit/domain'

/** Switches to another city; false when the user stays with unsaved changes. @source SHL-017 */
function useChangeCity(move: CityControl['move']): (city: City) => Promise<boolean> {
  const guard = useLeaveGuard()
  const notify = useNotify()
  return async (city) => {
    if (!(await guard.mayLeave())) return false
    await move(city)
    notify({ tone: 'success', title: messages.city.switched(city.name) })
    return true
  }
}

const NoticeBell = lazy(async () => ({ default: (await import('./notices/notice-bell.tsx')).NoticeBell }))
const PasswordDialog = lazy(async () => ({ default: (await import('./user/password-dialog.tsx')).PasswordDialog }))
const NewProject = lazy(async () => ({ default: (await import('fangkit/project-detail')).NewProject }))

const app = 'portal-shell-app'
const content = 'portal-shell-content'
const bellPlace = 'portal-shell-bell-place'
const main = 'portal-shell-main'

/** The frame around every page that needs a log-in. Calls need a city, so pages load only once it is known. */
export function Shell(): ReactElement {
  const control = useCity()
  return <LeaveGuardProvider>{control.ready ? <Frame control={control} /> : <PageLoading />}</LeaveGuardProvider>
}

function Frame({ control }: { readonly control: CityControl }): ReactElement {
  const { pathname, search } = useLocation()
  const current = tabPathOf(pathname)
  const navigate = useNavigate()
  const { data: user, error: unknown } = useAuthUser()
  useInstallationRules()
  // In another city the user is asked for again, and the header stays.
  const [known, setKnown] = useState(false)
  useEffect(() => {
    if (user !== undefined || unknown !== null) setKnown(true)
  }, [user, unknown])
  const [collapsed, collapse] = useCollapsed()
  const menu = useMenu()
  const openTabs = useOpenTabs()
  const { tabs, open, rename, drop, pin, move, forget } = openTabs
  const { close, refreshPage, refreshes } = useTabActions(openTabs, current)
  const unsaved = useDirty()
  const [drawer, setDrawer] = useState<NewCase | null>(null)
  const [changing, setChanging] = useState(false)
  const [keys, setKeys] = useState(false)
  const [choosingCity, chooseCity] = useState(false)
  const openKeys = useCallback(() => setKeys(true), [])
  const pageRef = useRef<HTMLElement>(null)
  const menuRef = useRef<HTMLElement>(null)
  usePageFocus(pageRef, current)
  const logout = useLogout(forget)
  const refresh = useRefresh()
  const changeCity = useChangeCity(control.move)
  const named = menu.nodes && titleAt(menu.nodes, current)
  // adapter: every page of routes.tsx has one, lists have none
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const title = named ?? tabs.find(({ path }) => path === current)?.title ?? handle?.title

  useEffect(() => {
    open(current, named ?? handle?.title ?? messages.loading, `${pathname}${withoutReview(search)}`)
    if (named !== null) rename(current, named)
  }, [open, rename, current, pathname, search, named, handle?.title])
  useEffect(() => {
    document.title = title === undefined ? messages.portal : messages.titled(title)
  }, [title])

  const mayCreate = user?.mayCreateProject === true
  const newProject = useCallback((from: NewCase = {}) => setDrawer(from), [])
  const shell = useMemo(
    () => ({ newProject: mayCreate ? newProject : null, setTitle: rename, dropTab: drop, menu }),
    [mayCreate, newProject, rename, drop, menu],
  )
  return (
    <ShellProvider value={shell}>
      <SkipLinks
        onMain={() => pageRef.current?.focus()}
        onMenu={() => menuRef.current?.querySelector<HTMLElement>('[data-menu] [tabindex="0"]')?.focus()}
      />
      <div className={app} data-collapsed={collapsed ? '' : undefined}>
        <SideMenu ref={menuRef} menu={menu} pathname={pathname} collapsed={collapsed} onCollapse={collapse} />
        <HeadBar
          waiting={!known}
          tabs={
            <TabStrip
              tabs={tabs}
              current={current}
              unsaved={unsaved}
              onClose={(path, closing) => void close(path, closing)}
              onRefresh={() => void refreshPage()}
              onPin={pin}
              onMove={move}
            />
          }
          jump={
            <JumpButton
              tabs={tabs}
              current={current}
              actions={{
                city: control.city,
                moveTo: changeCity,
                changeCity: () => chooseCity(true),
                openKeys,
                changePassword: () => setChanging(true),
                refresh: () => void refresh(),
              }}
            />
          }
          city={<CitySwitch city={control.city} onChoose={changeCity} open={choosingCity} onOpen={chooseCity} />}
          onNewProject={mayCreate ? () => newProject() : undefined}
          notices={
            <>
              <ReviewButton />
              <Suspense fallback={<span className={bellPlace} />}>
                <NoticeBell />
              </Suspense>
            </>
          }
          user={
            user ? (
              <UserMenu
                name={user.userName}
                onRefresh={() => void refresh()}
                onKeys={openKeys}
                onAccount={() => void navigate(PATHS.account)}
                onPassword={() => setChanging(true)}
                onLogout={() => void logout()}
              />
            ) : null
          }
        />
        <div className={content}>
          <div>
            <ConnectionBar />
            <NewVersion />
          </div>
          <main ref={pageRef} id={PLACES.main} className={main} tabIndex={-1} aria-label={title}>
            <ModuleGate>
              <Outlet key={refreshes} />
            </ModuleGate>
          </main>
        </div>
      </div>
      <ReviewDialog />
      <KeyHelp open={keys} onOpen={openKeys} onClose={() => setKeys(false)} />
      {changing ? (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
      {drawer ? (
        <Suspense fallback={null}>
          <NewProject
            cloneOf={drawer.copyOf ?? null}
            address={drawer.address}
            onClose={() => setDrawer(null)}
            onNavigate={(wish) => wish.to === 'project' && void navigate(projectPath(wish.params.projectId))}
          />
        </Suspense>
      ) : null}
    </ShellProvider>
  )
}
