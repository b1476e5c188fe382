import { demand } from '../../domain/demand/demand.ts'
import { house } from '../../domain/house/house.ts'
import { loan } from '../../domain/loan/loan.ts'
import { trade } from '../../domain/trade/trade.ts'
import { oneOfCase } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Records a case has at most once. */
export const demandTable: Table = {
  ...oneOfCase('hf22_prj_house_demand', demand, 'hf22PrjId'),
  extraTopics: ['HouseDemand'],
}
export const houseTable = oneOfCase('hf29_prj_hourse', house, 'hf29PrjId')
export const tradeTable = oneOfCase('hf2h_prj_trade', trade, 'hf2hPrjId')
export const loanTable = oneOfCase('hf2i_prj_loan', loan, 'hf2iPrjId')
