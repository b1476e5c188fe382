import type { ListRules } from '../grid/list-rules.ts'
import { seesProject } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { projectTable } from '../project/project-table.ts'

/** Records the portal wrote itself cannot be changed; records that users add must name a case they see. */
export const shareRules: ListRules = {
  saving: async (context, before, record) => {
    refuseOwn(before)
    const prjId = textOf(record['prjId'])
    if (prjId === '' || prjId === before?.values['prjId']) return
    const project = await context.unit.get(projectTable, prjId)
    if (!project || !seesProject(context.principal, project))
      throw Refusal.invalid([{ field: 'prjId', message: '项目不存在或无权查看' }])
  },
  operating: async (_context, _operation, row) => refuseOwn(row),
}

function refuseOwn(row: Row | null): void {
  if (row && textOf(row.values['objId']) !== '') throw new Refusal('STATUS', '系统自动记录的分享不能修改或删除')
}
