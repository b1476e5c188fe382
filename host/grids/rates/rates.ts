import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { bankLprGrid, bankLprRows } from './bank-lpr-grid.ts'
import { bankProdCfgGrid, bankProdCfgRows } from './bank-prod-cfg-grid.ts'
import { bankProdExpertRecommandGrid, bankProdExpertRecommandRows } from './bank-prod-expert-recommand-grid.ts'
import { bankRateGrid, bankRateRows } from './bank-rate-grid.ts'
import { expenseStdGrid, expenseStdRows } from './expense-std-grid.ts'
import { firstPayCfgGrid, firstPayCfgRows } from './first-pay-cfg-grid.ts'
import { fundGrid, fundRows } from './fund-grid.ts'
import { lprAndBankRateGrid, lprAndBankRateRows } from './lpr-and-bank-rate-grid.ts'
import { taxFeeGrid, taxFeeRows } from './tax-fee-grid.ts'

/** Lists of rates, taxes, standard fees and bank products. */
export const ratesGrids: readonly Grid[] = [
  bankLprGrid,
  lprAndBankRateGrid,
  bankRateGrid,
  fundGrid,
  firstPayCfgGrid,
  taxFeeGrid,
  expenseStdGrid,
  bankProdCfgGrid,
  bankProdExpertRecommandGrid,
]

export const ratesRows: readonly GridRowsSeed[] = [
  bankLprRows,
  lprAndBankRateRows,
  bankRateRows,
  fundRows,
  firstPayCfgRows,
  taxFeeRows,
  expenseStdRows,
  bankProdCfgRows,
  bankProdExpertRecommandRows,
]
