import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** @source ERR-055 */
export const projectDetailEnglish: TextOverrides<Messages['projectDetail']> = {
  noBuyers: 'no buyer info',
  noOwners: 'no owner info',
}
