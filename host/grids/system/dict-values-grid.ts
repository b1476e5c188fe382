import {
  code,
  defineEntity,
  defineGrid,
  DICTIONARY_LIST,
  dictionaryDefinition,
  filled,
  flag,
  id,
  integer,
  recordFields,
  type Rule,
  text,
  textarea,
  withComputed,
} from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

const jsonOfTexts: Rule = {
  name: 'json-of-texts',
  issue: (value) =>
    typeof value === 'string' && !isObjectOfTexts(value) ? '应为 JSON 对象，如 {"FATHER":"上级编码"}' : null,
}

function isObjectOfTexts(json: string): boolean {
  try {
    const parsed: unknown = JSON.parse(json)
    return (
      typeof parsed === 'object' &&
      parsed !== null &&
      !Array.isArray(parsed) &&
      Object.values(parsed).every((value) => typeof value === 'string')
    )
  } catch {
    return false
  }
}

/** The values of all dictionaries. */
const dictValue = defineEntity({
  service: 'Ss45BaseDictValues',
  title: '字典值',
  metaTable: null,
  groups: {
    entry: {
      label: '字典值',
      fields: {
        keyValue: id('字典值ID', { hidden: true, serverOwned: true }),
        dict: code(DICTIONARY_LIST, '字典', {
          required: true,
          indexed: true,
          column: true,
          picks: dictionaryDefinition.service,
        }),
        key: text('编码', {
          required: true,
          maxLength: 64,
          indexed: true,
          column: true,
          hint: '业务数据按编码保存，建立后不能修改',
        }),
        value: text('名称', { required: true, maxLength: 100, indexed: true, column: true }),
        sortOrder: integer('排序', { min: 0, max: 999_999, indexed: true, column: true }),
        otherValues: textarea('其他值', {
          maxLength: 1_000,
          rules: [jsonOfTexts],
          hint: 'JSON：FATHER 上级编码，TYPE 类型，ALIAS 别名',
        }),
        enabled: flag('启用', { default: 1, indexed: true, column: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { dict: filled('keyValue'), key: filled('keyValue') },
})

/**
 * Dictionary values. Open pages reload a list of choices when it changes here.
 * @source ROU-001 (/BaseDictValuesGrid)
 */
export const dictValuesGrid = defineGrid({
  name: 'BaseDictValuesGrid',
  title: '字典值管理',
  entity: withComputed(dictValue, {
    entryFather: text('上级'),
    entryFrom: text('维护方式'),
    entryPlaces: integer('使用位置数'),
  }),
  columns: ['dict', 'key', 'value', 'entryFather', 'entryFrom', 'entryPlaces', 'sortOrder', 'enabled', 'updTime'],
  search: ['dict', 'key', 'value', 'enabled'],
  sort: { field: 'dict', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'key',
  ...SWITCHED,
  rowsOf: { table: 'ss45_dict_entry' },
  parent: 'dict',
  roles: MANAGERS_WRITE,
})
