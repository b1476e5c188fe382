import { ChevronRight, FolderKanban, Plus } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useAuthUser, useToday } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { Card } from 'fangkit/ui'
import { recentProjectGrid } from '../../grids/projects/project-grid.ts'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { PATHS, projectPath } from '../paths.ts'
import { useShell } from '../shell/shell-context.tsx'
import { ToDoCard } from './to-do-card.tsx'
import { ToDoSummary } from './to-do-summary.tsx'
import { useOpenRecord } from './use-open-record.ts'

const page = css({ display: 'grid', gap: '14', alignContent: 'start', paddingBlock: '16', paddingInline: '20' })
const greeting = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8', minHeight: '32px', '& > h1': { textStyle: 'pageTitle' }, '& > span': { color: 'ink-2' } })
const columns = css({ display: 'grid', gap: '14', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } })
const stack = css({ display: 'grid', gap: '14', gridTemplateColumns: 'minmax(0, 1fr)' })
const action = css({
  display: 'flex', alignItems: 'center', gap: '12', width: 'full', paddingBlock: '10', paddingInline: 'pad', textAlign: 'start', cursor: 'pointer', color: 'ink',
  '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line' },
  '&:hover': { backgroundColor: 'surface-2' },
  '&:last-child': { borderBottomRadius: 'lg' },
  _focusVisible: { outlineOffset: '-2px' },
  '& > span': { flex: '1', minWidth: '0' },
  '& b': { display: 'block' },
  '& small': { textStyle: 'note', color: 'ink-3' },
  '& > svg': { flex: 'none', width: '16px', height: '16px', color: 'ink-3' },
})
const picture = css({ flex: 'none', display: 'grid', placeItems: 'center', width: '32px', height: '32px', borderRadius: '8px', backgroundColor: 'surface-3', color: 'ink-2', '& > svg': { width: '16px', height: '16px' } })

const RECENT = { pageSize: 10 }

/** /HomePage: who and when, what is to be done, what was worked on last, where to go from here. */
export function HomePage(): ReactElement {
  const { data: user } = useAuthUser()
  const today = useToday()
  const { newProject } = useShell()
  const open = useOpenRecord()
  const weekday = messages.home.weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()]
  return (
    <div className={page}>
      <div className={greeting}>
        <h1>{messages.home.greeting(new Date().getHours(), user?.userName ?? '')}</h1>
        <span>{today} {weekday}</span>
        <ToDoSummary />
      </div>
      <div className={columns}>
        <div className={stack}>
          <ToDoCard />
          <ConfigGrid definition={recentProjectGrid} defaultQuery={RECENT} paged={false} rowHref={projectPath} onOpen={open} />
        </div>
        <Card title={messages.home.actions}>
          {newProject ? (
            <button type="button" className={action} onClick={() => newProject()}>
              <i className={picture}><Plus aria-hidden /></i>
              <span><b>{messages.home.newProject}</b><small>{messages.home.newProjectText}</small></span>
              <ChevronRight aria-hidden />
            </button>
          ) : null}
          <Link to={PATHS.projects} className={action}>
            <i className={picture}><FolderKanban aria-hidden /></i>
            <span><b>{messages.home.projects}</b><small>{messages.home.projectsText}</small></span>
            <ChevronRight aria-hidden />
          </Link>
        </Card>
      </div>
    </div>
  )
}
