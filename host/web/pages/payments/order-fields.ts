import { type Field, prepaidOrder } from 'fangkit/domain'

/** The fields of a prepaid order that finance fills in; the case and the voucher have their own inputs. */
export const ORDER_FIELDS: readonly (readonly [name: string, field: Field])[] = Object.entries(
  prepaidOrder.fields,
).filter(([name, field]) => !field.hidden && name !== 'image')
