import { demand } from '../../domain/demand/demand.ts'
import { house } from '../../domain/house/house.ts'
import { loan } from '../../domain/loan/loan.ts'
import { trade } from '../../domain/trade/trade.ts'
import { oneOfCase, searched } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Records a case has at most once. */
export const demandTable: Table = {
  ...oneOfCase('hf22_prj_house_demand', demand, 'hf22PrjId'),
  extraTopics: ['HouseDemand'],
}
export const houseTable = searched(oneOfCase('hf29_prj_hourse', house, 'hf29PrjId'), [
  'hf29Area',
  'hf29Village',
  'hf29Address',
  'hf29HourseType',
  'hf29InnerStructure',
  'hf29FullArea',
  'hf29LoanStatus',
])
export const tradeTable = searched(oneOfCase('hf2h_prj_trade', trade, 'hf2hPrjId'), [
  'hf2hTradeType',
  'hf2hContractNo',
  'hf2hContractState',
  'hf2hContractAmt',
  'hf2hOnlineAmt',
  'hf2hSignDate',
  'hf2hAuditType',
])
export const loanTable = oneOfCase('hf2i_prj_loan', loan, 'hf2iPrjId')
