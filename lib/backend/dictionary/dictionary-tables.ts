import { code, datetime, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { DICTIONARY_LIST, dictionaryDefinition } from '../../domain/settings/dictionary-definition.ts'
import { fieldMeta } from '../../domain/settings/field-meta.ts'
import { organisationDetail } from '../../domain/organisation.ts'
import { searchable, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Dictionaries and their values. */
export const dictionaryTable: Table = recordTable('ss45_dict', dictionaryDefinition, {
  unique: [['dictCode']],
  small: true,
  choices: { dict: DICTIONARY_LIST, key: 'dictCode', label: 'name', enabled: 'enabled' },
})
export const dictEntryTable: Table = {
  name: 'ss45_dict_entry',
  fields: {
    dict: id('字典', { indexed: true }),
    key: id('编码', { indexed: true }),
    value: text('名称', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
    /** JSON of the other values of an entry. */
    otherValues: textarea('其他值'),
    enabled: flag('启用', { indexed: true }),
  },
  unique: [['dict', 'key']],
}
/** Banks' branches, registries and other organisations that handle cases. */
export const organisationTable: Table = { name: 'hf31_division_detail', fields: organisationDetail.fields }
/**
 * Field metadata by table. It may be limited to members of one type, cases of one kind, one city or one project; the
 * city and project are those of the row.
 */
export const fieldMetaTable: Table = {
  name: 'hf02_temp_fld',
  topic: fieldMeta.service,
  extraTopics: ['Hf02TempFldMght', 'Hf02TempFldCity'],
  fields: {
    ...searchable(fieldMeta.fields),
    tableId: integer('字段表', { indexed: true }),
    hf02Table: code('TABLE_TYPE', '字段表', { indexed: true }),
    hf02Level: text('层级', { indexed: true, maxLength: 16 }),
    hf02PrjType: code('HF01', '项目类型', { indexed: true }),
    memberType: code('MEMBER_TYPE', '成员类别', { indexed: true }),
    sortOrder: integer('排序', { indexed: true }),
  },
}
/** Since when changes of parameters have been announced. */
export const parameterRefreshTable: Table = { name: 'parameter_refresh', fields: { at: datetime('时刻') } }
