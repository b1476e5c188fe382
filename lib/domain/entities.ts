import type { Entity } from '../catalogue/entity.ts'
import { account } from './account.ts'
import { community } from './community.ts'
import { saleContract } from './contract-text/sale-contract.ts'
import { costBudget } from './cost/cost-budget.ts'
import { costEntry } from './cost/cost-entry.ts'
import { costStore } from './cost/cost-store.ts'
import { demand } from './demand/demand.ts'
import { appendix } from './file/appendix.ts'
import { charge } from './fee/charge.ts'
import { examination } from './fee/examination.ts'
import { expense } from './fee/expense.ts'
import { income } from './fee/income.ts'
import { saleOrder } from './fee/sale-order.ts'
import { fieldMeta } from './settings/field-meta.ts'
import { formRecord } from './form-record/form-record.ts'
import { formTemplateEntity } from './form-record/form-template-entity.ts'
import { commissionEntry, commissionRule } from './flow/commission-rule.ts'
import { flowCondition, flowDefinition, flowNode } from './flow/flow-definition.ts'
import { flowJob } from './flow/flow-job.ts'
import { flowLog } from './flow/flow-log.ts'
import { flowMemo, flowPolicy } from './flow/flow-memo.ts'
import { notice } from './flow/notice.ts'
import { helpNote } from './settings/help-note.ts'
import { house } from './house/house.ts'
import { loan } from './loan/loan.ts'
import { fund } from './member/fund.ts'
import { member } from './member/member.ts'
import { ownHouse } from './member/own-house.ts'
import { relation } from './member/relation.ts'
import { social } from './member/social.ts'
import { tax } from './member/tax.ts'
import { workCredit } from './member/work-credit.ts'
import { organisationDetail } from './organisation.ts'
import { memberFile } from './paper/member-file.ts'
import { paper } from './paper/paper.ts'
import { paperType } from './paper/paper-type.ts'
import { project } from './project/project.ts'
import { projectRole } from './project-role/project-role.ts'
import { sysParam } from './settings/sys-param.ts'
import { toolDefault } from './settings/tool-default.ts'
import { trade } from './trade/trade.ts'

/** Every declared entity, by its service on the wire. */
export const entities: Readonly<Record<string, Entity>> = {
  [project.service]: project,
  [projectRole.service]: projectRole,
  [account.service]: account,
  [fieldMeta.service]: fieldMeta,
  [appendix.service]: appendix,
  [community.service]: community,
  [organisationDetail.service]: organisationDetail,
  [helpNote.service]: helpNote,
  [sysParam.service]: sysParam,
  [toolDefault.service]: toolDefault,
  [member.service]: member,
  [relation.service]: relation,
  [workCredit.service]: workCredit,
  [fund.service]: fund,
  [social.service]: social,
  [tax.service]: tax,
  [ownHouse.service]: ownHouse,
  [demand.service]: demand,
  [house.service]: house,
  [trade.service]: trade,
  [loan.service]: loan,
  [paperType.service]: paperType,
  [memberFile.service]: memberFile,
  [paper.service]: paper,
  [charge.service]: charge,
  [income.service]: income,
  [saleOrder.service]: saleOrder,
  [expense.service]: expense,
  [examination.service]: examination,
  [formRecord.service]: formRecord,
  [formTemplateEntity.service]: formTemplateEntity,
  [flowJob.service]: flowJob,
  [flowLog.service]: flowLog,
  [flowDefinition.service]: flowDefinition,
  [flowNode.service]: flowNode,
  [flowCondition.service]: flowCondition,
  [flowMemo.service]: flowMemo,
  [flowPolicy.service]: flowPolicy,
  [commissionRule.service]: commissionRule,
  [commissionEntry.service]: commissionEntry,
  [notice.service]: notice,
  [saleContract.service]: saleContract,
  [costStore.service]: costStore,
  [costEntry.service]: costEntry,
  [costBudget.service]: costBudget,
}
