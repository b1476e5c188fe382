import { House, List } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button, EmptyState } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'

/** Shown where an address names no project, or one the person may not see. */
export function ProjectMissing(): ReactElement {
  const navigate = useNavigate()
  const { title, text, list } = messages.projectMissing
  return (
    <EmptyState
      role="alert"
      title={title}
      actions={
        <>
          <Button variant="primary" icon={<List aria-hidden />} onClick={() => void navigate(PATHS.projects)}>
            {list}
          </Button>
          <Button icon={<House aria-hidden />} onClick={() => void navigate(PATHS.home)}>
            {messages.notFound.home}
          </Button>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
