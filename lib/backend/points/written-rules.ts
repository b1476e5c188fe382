import { POINT_EVENT } from '../../domain/points/point-codes.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { textOf } from '../session.ts'
import { givePoints } from './give-points.ts'

/** Publishing an article earns its author points, once. @source ROU-005 (/ArticleRecordInfoGrid), ROU-008 */
export const writtenRules: ListRules = {
  changed: async (context, _before, after) => {
    if (after?.values['enabled'] === 1)
      await givePoints(context, { event: POINT_EVENT.written, source: after.key }, [
        textOf(after.values['articleAuthor']),
      ])
  },
}
