import { textarea } from '../../catalogue/field.ts'
import { PARTNER_PASSING, pushPartner } from '../../domain/permission/push-partner.ts'
import { withoutStamps } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Partners whose pages embed parts of the portal, and the hashes of their secrets. */
export const partnerTable: Table = {
  name: 'push_partner',
  topic: pushPartner.service,
  fields: {
    ...withoutStamps(
      Object.fromEntries(Object.entries(pushPartner.fields).filter(([name]) => !PARTNER_PASSING.includes(name))),
    ),
    secretHash: textarea('密钥散列'),
  },
  unique: [['partnerCode']],
  small: true,
}
