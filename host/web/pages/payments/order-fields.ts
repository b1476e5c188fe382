import { type Field, prepaidOrder } from 'fangkit/domain'

/** What finance types of a prepaid order; the case and the voucher have inputs of their own. */
export const ORDER_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(
  prepaidOrder.fields,
).filter(([name, field]) => !field.hidden && name !== 'image')
