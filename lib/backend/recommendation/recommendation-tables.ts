import { textarea } from '../../catalogue/field.ts'
import { bankWeight } from '../../domain/recommendation/bank-weight.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/**
 * The recommendation for a case, under the key of the case: JSON of its basis, and of the organisations with the
 * reasons.
 */
export const recommendationTable: Table = {
  name: 'prj_recommand',
  topic: 'Prj',
  fields: { basis: textarea('推荐依据'), rows: textarea('推荐结果') },
}
/** Weights of facts for recommending organisations. */
export const bankWeightTable: Table = recordTable('weight_bank', bankWeight, {
  unique: [['weightFor', 'weightScheme']],
  small: true,
})
