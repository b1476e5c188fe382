import { PRINT_STANDARD } from '../../../domain/codes.ts'
import { formTemplateEntity } from '../../../domain/form-record/form-template-entity.ts'
import { BY_FUND, LENT_BY_JIA } from '../../../domain/form-record/templates/conditions.ts'
import { documentTable, ATTACHED } from '../../../backend/file/document-table.ts'
import type { Files } from '../../../backend/files.ts'
import type { Unit, Values } from '../../../backend/store.ts'
import { formTemplateTable } from '../../../backend/form-record/form-template-table.ts'
import { docxOf, xlsxOf } from './office-files.ts'

interface FormFile {
  readonly formId: string
  readonly values: Values
  readonly name: string
  readonly format: 'docx' | 'xlsx'
  readonly bytes: () => Uint8Array
}

/** Files that institutions hand out, to be filled in by hand or in another program. */
const FILES: readonly FormFile[] = [
  {
    formId: 'BANK-JIA-NOTICE',
    name: '贷款面谈须知（样张）.docx',
    format: 'docx',
    values: {
      formName: '贷款面谈须知',
      formGroup: 'bank',
      issuer: '示例甲银行',
      printStandard: PRINT_STANDARD.singleSided,
      needed: JSON.stringify(LENT_BY_JIA, null, 2),
      sortOrder: 15,
    },
    bytes: () =>
      docxOf('贷款面谈须知（样张）', [
        '一、面谈须由全体借款人本人到场，携带有效身份证件原件。',
        '二、请提前备齐近六个月的银行流水、收入证明和首期款支付凭证。',
        '三、面谈内容包括贷款用途、家庭负债、还款来源和房屋情况，请如实陈述。',
        '四、面谈后三个工作日内可向客户经理查询受理情况。',
        '确认人（签名）：＿＿＿＿＿＿　　日期：＿＿＿＿＿＿',
      ]),
  },
  {
    formId: 'FUND-CHECKLIST',
    name: '公积金贷款资料自查表（样张）.xlsx',
    format: 'xlsx',
    values: {
      formName: '公积金贷款资料自查表',
      formGroup: 'fund',
      issuer: '示例市住房公积金管理中心',
      printStandard: PRINT_STANDARD.singleSided,
      needed: JSON.stringify(BY_FUND, null, 2),
      sortOrder: 85,
    },
    bytes: () =>
      xlsxOf('资料自查', [
        ['序号', '资料名称', '要求', '是否备齐'],
        ['1', '身份证', '正反面，在有效期内', ''],
        ['2', '婚姻状况证明', '结婚证、离婚证或声明', ''],
        ['3', '房屋买卖合同', '网签版本', ''],
        ['4', '首期款支付凭证', '收据或银行回单', ''],
        ['5', '公积金缴存证明', '近六个月连续缴存', ''],
        ['6', '征信授权书', '本人签名', ''],
      ]),
  },
]

/** Adds these files to the forms. An existing form stays unchanged. */
export async function addFormFiles(unit: Unit, files: Files, now: number): Promise<void> {
  const { rows } = await unit.list(formTemplateTable)
  const known = new Set(rows.map(({ values }) => values['formId']))
  for (const { formId, values, name, format, bytes: draw } of FILES) {
    if (known.has(formId)) continue
    const [key, fileUrl, bytes] = [`form-${formId.toLowerCase()}`, `demo-form-${formId.toLowerCase()}`, draw()]
    const hash = await files.bring(bytes)
    await unit.insert(documentTable, {
      key: fileUrl,
      project: null,
      city: null,
      values: {
        state: ATTACHED,
        stateSince: now,
        objType: formTemplateEntity.service,
        objId: key,
        fileCls: 'fileUrl',
        hash,
        name,
        size: bytes.length,
        format,
      },
    })
    await unit.insert(formTemplateTable, {
      key,
      project: null,
      city: null,
      values: { ...values, formId, fileUrl, revision: 1, enabled: 1 },
    })
  }
}
