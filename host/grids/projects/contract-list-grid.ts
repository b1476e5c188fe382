import { defineEntity, defineGrid, type Grid, recordFields, saleContract } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  contractNo,
  contractState,
  signDate,
  signPlace,
  copies,
  finalAt,
  restAmount,
  restPayDate,
  taxBearer,
  transferDate,
  handoverDate,
  penaltyRate,
  breachRate,
  disputeWay,
} = saleContract.fields

const listedContract = defineEntity({
  service: saleContract.service,
  title: saleContract.title,
  metaTable: null,
  groups: {
    contract: {
      label: '合同',
      fields: { keyValue, prjId: caseNumber, contractNo, contractState, signDate, signPlace, copies, finalAt },
    },
    terms: {
      label: '约定',
      fields: { restAmount, restPayDate, taxBearer, transferDate, handoverDate, penaltyRate, breachRate, disputeWay },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * Sale contracts of cases, at most one for each case. They are written on the contract pages.
 * @source ROU-009 (/Contract)
 */
export const contractListGrid: Grid = defineGrid({
  name: 'Contract',
  title: '合同文本',
  entity: listedContract,
  columns: [
    'contractNo',
    'prjId',
    'contractState',
    'signDate',
    'transferDate',
    'handoverDate',
    'penaltyRate',
    'finalAt',
    'updTime',
  ],
  search: ['contractNo', 'prjId', 'contractState', 'signDate', 'handoverDate', 'taxBearer'],
  sort: { field: 'updTime', order: 'desc' },
  open: 'contractNo',
  operations: ['view'],
  rowsOf: { table: 'sale_contract' },
  scope: 'project',
  parent: 'prjId',
  form: { columns: 2 },
  pinned: ['contractNo'],
})
