import { House, RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate, useRevalidator, useRouteError } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'
import { isChunkError } from './chunk-error.ts'

const page = css({ display: 'grid', placeItems: 'center', minHeight: '320px', height: 'full' })

/** In place of a page that could not be drawn or loaded. @source SHL-023 */
export function PageFailure(): ReactElement {
  const outdated = isChunkError(useRouteError())
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const reload = <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>{messages.crash.reload}</Button>
  return (
    <div className={page}>
      {outdated ? (
        <EmptyState role="alert" tone="bad" title={messages.crash.updatedTitle} actions={reload}>{messages.crash.updatedText}</EmptyState>
      ) : (
        <EmptyState
          role="alert"
          tone="bad"
          title={messages.crash.title}
          actions={
            <>
              <Button icon={<RefreshCw aria-hidden />} onClick={() => void revalidate()}>{messages.crash.retry}</Button>
              <Button icon={<House aria-hidden />} onClick={() => void navigate(PATHS.home)}>{messages.crash.home}</Button>
            </>
          }
        >
          {messages.crash.text}
        </EmptyState>
      )}
    </div>
  )
}
