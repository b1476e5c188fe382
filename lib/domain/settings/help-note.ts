import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { id, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Guidance for a field, found by the help identifier in its field metadata.
 * @source FRM-031, OPN-041, FLW-007, FLW-008
 * @public
 */
export const helpNote = defineEntity({
  service: 'Hf18FldAppendix',
  title: '字段帮助',
  metaTable: null,
  groups: {
    help: {
      label: '字段帮助',
      fields: {
        keyValue: id('帮助ID', { hidden: true, serverOwned: true }),
        hf18HelpId: text('帮助标识', { required: true, maxLength: 64, indexed: true, column: true }),
        hf18Title: text('标题', { required: true, maxLength: 60, indexed: true, column: true }),
        hf18FldDesc: textarea('线上指引', { required: true, maxLength: 2_000, column: true }),
        hf18FldDesc2: textarea('线下指引', { maxLength: 2_000 }),
        hf18Enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** Guidance for fields, by field name; null where empty. @public */
export type HelpNote = RecordOf<typeof helpNote>
