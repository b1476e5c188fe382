import { House, ToggleLeft } from 'lucide-react'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import { isClosed } from './closed-modules.ts'
import './module-gate.css'
import { answerOf, useFkQuery } from 'fangkit'
import { moduleCalls } from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

const CLOSED = concerns(answerOf(moduleCalls.getClosedModules, {}), ['MenuItems'])
const FIVE_MINUTES = 300_000

/**
 * Menu codes of modules that are off in the city; loaded again when managers switch one. Empty until they are known, so
 * that a slow network blocks no page.
 */
function useClosedModules(): ReadonlySet<string> {
  const { data } = useFkQuery(CLOSED, { staleTime: FIVE_MINUTES })
  return useMemo(() => new Set(data ?? []), [data])
}

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
