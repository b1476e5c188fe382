import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { plainCode } from '../plain-code.ts'
import { recordFields } from '../record-fields.ts'

/** Code of the dictionary that lists all dictionaries, so that a field can choose one. */
export const DICTIONARY_LIST = 'DICT_LIST'

/** A dictionary: its name, its use and the number of its values. @source ROU-001 (/ReferenceDefGrid) @public */
export const dictionaryDefinition = defineEntity({
  service: 'Ss45Dict',
  title: '字典',
  metaTable: null,
  groups: {
    dictionary: {
      label: '字典',
      fields: {
        keyValue: id('字典ID', { hidden: true, serverOwned: true }),
        dictCode: text('字典代码', {
          required: true,
          maxLength: 22,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '建立后不能修改',
        }),
        name: text('字典名称', { required: true, maxLength: 60, indexed: true, column: true }),
        builtIn: flag('系统自带', { serverOwned: true, default: 0, indexed: true, column: true }),
        valueCount: integer('启用的值', { serverOwned: true, column: true }),
        offCount: integer('停用的值', { serverOwned: true, column: true }),
        usedBy: textarea('使用位置', { serverOwned: true, column: true }),
        memo: textarea('说明', { maxLength: 200, column: true }),
        enabled: flag('启用', { serverOwned: true, hidden: true, default: 1, indexed: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { dictCode: filled('keyValue') },
})
/** The name and use of a dictionary, by field name; null where empty. @public */
export type DictionaryDefinition = RecordOf<typeof dictionaryDefinition>

/** Status of a requested dictionary value. */
export const WISH_STATE = { draft: 'DRAFT', waiting: 'WAITING', taken: 'TAKEN', returned: 'RETURNED' } as const

/**
 * Requests for missing dictionary values: staff submit a name, a manager accepts it under a code or returns it. An
 * accepted value can be chosen immediately, everywhere.
 * @source ROU-011 (/UsrDictNamesGrid)
 * @public
 */
export const dictionaryWish = defineEntity({
  service: 'UsrDictNames',
  title: '自定义字典名称',
  metaTable: null,
  groups: {
    wish: {
      label: '自定义字典名称',
      fields: {
        keyValue: id('申请ID', { hidden: true, serverOwned: true }),
        wishDict: code(DICTIONARY_LIST, '字典', { required: true, indexed: true, column: true }),
        wishName: text('名称', { required: true, maxLength: 60, indexed: true, column: true }),
        wishCode: text('编码', {
          maxLength: 32,
          indexed: true,
          column: true,
          rules: [plainCode],
          hint: '不填时，通过后由系统给出',
        }),
        wishReason: textarea('为什么需要', { required: true, maxLength: 200, column: true }),
        wishState: code('WISH_STATE', '状态', { default: WISH_STATE.draft, indexed: true, column: true }),
        wishBack: text('退回原因', { serverOwned: true, maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a request for a missing value of a dictionary, by field name; null where empty. @public */
export type DictionaryWish = RecordOf<typeof dictionaryWish>
