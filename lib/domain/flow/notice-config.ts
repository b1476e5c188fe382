import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Whether a kind of event sends notices, to whom in addition, and whether the receiver must also be phoned.
 * @source ROU-007 (/NoticeCfgGrid)
 * @public
 */
export const noticeConfig = defineEntity({
  service: 'NoticeCfg',
  title: '消息配置',
  metaTable: null,
  groups: {
    config: {
      label: '消息配置',
      fields: {
        keyValue: id('配置ID', { hidden: true, serverOwned: true }),
        noticeKind: code('NOTICE_KIND', '消息类别', { serverOwned: true, indexed: true, column: true }),
        noticeWhen: text('何时发送', { serverOwned: true, maxLength: 100, column: true }),
        noticeTo: text('发给谁', { serverOwned: true, maxLength: 60, column: true }),
        alsoTell: codes('NOTICE_RECEIVER', '同时发给', { column: true, indexed: true }),
        byPhone: flag('需电话提醒', {
          default: 0,
          indexed: true,
          column: true,
          hint: '在提醒记录中留一条，由人打电话',
        }),
        enabled: inUse,
        noticeMemo: textarea('备注', { maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** @public */
export type NoticeConfig = RecordOf<typeof noticeConfig>

/** Fields of a case that name additional receivers of a notice (NOTICE_RECEIVER). */
export const RECEIVER_FIELD: Readonly<Record<string, 'hf20ManagerId' | 'hf20RecommendId' | 'hf20ServiceAcct'>> = {
  MANAGER: 'hf20ManagerId',
  SALES: 'hf20RecommendId',
  SERVICE: 'hf20ServiceAcct',
}
