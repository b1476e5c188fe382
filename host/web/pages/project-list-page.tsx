import type { ReactElement } from 'react'
import { ConfigGrid } from 'fangkit/config-grid'
import { projectGrid } from '../../grids/projects/project-grid.ts'
import { css } from '../../../lib/styled-system/css/index.js'
import { projectPath } from '../paths.ts'
import { useOpenRecord } from './use-open-record.ts'

const page = css({ height: 'full', minHeight: '420px', paddingBlock: '16', paddingInline: '20' })

/** /PrjBaseGrid */
export function ProjectListPage(): ReactElement {
  const open = useOpenRecord()
  return (
    <div className={page}>
      <ConfigGrid definition={projectGrid} rowHref={projectPath} onOpen={open} />
    </div>
  )
}
