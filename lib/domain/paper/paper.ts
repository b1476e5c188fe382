import { defineEntity } from '../../catalogue/entity.ts'
import { code, computed, files, flag, text } from '../../catalogue/field.ts'
import { UPLOAD_RULE } from '../file/upload-rule.ts'

/** Maximum number of files of one paper of one person, or of one side. @source PAP-008, UPL-014 @public */
export const MOST_PAPER_FILES = UPLOAD_RULE.paper.maxCount

/** A paper a case requires, as its list shows it. @source PAP-003, PAP-006, PAP-007 @public */
export const paper = defineEntity({
  service: 'Hf3wCardParperDetailCfg',
  title: '资料准备',
  metaTable: null,
  groups: {
    paper: {
      label: '资料',
      fields: {
        cardTypeName: computed('需准备资料', { readOnly: true }),
        usingName: computed('用途', { readOnly: true }),
        guidance: computed('指引', { readOnly: true }),
        creditUrls: files('项目备份', { maxCount: MOST_PAPER_FILES, serverOwned: true }),
        flowJobs: computed('涉及流程', { readOnly: true }),
        prepareNames: computed('提供人', { readOnly: true }),
        provider: computed('提供方', { readOnly: true }),
        state: code('PAPER_STATE', '状态', { readOnly: true, serverOwned: true }),
        cardType: text('资料类型编码', { hidden: true }),
      },
    },
    info: {
      label: '附件信息',
      fields: {
        buyCreditInfos: computed('买家资料', { readOnly: true }),
        sellerCreditInfos: computed('业主资料', { readOnly: true }),
        usingIds: computed('使用人ID', { readOnly: true }),
        parperCopyFileMap: computed('复印件文件', { readOnly: true }),
        originParperMap: computed('原件文件', { readOnly: true }),
        finished: flag('已备齐', { readOnly: true, serverOwned: true }),
      },
    },
  },
})
