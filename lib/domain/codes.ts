/** Names for the codes that rules and screens mention; labels come from the dictionaries. */

/** Project types (HF01). */
export const PROJECT_TYPE = { purchase: 'HF0101', mortgage: 'HF0102', findHouse: 'HF0103' } as const
/** What kind of deal is paid how (HH20). */
export const PAY_TYPE = { commercial: 'HH2001', fund: 'HH2002', combined: 'HH2003', atOnce: 'HH2004', instalments: 'HH2005', mortgage: 'HH2006' } as const
/** Pay ways (HG10). */
export const PAY_WAY = { atOnce: 'HG1001', loan: 'HG1002', instalments: 'HG1003' } as const
/** Loan schemes (HF99). */
export const LOAN_SCHEME = {
  commercial: 'HF9901', fund: 'HF9902', combined: 'HF9903', bridge: 'HF9905', credit: 'HF9906', mortgage: 'HF9907', business: 'HF9908', toFund: 'HF9909',
} as const
/** Business types (HF04). */
export const BUSINESS_TYPE = { purchaseLoan: 'HF0401', mortgageLoan: 'HF0402', bridge: 'HF0404', credit: 'HF0405' } as const
/** Individual or company (HF05). */
export const PARTY_TYPE = { individual: 'HF0501', company: 'HF0502' } as const
/** Relation of buyer and seller (HF19). */
export const PARTY_RELATION = { couple: 'HF1901', parentChild: 'HF1902', none: 'HF1903', otherKin: 'HF1904', companyAndOwner: 'HF1905' } as const
/** Steps of a demand (HX05). */
export const DEMAND_STEP = {
  consulting: 'HX0501', agencySigned: 'HX0502', netSigned: 'HX0503', submitted: 'HX0504', certified: 'HX0505', released: 'HX0506', finished: 'HX0507', stopped: 'HX0508',
} as const
/** Whether field metadata requires a field (HF96). */
export const FIELD_CONTROL = { required: 'HF9601', optional: 'HF9602' } as const
/** To whom a line of field metadata applies (HF98). */
export const FIELD_SCOPE = { common: 'HF9801', individual: 'HF9802', company: 'HF9803', hidden: 'HF9804' } as const
/** Staff positions offered by account pickers (HX59). */
export const POSITION = { followUpManager: 'HX5901', salesperson: 'HX5902', service: 'HX5903', finance: 'HX5904', manager: 'HX5905', employee: 'HX5906' } as const
/** Kinds of account (HX70). */
export const ACCOUNT_TYPE = { staff: 'HX7001', partner: 'HX7002', customer: 'HX7003' } as const

/** Dictionaries that the server generates. */
export const DICTIONARY = { divisions: 'SS46_ADMDIVISION_LIST', accounts: 'SS11_ACCT_USERS', organisations: 'HF31_BRANCE_DATA', yesNo: 'YES_NO' } as const

/** Where a person is when no location is known. */
export const DEFAULT_PLACE = { province: '440000', city: '440100' } as const
