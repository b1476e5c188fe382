/** Names for the codes that rules and screens mention; the dictionaries provide their labels. */

/** Project types (HF01). */
export const PROJECT_TYPE = { purchase: 'HF0101', mortgage: 'HF0102', findHouse: 'HF0103' } as const
/** Kind of deal and how it is paid (HH20). */
export const PAY_TYPE = {
  commercial: 'HH2001',
  fund: 'HH2002',
  combined: 'HH2003',
  atOnce: 'HH2004',
  instalments: 'HH2005',
  mortgage: 'HH2006',
} as const
/** Pay ways (HG10). */
export const PAY_WAY = { atOnce: 'HG1001', loan: 'HG1002', instalments: 'HG1003' } as const
/** Loan schemes (HF99). */
export const LOAN_SCHEME = {
  commercial: 'HF9901',
  fund: 'HF9902',
  combined: 'HF9903',
  bridge: 'HF9905',
  credit: 'HF9906',
  mortgage: 'HF9907',
  business: 'HF9908',
  toFund: 'HF9909',
} as const
/** Business types (HF04). */
export const BUSINESS_TYPE = {
  purchaseLoan: 'HF0401',
  mortgageLoan: 'HF0402',
  bridge: 'HF0404',
  credit: 'HF0405',
} as const
/** Individual or company (HF05). */
export const PARTY_TYPE = { individual: 'HF0501', company: 'HF0502' } as const
/** Relation of buyer and seller (HF19). */
export const PARTY_RELATION = {
  couple: 'HF1901',
  parentChild: 'HF1902',
  none: 'HF1903',
  otherKin: 'HF1904',
  companyAndOwner: 'HF1905',
} as const
/** Side of a case a member belongs to (MEMBER_TYPE). @source MEM-027, MEM-052 */
export const MEMBER_TYPE = { buyer: '0', owner: '1', guarantor: '2' } as const
/** Roles of members (HFB8). @source MEM-055 */
export const MEMBER_ROLE = {
  buyer: 'HFB804',
  principal: 'HFB805',
  owner: 'HFB806',
  coBorrower: 'HFB817',
  coRepayer: 'HFB818',
  guarantor: 'HFB819',
} as const
/** Tag shown beside the name of a member (MEMBER_TAG). @source MEM-056, OPN-032 */
export const MEMBER_TAG = {
  principal: 'HFB805',
  coBorrower: 'HFB817',
  coRepayer: 'HFB818',
  nameOnly: 'NAME_ONLY',
  guarantor: 'HFB819',
  guarantorSpouse: 'HFB820',
  noName: 'NO_NAME',
} as const
/** What a save does to a row of a group (ENTITY_STATE). @source MEM-053 */
export const ENTITY_STATE = { added: '1', changed: '2', deleted: '3' } as const
/** No and yes as codes of their own (HF88). */
export const NO_OR_YES = { no: 'HF8801', yes: 'HF8802' } as const
/** Time until a child is of age (HG65). */
export const ADULT_TIME = { soon: 'HG6501', later: 'HG6502' } as const
/** Whether a person is registered in the city of the house (HG64). */
export const LOCATION_CLASS = { sameAsHouse: 'HG6401', elsewhere: 'HG6402' } as const
/** Number of houses a person has in town (HFF5). */
export const LOCAL_HOUSES = { none: 'HFF501', one: 'HFF502', more: 'HFF503' } as const
/** How wages are paid (HFH1). */
export const WAGES_WAY = { personalTransfer: 'HFH102' } as const
/** Status of a person's deposits (HX21). */
export const DEPOSIT_STATUS = { normal: 'HX2101' } as const
/** Kind of house (HF75). */
export const HOUSE_TYPE = { home: 'HF7501', business: 'HF7502' } as const
/** Loans that are secured on a house (HF79). */
export const HOUSE_LOAN = { none: 'HF7901', bankUnpaid: 'HF7902', otherUnpaid: 'HF7903' } as const
/** A loan secured on the house is not repaid. */
export const UNPAID_HOUSE_LOANS = [HOUSE_LOAN.bankUnpaid, HOUSE_LOAN.otherUnpaid] as const
/** Origin of a home (HX25), for those built or sold with public support. @source OPN-044 */
export const HOUSE_NATURE = {
  reformed: 'HX2502',
  affordable: 'HX2503',
  priceLimited: 'HX2504',
  hardship: 'HX2505',
  jointlyFunded: 'HX2506',
  comfortable: 'HX2507',
} as const
/** Why an address differs from the one on the certificate (HF90). */
export const ADDRESS_CHANGE = { doorplate: 'HF9002', division: 'HF9003' } as const
/** How owners share a house (HF92). */
export const OWNERSHIP = { byShares: 'HF9202' } as const
/** New from the developer or second-hand (HX32). @source OPN-042 */
export const TRADE_TIME = { secondHand: 'HX3202' } as const
/** How a house changes hands (HFG5). @source OPN-052 */
export const TRADE_MODE = {
  sale: 'HFG501',
  newHome: 'HFG502',
  underMortgage: 'HFG503',
  amongKin: 'HFG504',
  inheritance: 'HFG505',
  division: 'HFG506',
  exchange: 'HFG507',
  gift: 'HFG508',
  auction: 'HFG509',
} as const
/** Whether land fees are to be paid (HF83). */
export const LAND_FEE = { due: 'HF8301' } as const
/** Whether the invoice of the previous deal is handed in (HFF2). */
export const FORMER_INVOICE = { provided: 'HFF201' } as const
/** When the bank pays out (HFG6). */
export const PAYOUT = { advanced: 'HFG602' } as const
/** School for which a house is wanted (HF03). */
export const SCHOOL_WISH = { primary: 'HF0301', middle: 'HF0302' } as const
/** Status of the search for a house (HF22_STATUS). */
export const DEMAND_STATUS = { waiting: 'HF2201', following: 'HF2202', matched: 'HF2203', closed: 'HF2204' } as const
/** Subjects of stored files (HX58). */
export const FILE_CLASS = {
  identity: 'HX5801',
  marriage: 'HX5802',
  register: 'HX5803',
  income: 'HX5804',
  credit: 'HX5805',
  title: 'HX5806',
  contract: 'HX5807',
  taxes: 'HX5808',
  loan: 'HX5809',
  payments: 'HX5810',
  site: 'HX5811',
  other: 'HX5812',
} as const
/** Answers to a question (YES_NO). @source OPN-117 */
export const YES_NO = { yes: '0', no: '1' } as const
/** Identity documents (HF56). */
export const ID_TYPE = {
  citizenId: 'HF5601',
  passport: 'HF5602',
  hkMacauTaiwan: 'HF5603',
  officer: 'HF5604',
  soldier: 'HF5605',
  permanentResident: 'HF5606',
  creditCode: 'HF5607',
  birthCertificate: 'HF5608',
  householdRegister: 'HF5609',
} as const
/** Marriages (HX06) in which two people are spouses. */
export const MARRIAGE = { married: 'HX0602', again: 'HX0605' } as const
/** Sexes (HF59). */
export const SEX = { male: 'HF5901', female: 'HF5902' } as const
/** What a payment is booked as (HH07). @source FEE-023 */
export const CHARGE_KIND = { deduction: 'HH0701', external: 'HH0702', expense: 'HH0703' } as const
/** Payment channel (HH23): at the counter, for finance to review, or by a scanned code. */
export const PAY_CHANNEL = { offline: 'HH2301', online: 'HH2302' } as const
/** Status of an order of income (BDA1). */
export const ORDER_STATUS = {
  unpaid: 'BDA102',
  paid: 'BDA103',
  pending: 'BDA105',
  returned: 'BDA106',
  reviewed: 'BDA107',
} as const
/** Status of a payment that did not fit its payment code. */
export const UNMATCHED_STATE = { open: 'OPEN', returned: 'RETURNED', booked: 'BOOKED' } as const
/** How an order was paid (HFD8). Scanned codes are online, all others are not. @source OPN-060 */
export const PAY_METHOD = {
  cash: 'HFD801',
  wechat: 'HFD802',
  transfer: 'HFD803',
  card: 'HFD804',
  cheque: 'HFD805',
  combinedCode: 'HFD806',
  companyTransfer: 'HFD807',
} as const
/** Status of an expense (HFE3). */
export const EXPENSE_STATUS = { pending: 'HFE302', reviewed: 'HFE303', returned: 'HFE305' } as const
/** Purposes of an expense (HX55) that rules read. */
export const EXPENSE_CATEGORY = { refund: 'HX5512' } as const
/** What an expense is set off against (HX56). */
export const SET_OFF = { commission: 'HX5602', channel: 'HX5603' } as const
/** Whether an expense comes with an invoice (HH15). */
export const INVOICE = { provided: 'HH1501', none: 'HH1502', later: 'HH1503' } as const
/** Whether income was collected already (RECEIVE_SIGN). @source INC-028 */
export const RECEIVE_SIGN = { open: '0', collected: '1' } as const
/** Income or expense (FEE_TYPE). @source FEE-020 */
export const FEE_TYPE = { income: '0', expense: '1' } as const
/** Recipient of a charge (HX54): amounts for the company are income of its own services. */
export const RECEIVER = { company: 'HX5401' } as const
/** Kinds of order (SL01_BILL_CLASS). */
export const ORDER_CLASS = { service: 'SL0101', taxes: 'SL0102', thirdParty: 'SL0103', consulting: 'SL0104' } as const
/** Whether the submitter has acknowledged a decision (HF3F_READ). @source INC-046 */
export const EXAMINED = { pending: '0', handled: '1' } as const
/** How a form is printed (HH12). @source APP-011 */
export const PRINT_STANDARD = { singleSided: 'HH1201', doubleSided: 'HH1202' } as const
/** Status of a job (BD96). @source FLW-023 */
export const FLOW_STATUS = { notStarted: 'BD9601', inProgress: 'BD9602', finished: 'BD9603' } as const
/** Status of a paper of a case (PAPER_STATE). */
export const PAPER_STATE = {
  ready: 'READY',
  unchecked: 'UNCHECKED',
  expired: 'EXPIRED',
  missing: 'MISSING',
  optional: 'OPTIONAL',
  waived: 'WAIVED',
} as const
/** Status of a file of a paper (PAPER_FILE_STATE): to be compared with the original, compared, sent back. */
export const PAPER_FILE_STATE = { waiting: 'WAITING', checked: 'CHECKED', returned: 'RETURNED' } as const
/** Kinds of account (HX70). */
export const ACCOUNT_TYPE = { staff: 'HX7001', partner: 'HX7002', customer: 'HX7003' } as const

/** Codes of dictionaries the code reads by name; the server generates the first three. */
export { DICTIONARY } from './settings/dictionary-codes.ts'

/** Kinds of organisation (HF9C). */
export const ORGANISATION_TYPE = {
  bank: 'HF9C01',
  fund: 'HF9C02',
  registry: 'HF9C03',
  tax: 'HF9C04',
  assessor: 'HF9C05',
  guarantee: 'HF9C06',
  notary: 'HF9C07',
  agency: 'HF9C08',
  smallLoan: 'HF9C09',
} as const
/** How a loan is paid back (HX03). */
export const REPAYMENT = {
  equalInstalments: 'HX0301',
  equalPrincipal: 'HX0302',
  interestFirst: 'HX0303',
  interestMonthly: 'HX0304',
  onDemand: 'HX0305',
} as const

/** Codes that every page loads. */
export { DEFAULT_PLACE, DEMAND_STEP, FIELD_CONTROL, FIELD_SCOPE, POSITION } from './page-codes.ts'
