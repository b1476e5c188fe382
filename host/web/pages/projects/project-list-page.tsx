import type { ReactElement } from 'react'
import { ConfigGrid } from 'fangkit/config-grid'
import { projectGrid } from '../../../grids/projects/project-grid.ts'
import { projectPath } from '../../paths.ts'
import { useOpenRecord } from './use-open-record.ts'
import './project-list-page.css'

const page = 'portal-project-list-page-page'

/** Rows can be selected, to export or print just these. */
const selectable = (): void => undefined

/** /PrjBaseGrid */
export function ProjectListPage(): ReactElement {
  const open = useOpenRecord()
  return (
    <div className={page}>
      <ConfigGrid definition={projectGrid} rowHref={projectPath} onOpen={open} onSelectionChange={selectable} />
    </div>
  )
}
