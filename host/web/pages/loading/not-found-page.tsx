import { House, MapPinOff } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import './not-found-page.css'

const page = 'portal-not-found-page-page'

/** @source ROU-018 */
export function NotFoundPage(): ReactElement {
  const navigate = useNavigate()
  return (
    <div className={page}>
      <EmptyState
        icon={<MapPinOff />}
        title={messages.notFound.title}
        actions={
          <Button variant="primary" icon={<House aria-hidden />} onClick={() => void navigate(PATHS.home)}>
            {messages.notFound.home}
          </Button>
        }
      >
        {messages.notFound.text}
      </EmptyState>
    </div>
  )
}
