import { MapPin, Plus } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'

export interface HeadBarProps {
  readonly tabs: ReactNode
  readonly city: string | null
  /** Absent for those who may not open a case. @source SHL-007 */
  readonly onNewProject?: (() => void) | undefined
  readonly user: ReactNode
}

const head = css({
  display: 'flex', alignItems: 'center', gap: '12', height: 'head', minWidth: '0', paddingInline: '16',
  borderBottomWidth: '1px', borderBottomStyle: 'solid', borderBottomColor: 'line', backgroundColor: 'surface',
})
const place = css({ flex: 'none', display: 'flex', alignItems: 'center', gap: '4', color: 'ink-2', whiteSpace: 'nowrap', '& > svg': { width: '14px', height: '14px' } })

/** The header, 52 px: open pages, city, new project, user. */
export function HeadBar({ tabs, city, onNewProject, user }: HeadBarProps): ReactElement {
  return (
    <header className={head}>
      {tabs}
      {city === null ? null : <span className={place} title={messages.head.city}><MapPin aria-hidden />{city}</span>}
      {onNewProject ? <Button variant="primary" icon={<Plus aria-hidden />} onClick={onNewProject}>{messages.head.newProject}</Button> : null}
      {user}
    </header>
  )
}
