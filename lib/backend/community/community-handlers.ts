import { communityCalls } from '../../contract/city/community-calls.ts'
import { community } from '../../domain/community.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { answerRows } from '../record/answer.ts'
import type { Filter } from '../store.ts'
import { communityTable } from './community-table.ts'

const USUAL = 20

export const communityHandlers = [
  implement(communityCalls.search, SIGNED_IN, async ({ keyword, city, pageSize }, { unit, principal }) => {
    // The keyword as typed and in NFKC form, because stored names may have either.
    const spellings = [...new Set([keyword?.trim() ?? '', keyword?.normalize('NFKC').trim() ?? ''])].filter(
      (text) => text !== '',
    )
    const where: readonly Filter[] = [
      { field: 'communityEnabled', is: [1] },
      { field: 'communityCity', is: [city || principal.city] },
      ...(spellings.length === 0
        ? []
        : [
            {
              any: ['communityName', 'communityAlias', 'communityAddress'].flatMap((field) =>
                spellings.map((contains) => ({ field, contains })),
              ),
            },
          ]),
    ]
    const { rows, total } = await unit.list(communityTable, {
      where: { all: where },
      sort: [{ field: 'communityName' }],
      page: 1,
      pageSize: pageSize ?? USUAL,
    })
    return { data: await answerRows(unit, community, rows), total }
  }),
]
