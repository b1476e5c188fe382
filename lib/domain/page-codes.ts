/**
 * Codes that parts of every page mention. Apart from the others, which come with what needs them; `codes.ts` has them
 * all.
 */

/** Steps of a demand (HX05). */
export const DEMAND_STEP = {
  consulting: 'HX0501',
  agencySigned: 'HX0502',
  netSigned: 'HX0503',
  submitted: 'HX0504',
  certified: 'HX0505',
  released: 'HX0506',
  finished: 'HX0507',
  stopped: 'HX0508',
} as const
/** Whether field metadata requires a field (HF96). */
export const FIELD_CONTROL = { required: 'HF9601', optional: 'HF9602' } as const
/** To whom a line of field metadata applies (HF98). */
export const FIELD_SCOPE = { common: 'HF9801', individual: 'HF9802', company: 'HF9803', hidden: 'HF9804' } as const
/** Staff positions offered by account pickers (HX59). */
export const POSITION = {
  followUpManager: 'HX5901',
  salesperson: 'HX5902',
  service: 'HX5903',
  finance: 'HX5904',
  manager: 'HX5905',
  employee: 'HX5906',
} as const
/** Where a person is when no location is known. */
export const DEFAULT_PLACE = { province: '440000', city: '440100' } as const
