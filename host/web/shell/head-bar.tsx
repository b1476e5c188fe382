import { Plus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from 'fangkit/ui'
import { messages } from '../messages.ts'
import { onWide } from './on-wide.ts'
import './head-bar.css'

export interface HeadBarProps {
  /** True until the user is known: what depends on them would move the rest. */
  readonly waiting: boolean
  readonly tabs: ReactNode
  readonly jump: ReactNode
  readonly city: ReactNode
  /** Absent for users who may not create a case. @source SHL-007 */
  readonly onNewProject?: (() => void) | undefined
  readonly notices: ReactNode
  readonly user: ReactNode
}

const head = 'portal-head-bar-head'

/** The header, 52 px high: open pages, search, city, new project, notices, user menu. */
export function HeadBar({ waiting, tabs, jump, city, onNewProject, notices, user }: HeadBarProps): ReactElement {
  return (
    <header className={head} data-waiting={waiting ? '' : undefined}>
      {tabs}
      {jump}
      {city}
      {onNewProject ? (
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onNewProject}>
          <span className={onWide}>{messages.head.newProject}</span>
        </Button>
      ) : null}
      {notices}
      {user}
    </header>
  )
}
