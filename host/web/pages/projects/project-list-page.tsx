import type { ReactElement } from 'react'
import { useAuthUser } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { projectGrid } from '../../../grids/projects/project-grid.ts'
import { projectPath } from '../../paths.ts'
import { useOpenRecord } from './use-open-record.ts'
import './project-list-page.css'

const page = 'portal-project-list-page-page'

/** Who works on cases selects rows, to export or print just these. */
const selectable = (): void => undefined

/** /PrjBaseGrid */
export function ProjectListPage(): ReactElement {
  const open = useOpenRecord()
  const mayWork = useAuthUser().data?.mayCreateProject === true
  return (
    <div className={page}>
      <ConfigGrid
        definition={projectGrid}
        rowHref={projectPath}
        onOpen={open}
        onSelectionChange={mayWork ? selectable : undefined}
      />
    </div>
  )
}
