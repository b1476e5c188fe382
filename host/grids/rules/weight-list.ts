import { code, defineGrid, type Dictionary, flag, type Grid, type GridRowsSeed, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What a list of weights says about itself. */
interface WeightList {
  readonly name: string
  readonly title: string
  readonly service: string
  /** What is weighed. */
  readonly facts: Dictionary
  /** In their order: fact, loan scheme, weight, which way is better, when it counts fully, when not at all, and a note. */
  readonly lines: readonly (readonly [string, string | null, number, 'HIGH' | 'LOW' | 'YES', string, string, string | null])[]
}

/** Weights of one judgement: they differ in what is weighed, not in how. @source ROU-003 (/Weight*), ruling 2 */
export function weightList({ name, title, service, facts, lines }: WeightList): { readonly grid: Grid; readonly rows: GridRowsSeed } {
  const grid = defineGrid({
    name,
    title,
    entity: listEntity({
      service,
      title: '权重',
      fields: {
        weightFor: code(facts.code, facts.name, { required: true, indexed: true }),
        weightScheme: code('HF99', '贷款方案', { indexed: true, hint: '为空表示所有方案' }),
        weightValue: integer('权重', { required: true, min: 0, max: 100, indexed: true, hint: '同一方案下各项权重按比例折算' }),
        weightBetter: code('WEIGHT_BETTER', '评分方向', { required: true, indexed: true }),
        weightFull: text('满分条件', { maxLength: 60, indexed: true }),
        weightZero: text('零分条件', { maxLength: 60, indexed: true }),
        weightSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        weightMemo: textarea('说明', { maxLength: 300 }),
        enabled: flag('启用', { default: 1, indexed: true }),
      },
    }),
    columns: ['weightFor', 'weightScheme', 'weightValue', 'weightBetter', 'weightFull', 'weightZero', 'enabled', 'updTime'],
    search: ['weightFor', 'weightScheme', 'weightBetter', 'enabled'],
    sort: { field: 'weightSort', order: 'asc' },
    scope: 'all',
    reason: 'The business goes by the same rules in every city.',
    open: 'weightFor',
    pinned: ['weightFor'],
    ...SWITCHED,
  })
  const rows = rowsFor(grid, ['weightSort', 'weightFor', 'weightScheme', 'weightValue', 'weightBetter', 'weightFull', 'weightZero', 'weightMemo'], lines.map((line, index) => [(index + 1) * 10, ...line]), {
    dictionaries: [facts, { code: 'WEIGHT_BETTER', name: '评分方向', entries: [['HIGH', '越高越好'], ['LOW', '越低越好'], ['YES', '有则满分']] }],
  })
  return { grid, rows }
}
