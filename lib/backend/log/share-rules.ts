import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** What the portal wrote down itself stays as it is. */
export const shareRules: ListRules = {
  saving: async (_context, before) => refuseOwn(before),
  operating: async (_context, _operation, row) => refuseOwn(row),
}

function refuseOwn(row: Row | null): void {
  if (row && textOf(row.values['objId']) !== '') throw new Refusal('STATUS', '系统自动记录的分享不能修改或删除')
}
