import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ConfigGrid, type ConfigGridFormEvent, type ConfigGridHandle } from 'fangkit/config-grid'
import type { Grid } from 'fangkit/domain'
import { css } from '../../../lib/styled-system/css/index.js'
import { loadGrid } from '../grid-addresses.ts'
import { formAt, formPath } from '../grid-form-address.ts'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { tabPathOf } from '../paths.ts'
import { useShell } from '../shell/shell-context.tsx'
import { inTime } from './in-time.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'

const page = css({ height: 'full', minHeight: '420px', paddingBlock: '16', paddingInline: '20' })

/** The page of any declared list, found by its address and loaded with its room. @source ROU-019 */
export function GridPage(): ReactElement {
  const { pathname, search } = useLocation()
  const path = tabPathOf(pathname)
  const form = formAt(useParams()['record'], search)
  const navigate = useNavigate()
  const grid = useGrid(path)
  const { watch, pass } = useLeaveGuard()
  const { setTitle } = useShell()
  const handle = useRef<ConfigGridHandle>(null)
  useEffect(() => watch(() => handle.current?.isDirty() ?? false), [watch])
  useEffect(() => {
    if (grid) setTitle(path, grid.title)
  }, [grid, path, setTitle])
  // The form itself asks before it goes. One that goes on as another takes the place of the one before.
  const keepInAddress = useCallback(({ action, id }: ConfigGridFormEvent) => pass(() => void navigate(formPath(path, action, id), { replace: action !== null && form !== null })), [pass, navigate, path, form])
  if (grid === undefined) return <PageLoading />
  if (grid === null) return <NotFoundPage />
  return (
    <div className={page}>
      <ConfigGrid key={grid.name} ref={handle} definition={grid} {...(form && { action: form.action, recordId: form.id })} onFormChange={keepInAddress} />
    </div>
  )
}

/** The declaration of the list at an address: undefined while it is on its way, null when there is none. A failure belongs to the page. */
function useGrid(path: string): Grid | null | undefined {
  const [found, setFound] = useState<{ readonly path: string; readonly grid: Grid | null } | { readonly path: string; readonly error: unknown }>()
  useEffect(() => {
    let left = false
    const tell = (next: NonNullable<typeof found>) => {
      if (!left) setFound(next)
    }
    inTime(loadGrid(path.slice(1))).then((grid) => tell({ path, grid }), (error: unknown) => tell({ path, error }))
    return () => {
      left = true
    }
  }, [path])
  if (found?.path !== path) return undefined
  if ('error' in found) throw found.error
  return found.grid
}
