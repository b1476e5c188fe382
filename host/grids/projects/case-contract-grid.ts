import { defineEntity, defineGrid, type Grid, recordFields, trade } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  hf2hTradeType,
  hf2hContractState,
  hf2hContractNo,
  hf2hAuditType,
  hf2hSignDate,
  hf2hPayTaxDate,
  hf2hContractAmt,
  hf2hOnlineAmt,
  hf2hDeposit,
  hf2hParPrice,
  hf2hAmt1,
  hf2hOwnerNumber,
  hf2hBuyerNum,
  hf2hIsFirst,
  hf2hRequireGuo,
  hf2hRequireKuan,
  hf2hRequireLou,
} = trade.fields
const indexed = { indexed: true } as const

const caseContract = defineEntity({
  service: trade.service,
  title: '签约情况',
  metaTable: null,
  groups: {
    contract: {
      label: '合同',
      fields: {
        keyValue,
        hf2hPrjId: caseNumber,
        hf2hContractNo: { ...hf2hContractNo, ...indexed },
        hf2hContractState: { ...hf2hContractState, ...indexed },
        hf2hTradeType: { ...hf2hTradeType, ...indexed },
        hf2hSignDate: { ...hf2hSignDate, ...indexed },
        hf2hAuditType: { ...hf2hAuditType, ...indexed },
        hf2hPayTaxDate,
        hf2hOwnerNumber,
        hf2hBuyerNum,
        hf2hIsFirst,
      },
    },
    price: {
      label: '价款',
      fields: {
        hf2hContractAmt: { ...hf2hContractAmt, ...indexed },
        hf2hOnlineAmt: { ...hf2hOnlineAmt, ...indexed },
        hf2hDeposit,
        hf2hParPrice,
        hf2hAmt1,
      },
    },
    dates: { label: '期望时间', fields: { hf2hRequireGuo, hf2hRequireKuan, hf2hRequireLou } },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * Agreements between the parties of all cases, and how far they are signed. They are edited in the cases.
 * @source ROU-006 (/PrjContractGrid)
 */
export const caseContractGrid: Grid = defineGrid({
  name: 'PrjContractGrid',
  title: '签约情况',
  entity: caseContract,
  columns: [
    'hf2hPrjId',
    'hf2hContractNo',
    'hf2hTradeType',
    'hf2hContractAmt',
    'hf2hOnlineAmt',
    'hf2hDeposit',
    'hf2hContractState',
    'hf2hAuditType',
    'hf2hSignDate',
    'updTime',
  ],
  search: [
    'hf2hPrjId',
    'hf2hContractNo',
    'hf2hTradeType',
    'hf2hContractState',
    'hf2hAuditType',
    'hf2hContractAmt',
    'hf2hSignDate',
  ],
  sort: { field: 'hf2hSignDate', order: 'desc' },
  open: 'hf2hContractNo',
  operations: ['view'],
  rowsOf: { table: 'hf2h_prj_trade' },
  scope: 'project',
  parent: 'hf2hPrjId',
  form: { columns: 2 },
  pinned: ['hf2hPrjId'],
})
