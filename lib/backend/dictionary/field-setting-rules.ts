import type { Value } from '../../catalogue/kind.ts'
import { FIELD_SCOPE } from '../../domain/codes.ts'
import { FIELD_LEVEL } from '../../domain/settings/field-setting.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import type { Filter } from '../store.ts'
import { fieldMetaTable } from './dictionary-tables.ts'

/** Fields that make two settings of one level equal: same field of a table, same people, same kind of case. */
const SAME = ['hf02Level', 'hf02Table', 'hf02FldName', 'memberType', 'hf02PrjType'] as const

/**
 * A field has one setting for the same people at each level. Open forms reload their settings after a change.
 * @source FRM-007, ROU-002
 */
export const fieldSettingRules: ListRules = {
  saving: async ({ unit, principal }, before, record) => {
    const city = before ? before.city : record['hf02Level'] === FIELD_LEVEL.city ? principal.city : null
    // When two users add the same setting at once, the second one sees the first.
    await unit.lock(`field-line:${String(record['hf02Table'])}`)
    const same = SAME.map((field): Filter => ({ field, is: [plain(record[field])] }))
    const scope = plain(record['hf02CtrlVals3'])
    const forAll = scope === null || scope === FIELD_SCOPE.common
    const { rows } = await unit.list(fieldMetaTable, {
      where: {
        all: [
          ...same,
          { field: 'hf02CtrlVals3', is: forAll ? [null, FIELD_SCOPE.common] : [scope] },
          { field: '$project', is: [null] },
          { field: '$city', is: [city] },
        ],
      },
      counted: false,
    })
    if (rows.some(({ key }) => key !== before?.key))
      throw Refusal.invalid([{ field: 'hf02FldName', message: '这个字段已有适用于同样对象的设置，请修改那一条' }])
  },
}

const plain = (value: Value | undefined): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null
