import { communityCalls } from '../../contract/community-calls.ts'
import { community } from '../../domain/community.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import type { Filter } from '../store.ts'
import { communityTable } from '../tables.ts'

const USUAL = 20

export const communityHandlers = [
  implement(communityCalls.search, SIGNED_IN, async ({ keyword, city, pageSize }, { unit, principal }) => {
    const wanted = keyword?.normalize('NFKC').trim() ?? ''
    const where: readonly Filter[] = [
      { field: 'communityEnabled', is: [1] },
      { field: 'communityCity', is: [city || principal.city] },
      ...(wanted === '' ? [] : [{ any: ['communityName', 'communityAlias', 'communityAddress'].map((field) => ({ field, contains: wanted })) }]),
    ]
    const { rows, total } = await unit.list(communityTable, { where: { all: where }, sort: [{ field: 'communityName' }], page: 1, pageSize: pageSize ?? USUAL })
    return { data: await answerRows(unit, community, rows), total }
  }),
]
