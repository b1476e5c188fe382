import { House, RefreshCw } from 'lucide-react'
import { type ReactElement, useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useRouteError } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import { mayReloadFor, newerBuild } from '../../shell/version/build.ts'
import { isChunkError } from './chunk-error.ts'
import './page-failure.css'

const page = 'portal-page-failure-page'

/** Replaces a page that could not be rendered or loaded. @source SHL-023 */
export function PageFailure(): ReactElement {
  const outdated = isChunkError(useRouteError())
  const newer = useIsNewer(outdated)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const reload = (
    <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
      {messages.crash.reload}
    </Button>
  )
  return (
    <div className={page}>
      {outdated ? (
        <EmptyState
          role="alert"
          tone="bad"
          title={newer ? messages.crash.newerTitle : messages.crash.updatedTitle}
          actions={reload}
        >
          {messages.crash.updatedText}
        </EmptyState>
      ) : (
        <EmptyState
          role="alert"
          tone="bad"
          title={messages.crash.title}
          actions={
            <>
              <Button icon={<RefreshCw aria-hidden />} onClick={() => void revalidate()}>
                {messages.crash.retry}
              </Button>
              <Button icon={<House aria-hidden />} onClick={() => void navigate(PATHS.home)}>
                {messages.crash.home}
              </Button>
            </>
          }
        >
          {messages.crash.text}
        </EmptyState>
      )}
    </div>
  )
}

/**
 * Returns whether a part is missing because the server has a newer portal, which then loads once automatically;
 * otherwise the network failed.
 */
function useIsNewer(ask: boolean): boolean {
  const [newer, setNewer] = useState(false)
  useEffect(() => {
    if (!ask) return
    const leaving = new AbortController()
    void newerBuild(leaving.signal).then((build) => {
      if (build === null || leaving.signal.aborted) return
      if (mayReloadFor(build)) window.location.reload()
      else setNewer(true)
    })
    return () => leaving.abort()
  }, [ask])
  return newer
}
