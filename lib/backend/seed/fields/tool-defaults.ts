import { HOUSE_TYPE, ID_TYPE, LOAN_SCHEME, TRADE_MODE, TRADE_TIME, YES_NO } from '../../../domain/codes.ts'
import type { NewRow, Unit } from '../../store.ts'
import { toolDefaultTable } from '../../tool/tool-tables.ts'

/** A tool, and the start values of its fields. */
type Tool = readonly [id: string, name: string, defaults: Readonly<Record<string, string>>]

const TOOLS: readonly Tool[] = [
  [
    'TOOL-INSTALMENT',
    '按揭月供计算',
    {
      hf2iLoanType: LOAN_SCHEME.commercial,
      hf2iLoanYear: '30',
      hf2iLoanRepayType: 'HX0301',
      hf2iLoanRate: '0.031',
      hf2iFundRepayYear: '30',
      hf2iFundRate: '0.026',
    },
  ],
  [
    'TOOL-FUND',
    '公积金额度试算',
    {
      hf2iLoanType: LOAN_SCHEME.fund,
      hf2iFundType: 'HX1801',
      hf2iFundRepayYear: '20',
      hf2iFundRate: '0.026',
      hf25Status: 'HX2101',
    },
  ],
  [
    'TOOL-TAX',
    '税费计算',
    {
      hf29TradeTimeType: TRADE_TIME.secondHand,
      hf29HourseType: HOUSE_TYPE.home,
      hf29TradeType: TRADE_MODE.sale,
      hf29HouseBelongUnique: YES_NO.no,
      hf29OwnerNumber: '1',
      hf2hTradeType: TRADE_MODE.sale,
      hf2hIsFirst: YES_NO.yes,
    },
  ],
  ['TOOL-FEES', '交易费用估算', { hf2hAmt2: '3000', hf2hAmt3: '1500', hf2hAmt5: '2000', hf2hDeposit: '50000' }],
  ['TOOL-MEMBER', '买家快速登记', { hf23IdCardType: ID_TYPE.citizenId, hf23Nation: '汉' }],
]

/** Tool templates an installation starts with. */
export const TOOL_DEFAULTS: readonly NewRow[] = TOOLS.flatMap(([id, name, defaults]) =>
  Object.entries(defaults).map(([field, value], index) => ({
    key: `${id.slice(5).toLowerCase()}:${field}`,
    project: null,
    city: null,
    values: {
      hf3sToolDefId: id,
      hf3sToolName: name,
      hf3sFldName: field,
      hf3sDefVal: value,
      hf3sSortNo: index + 1,
      hf3sEnabled: 1,
    },
  })),
)

/** Adds tool defaults only into an empty table, so that a row staff removed does not come back. */
export async function addToolDefaults(unit: Unit): Promise<void> {
  const { rows } = await unit.list(toolDefaultTable, { page: 1, pageSize: 1, counted: false })
  if (rows.length === 0) await unit.insertAll(toolDefaultTable, TOOL_DEFAULTS)
}
