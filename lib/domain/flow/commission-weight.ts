import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, textarea } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * The weights by which the positions of a job share its commission, in one scene or in all.
 * @source ROU-003 (/WeightCommissionGrid), FLW-019
 * @public
 */
export const commissionWeight = defineEntity({
  service: 'WeightCommission',
  title: '岗位贡献权重',
  metaTable: null,
  groups: {
    main: {
      label: '岗位贡献权重',
      fields: {
        keyValue: id('权重ID', { hidden: true, serverOwned: true }),
        weightPosition: code('HX59', '岗位', { required: true, indexed: true, column: true }),
        weightScene: code('HF11_SCENE_GRP', '场景分组', {
          indexed: true,
          column: true,
          hint: '为空表示所有场景；写明场景的优先',
        }),
        weightValue: integer('权重', {
          required: true,
          min: 0,
          max: 100,
          indexed: true,
          column: true,
          hint: '参与同一流程的岗位按权重比例分配；没有写明的岗位按 1 计，0 表示不分',
        }),
        weightSort: integer('排序', { min: 0, max: 9_999, indexed: true, column: true }),
        weightMemo: textarea('说明', { maxLength: 300, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * The weight of each position in a scene: a weight for the scene overrides one for all scenes; a position without a
 * weight counts 1.
 * @param weights rows of the list that are in use
 * @source ROU-003 (/WeightCommissionGrid)
 */
export function positionWeights(weights: readonly Scope[], scene: string): (position: string | null) => number {
  return (position) => {
    const named = position === null ? [] : weights.filter(({ weightPosition }) => weightPosition === position)
    const value = (named.find(({ weightScene }) => weightScene === scene) ??
      named.find(({ weightScene = null }) => weightScene === null))?.['weightValue']
    return typeof value === 'number' ? value : 1
  }
}
