/**
 * Codes that every page loads. They are separate from the others, which load with the modules that need them;
 * `codes.ts` re-exports them all.
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
/** The parties a setting of field metadata applies to (HF98). */
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
/** The place of a user while no location is known. */
export const DEFAULT_PLACE = { province: '440000', city: '440100' } as const
