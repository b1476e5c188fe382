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

/** What those are for that nothing goes by. */
const ABOUT = '供咨询与测算时查阅；项目的利率、税费与额度以项目中填写的为准。'

/** Rates, taxes, standards of fees, and what banks offer. */
export const ratesGrids: readonly Grid[] = [bankLprGrid, lprAndBankRateGrid, bankRateGrid, fundGrid, firstPayCfgGrid, taxFeeGrid, expenseStdGrid, bankProdCfgGrid, bankProdExpertRecommandGrid].map((grid) => ({ about: ABOUT, ...grid }))

export const ratesRows: readonly GridRowsSeed[] = [bankLprRows, lprAndBankRateRows, bankRateRows, fundRows, firstPayCfgRows, taxFeeRows, expenseStdRows, bankProdCfgRows, bankProdExpertRecommandRows]
