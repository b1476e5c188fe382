import { id, text } from '../../catalogue/field.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { paperCheck } from '../../domain/paper/paper-check.ts'
import { paperType } from '../../domain/paper/paper-type.ts'
import { ofCase, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Kinds of paper, and the files submitted for papers of cases. The document of a file never changes. */
export const paperTypeTable: Table = recordTable('hf117_appendix_tmplt', paperType, {
  unique: [['cardType']],
  small: true,
  choices: { dict: 'CARD_PAPER', key: 'cardType', label: 'paperName', enabled: 'enabled' },
})
export const memberFileTable: Table = {
  ...ofCase('hf2y_prj_appendix', memberFile),
  unique: [['hf2yPrjId', 'hf2yFileUrl', 'hf2yFileType', 'hf2yObjId']],
}
/** Papers of a case that need not be submitted, with the reason. */
export const paperWaiverTable: Table = {
  name: 'paper_waiver',
  topic: memberFile.service,
  fields: {
    prjId: id('项目ID', { indexed: true }),
    cardType: text('资料类型', { indexed: true, maxLength: 16 }),
    side: text('哪一方', { indexed: true, maxLength: 8 }),
    objId: id('使用人', { indexed: true }),
    reason: text('原因', { maxLength: 500 }),
  },
  unique: [['prjId', 'cardType', 'side', 'objId']],
}
/** Checks of papers. */
export const paperCheckTable: Table = recordTable('rule_setting_paper', paperCheck, { small: true })
