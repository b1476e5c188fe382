import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { oneOfCase } from '../make-table.ts'

/** The contract of sale of a case. */
export const saleContractTable = oneOfCase('sale_contract', saleContract, 'prjId')
