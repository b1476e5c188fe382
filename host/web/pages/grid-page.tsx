import { type ReactElement, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ConfigGrid, type ConfigGridHandle } from 'fangkit/config-grid'
import { css } from '../../../lib/styled-system/css/index.js'
import { gridAt } from '../grid-addresses.ts'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const page = css({ height: 'full', minHeight: '420px', paddingBlock: '16', paddingInline: '20' })

/** The page of any declared list, found by its address. @source ROU-019 */
export function GridPage(): ReactElement {
  const { pathname } = useLocation()
  const grid = gridAt(pathname)
  const { watch } = useLeaveGuard()
  const handle = useRef<ConfigGridHandle>(null)
  useEffect(() => watch(() => handle.current?.isDirty() ?? false), [watch])
  if (!grid) return <NotFoundPage />
  return (
    <div className={page}>
      <ConfigGrid key={grid.name} ref={handle} definition={grid} />
    </div>
  )
}
