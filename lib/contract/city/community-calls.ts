import { id, integer, text } from '../../catalogue/field.ts'
import { community } from '../../domain/community.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { rowsOutput } from '../output.ts'

/** The maximum number of communities one search returns. */
export const MOST_COMMUNITIES = 50

export const communityCalls = {
  search: defineCall({
    service: 'Community',
    method: 'search',
    effect: 'read',
    summary: '小区查找：名称、别名或地址包含关键字；不给城市时为当前城市',
    input: params({
      keyword: text('关键字', { maxLength: 50 }),
      city: id('城市'),
      pageSize: integer('条数', { min: 1, max: MOST_COMMUNITIES }),
    }),
    output: rowsOutput(community),
    requirements: ['PCK-012', 'OPN-092'],
  }),
} as const
