import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, codes, flag, id, text, textarea, yuan } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { expressionIssue } from './commission-expression.ts'

/**
 * What people of one kind earn by the jobs of cases of one scene: an expression over the fees and the weights of the
 * jobs.
 * @source FLW-019, FLW-037
 * @public
 */
export const commissionRule = defineEntity({
  service: 'FlowCommissionCfg',
  title: '提成规则',
  metaTable: null,
  groups: {
    rule: {
      label: '提成规则',
      fields: {
        keyValue: id('规则ID', { hidden: true, serverOwned: true }),
        hf11SceneGrp: code('HF11_SCENE_GRP', '场景分组', { required: true, indexed: true, column: true }),
        hf11CardType: code('HF11_CARD_TYPE', '参与人类别', { required: true, indexed: true, column: true }),
        hf11CommissionExp: text('提成公式', {
          required: true,
          maxLength: 200,
          rules: [
            {
              name: 'commission-expression',
              issue: (value) => (typeof value === 'string' ? expressionIssue(value) : null),
            },
          ],
          column: true,
          hint: '可用：实收服务费、应收服务费、权重、岗位权重合计、权重合计，数字、百分数、+ - * / 与括号',
        }),
        hf11Participants: codes('HX59', '共同参与岗位', {
          column: true,
          hint: '这些岗位在项目中的人员与跟进人按岗位贡献权重分配，没有权重时平分；为空表示全部归跟进人',
        }),
        hf11Memo: textarea('说明', { maxLength: 500 }),
        hf11Enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of an expression that pays people of one kind, by field name; null where empty. @public */
export type CommissionRule = RecordOf<typeof commissionRule>

/**
 * What one person earns by one job, as last calculated; without a person while nobody follows the job.
 * @source FLW-019, CAL-093
 * @public
 */
export const commissionEntry = defineEntity({
  service: 'FlowCommission',
  title: '流程提成',
  metaTable: null,
  groups: {
    line: {
      label: '流程提成',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        prjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
        jobId: id('节点ID', { hidden: true, serverOwned: true, indexed: true }),
        flowCode: code('HF15_BATCH_FLOW', '流程', { serverOwned: true, indexed: true, column: true }),
        acctId: account('人员', { serverOwned: true, indexed: true, column: true }),
        sceneGrp: code('HF11_SCENE_GRP', '场景分组', { serverOwned: true, indexed: true, column: true }),
        cardType: code('HF11_CARD_TYPE', '参与人类别', { serverOwned: true, indexed: true, column: true }),
        amount: yuan('提成', { serverOwned: true, indexed: true, column: true }),
        /** 1 when the job is finished and the amount is earned. */
        earned: flag('已完结', { serverOwned: true, default: 0, indexed: true, column: true }),
      },
    },
  },
})
/** Commission of a person for a job, by field name; null where empty, amounts in yuan. @public */
export type CommissionEntry = RecordOf<typeof commissionEntry>
