import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ConfigGrid, type ConfigGridHandle, type ConfigGridProps } from 'fangkit/config-grid'
import { type Grid, project } from 'fangkit/domain'
import { loadGrid } from '../grid-addresses.ts'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { projectPath, tabPathOf } from '../paths.ts'
import { useShell } from '../shell/shell-context.tsx'
import { inTime } from './loading/in-time.ts'
import { NotFoundPage } from './loading/not-found-page.tsx'
import { PageLoading } from './loading/page-loading.tsx'
import { useFormAddress } from './use-form-address.ts'
import { useOwnLinks } from './use-own-links.ts'
import './grid-page.css'

const page = 'portal-grid-page-page'
const about = 'portal-grid-page-about'

/** Values that name a case link to the page of the case. */
const recordHref = (service: string, id: string): string | undefined =>
  service === project.service ? projectPath(id) : undefined

export interface GridPageProps {
  /** Shown above the list. */
  readonly above?: ReactNode
  /** For a page that shows the records of the list itself, beside it. */
  readonly list?: Pick<ConfigGridProps, 'action' | 'recordId' | 'onOpen' | 'onRowsChanged'>
}

/** The page of any declared list, found by its address and loaded with the lists of its section. @source ROU-019 */
export function GridPage({ above, list }: GridPageProps): ReactElement {
  const path = tabPathOf(useLocation().pathname)
  const form = useFormAddress(path)
  const grid = useGrid(path)
  const { watch } = useLeaveGuard()
  const { setTitle } = useShell()
  const follow = useOwnLinks()
  const handle = useRef<ConfigGridHandle>(null)
  useEffect(() => watch(() => handle.current?.isDirty() ?? false), [watch])
  useEffect(() => {
    if (grid) setTitle(path, grid.title)
  }, [grid, path, setTitle])
  if (grid === undefined) return <PageLoading />
  if (grid === null) return <NotFoundPage />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: users press the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link activated by the keyboard fires a click
    <div className={page} onClick={follow}>
      {grid.about === undefined ? null : <p className={about}>{grid.about}</p>}
      {above}
      <ConfigGrid key={grid.name} ref={handle} definition={grid} recordHref={recordHref} {...form} {...list} />
    </div>
  )
}

/**
 * Loads the declaration of the list at an address: undefined while loading, null when there is none. A failure is
 * thrown to the page.
 */
function useGrid(path: string): Grid | null | undefined {
  const [found, setFound] = useState<
    { readonly path: string; readonly grid: Grid | null } | { readonly path: string; readonly error: unknown }
  >()
  useEffect(() => {
    let left = false
    const settle = (next: NonNullable<typeof found>) => {
      if (!left) setFound(next)
    }
    inTime(loadGrid(path.slice(1))).then(
      (grid) => settle({ path, grid }),
      (error: unknown) => settle({ path, error }),
    )
    return () => {
      left = true
    }
  }, [path])
  if (found?.path !== path) return undefined
  if ('error' in found) throw found.error
  return found.grid
}
