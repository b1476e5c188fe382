import { House, ToggleLeft } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import { isClosed } from './closed-modules.ts'
import { useClosedModules } from './use-closed-modules.ts'
import './module-gate.css'

const page = 'portal-module-gate-page'

/**
 * Shows a message in place of pages of modules that are off in the city; the server refuses their calls in any case.
 * @source ROU-010 (ModulesCfgGrid)
 */
export function ModuleGate({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const closed = useClosedModules()
  if (!isClosed(closed, pathname)) return <>{children}</>
  const home = isClosed(closed, PATHS.home) ? null : (
    <Button variant="primary" icon={<House aria-hidden />} onClick={() => void navigate(PATHS.home)}>
      {messages.notFound.home}
    </Button>
  )
  return (
    <div className={page}>
      <EmptyState role="status" icon={<ToggleLeft />} title={messages.moduleOff.title} actions={home}>
        {messages.moduleOff.text}
      </EmptyState>
    </div>
  )
}
