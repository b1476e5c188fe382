import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { fieldState, labelOf } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import { LOAN_SCHEME } from '../../domain/codes.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { fenText } from '../../domain/fee/charge-rules.ts'
import { leastFirstPayment } from '../../domain/loan/first-payment.ts'
import { fundLimit, fundRate } from '../../domain/loan/fund-policy.ts'
import { proposedRate } from '../../domain/loan/lending-rates.ts'
import { homeOf } from '../../domain/loan/loan-term.ts'
import { loan } from '../../domain/loan/loan.ts'
import { isManager } from '../../domain/permission/role.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import type { Row, Table, Unit } from '../store.ts'
import { houseTable, tradeTable } from './case-record-tables.ts'
import { bankRateTable, cityRateTable, firstPaymentTable, fundPolicyTable, primeRateTable } from './lending-tables.ts'
import { CASE_RECORD, hasRecord, recordRowOf } from './case-records.ts'
import { housePlace } from './house-place.ts'
import type { LoanRules } from './loan-rules.ts'
import { officesNamed } from './read-offices.ts'

const BANK = 'hf21DivisionDetailId'
/** Loan schemes for buying a house, for which rates are suggested. */
const TO_BUY: readonly unknown[] = [LOAN_SCHEME.commercial, LOAN_SCHEME.fund, LOAN_SCHEME.combined]
const AMOUNTS = ['hf2iLoanAmt', 'hf2iFundLoan'] as const

/**
 * Default rates and maximum amounts of a loan, from the lists of rates, fund policies and first payments. Rates fill
 * empty fields unless the caller emptied them on purpose. Only a manager may save an amount above a limit; amounts
 * stored before stay valid.
 *
 * @source ROU-008 (/BankRateGrid, /BankLprGrid), ROU-010 (/FundGrid, /FirstPayCfgGrid), ROU-011 (/LPRandBankRate)
 */
export async function loanStandards(
  { unit, principal, today }: SignedIn,
  project: Row,
  before: RecordValues,
  input: RecordInput,
): Promise<LoanRules> {
  const { city } = housePlace(project, await recordRowOf(unit, houseTable, project.key))
  const trade = hasRecord(CASE_RECORD.trade, factsOfCase(project))
    ? await recordRowOf(unit, tradeTable, project.key)
    : null
  const home = homeOf(trade?.values['hf2hIsFirst'] ?? null)
  const banks = await officesNamed(unit, [before[BANK], input[BANK]])
  const rates = {
    banks: await rowsOf(unit, bankRateTable),
    prime: await rowsOf(unit, primeRateTable),
    cities: await rowsOf(unit, cityRateTable),
  }
  const policies = await rowsOf(unit, fundPolicyTable)
  const firstPayments = await rowsOf(unit, firstPaymentTable)
  return {
    follows: (was, is, chosen) => {
      if (!TO_BUY.includes(is['hf2iLoanType'])) return {}
      const open = (rate: string, ...by: readonly string[]) =>
        isEmpty(is[rate] ?? null) &&
        !chosen.has(rate) &&
        by.some((name) => !isEmpty(is[name] ?? null) && !sameValue(was[name], is[name]))
      const bank = banks.find(({ keyValue }) => keyValue === is[BANK])?.hf31HeadBank ?? null
      return {
        ...(open('hf2iLoanRate', BANK, 'hf2iLoanYear') && {
          hf2iLoanRate: proposedRate({ bank, city, home, years: yearsOf(is['hf2iLoanYear']), today }, rates),
        }),
        ...(open('hf2iFundRate', 'hf2iFundRepayYear') && {
          hf2iFundRate: fundRate(policies, { home, years: yearsOf(is['hf2iFundRepayYear']), today }),
        }),
      }
    },
    findIssues: (was, record, facts, overlay) => {
      if (isManager(principal.roles)) return []
      const limit = fundLimit(policies, { home, years: yearsOf(record['hf2iFundRepayYear']), today })
      const scheme = typeof record['hf2iLoanType'] === 'string' ? record['hf2iLoanType'] : null
      const share = TO_BUY.includes(scheme) ? leastFirstPayment(firstPayments, { city, scheme, home, today }) : null
      const amounts = amountsOf(record, { ...facts, ...record }, overlay)
      const raised = amounts.filter(({ field }) => !sameValue(was[field], record[field]))
      return [
        ...overLimit(raised, limit),
        ...overPrice(amounts, raised, fenOf(trade?.values['hf2hContractAmt']), share),
      ]
    },
  }
}

interface Amount {
  readonly field: string
  readonly label: string
  readonly fen: bigint
}

/** The visible amounts of a loan. */
function amountsOf(record: RecordValues, scope: Scope, overlay: Overlay): readonly Amount[] {
  return AMOUNTS.flatMap((field) => {
    const fen = fieldState(loan, field, scope, overlay).visible ? fenOf(record[field]) : null
    return fen === null ? [] : [{ field, label: labelOf(loan, field, scope, overlay), fen }]
  })
}

function overLimit(raised: readonly Amount[], limit: number | null): readonly Issue[] {
  const most = fenOf(limit)
  return raised.flatMap(({ field, label, fen }) =>
    field === 'hf2iFundLoan' && most !== null && fen > most
      ? [{ field, message: `${label}超过公积金政策的最高额度 ${fenText(most)}，须由经理保存` }]
      : [],
  )
}

/** An issue when all loans together leave less than the first payment for the buyers to pay. */
function overPrice(
  amounts: readonly Amount[],
  raised: readonly Amount[],
  price: bigint | null,
  share: number | null,
): readonly Issue[] {
  const [first] = raised
  if (!first || price === null || share === null) return []
  const most = price - (price * BigInt(Math.round(share * 10_000))) / 10_000n
  if (amounts.reduce((sum, { fen }) => sum + fen, 0n) <= most) return []
  const percent = Math.round(share * 10_000) / 100
  return [
    {
      field: first.field,
      message: `${first.label}过高：最低首付为成交价的 ${percent}%，贷款合计不超过 ${fenText(most)}，否则须由经理保存`,
    },
  ]
}

const yearsOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

async function rowsOf(unit: Unit, table: Table): Promise<readonly Scope[]> {
  return (await unit.list(table, { counted: false })).rows.map(({ values }) => values)
}
