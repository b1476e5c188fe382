import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** English texts of the project page. @source ERR-055 */
export const projectDetailEnglish: TextOverrides<Messages['projectDetail']> = {
  noBuyers: 'no buyer info',
  noOwners: 'no owner info',
}
