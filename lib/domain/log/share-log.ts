import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, datetime, id, text, textarea } from '../../catalogue/field.ts'
import { project } from '../project/project.ts'
import { recordFields } from '../record-fields.ts'

/**
 * What was shared with people outside: codes, forms, posters. Codes and forms are recorded automatically; people record
 * the rest.
 * @source ROU-007 (/ShareLogGrid)
 * @public
 */
export const shareLog = defineEntity({
  service: 'ShareLog',
  title: '分享记录',
  metaTable: null,
  groups: {
    share: {
      label: '分享',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        shareKind: code('SHARE_KIND', '分享内容', { required: true, indexed: true, column: true }),
        shareTitle: text('标题', { required: true, maxLength: 100, indexed: true, column: true }),
        shareTo: text('分享给', { maxLength: 40, indexed: true, column: true, hint: '只记称呼' }),
        shareWay: code('SHARE_WAY', '途径', { required: true, indexed: true, column: true }),
        sharedAt: datetime('分享时间', { required: true, indexed: true, column: true }),
        prjId: id('项目编号', { indexed: true, picks: project.service }),
        objId: id('内容ID', { hidden: true, serverOwned: true, indexed: true }),
        shareMemo: textarea('备注', { maxLength: 500 }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** @public */
export type ShareLog = RecordOf<typeof shareLog>
/** What was shared (SHARE_KIND), and by which means (SHARE_WAY). */
export const SHARE_KIND = { payCode: 'PAY_CODE', form: 'FORM' } as const
export const SHARE_WAY = { screen: 'SCREEN', download: 'DOWNLOAD', print: 'PRINT' } as const
