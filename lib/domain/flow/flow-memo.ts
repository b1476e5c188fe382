import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, date, type Field, id, image, richtext, text } from '../../catalogue/field.ts'
import { notBefore } from '../../catalogue/rule.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** Number of pictures in each of the three groups beside the guidance of a flow. @source FLW-014, CON-036 @public */
export const MEMO_GROUP_SIZE = 10
/**
 * The groups in screen order: online, offline, other. The third is shown only when it has content.
 * @source OPN-090
 * @public
 */
export const MEMO_GROUPS = [
  { text: 'hf18FldDesc', label: '线上办理', pictures: slots(1) },
  { text: 'hf18FldDesc2', label: '线下办理', pictures: slots(11) },
  { text: 'hf18FldDesc3', label: '其他指引', pictures: slots(21) },
] as const

function slots(first: number): readonly string[] {
  return Array.from({ length: MEMO_GROUP_SIZE }, (_, index) => `hf18FileUrl${first + index}`)
}
const picturesOf = (label: string, names: readonly string[]): Readonly<Record<string, Field<'image'>>> =>
  Object.fromEntries(names.map((name, index) => [name, image(`${label}图片${index + 1}`)]))

/**
 * Guidance of a flow: texts and pictures.
 * @source specification 2 §2.5, §3.5 (FLW-007, FLW-008, FLW-014, FLW-016), ROU-004 (/FlowAppendixGrid)
 * @public
 */
export const flowMemo = defineEntity({
  service: 'FlowAppendix',
  title: '流程指引',
  metaTable: null,
  groups: {
    flow: {
      label: '流程',
      fields: {
        keyValue: id('指引ID', { hidden: true, serverOwned: true }),
        hf18FlowCode: code('HF15_BATCH_FLOW', '流程', { required: true, indexed: true, column: true }),
        hf18Title: text('标题', { maxLength: 60, indexed: true, column: true }),
        hf18Enabled: inUse,
      },
    },
    online: {
      label: '线上办理',
      fields: { hf18FldDesc: richtext('线上办理指引'), ...picturesOf('线上', MEMO_GROUPS[0].pictures) },
    },
    offline: {
      label: '线下办理',
      fields: { hf18FldDesc2: richtext('线下办理指引'), ...picturesOf('线下', MEMO_GROUPS[1].pictures) },
    },
    other: {
      label: '其他指引',
      fields: { hf18FldDesc3: richtext('其他指引'), ...picturesOf('其他', MEMO_GROUPS[2].pictures) },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** Guidance of a flow, by field name; null where empty. @public */
export type FlowMemo = RecordOf<typeof flowMemo>

/** An official rule that flows have to follow while it is in force. @source FLW-009, CAL-098 @public */
export const flowPolicy = defineEntity({
  service: 'Hf3zWorkflowMeomo',
  title: '流程政策',
  metaTable: null,
  groups: {
    policy: {
      label: '政策',
      fields: {
        keyValue: id('政策ID', { hidden: true, serverOwned: true }),
        hf3zTitle: text('标题', { required: true, maxLength: 100, indexed: true, column: true }),
        hf3zFlowCodes: codes('HF15_BATCH_FLOW', '适用流程', {
          required: true,
          indexed: true,
          column: true,
          hint: '主流程上的政策也适用于它的子流程',
        }),
        hf3zFlowMemo: richtext('政策说明', { required: true }),
        hf3zBeginDate: date('生效日期', { required: true, indexed: true, column: true }),
        hf3zEndDate: date('失效日期', {
          indexed: true,
          column: true,
          rules: [notBefore('hf3zBeginDate')],
          hint: '为空表示长期有效',
        }),
        hf3zEnabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of an official rule for flows, by field name; null where empty. @public */
export type FlowPolicy = RecordOf<typeof flowPolicy>
