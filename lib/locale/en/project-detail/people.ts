import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** Worded like the texts for buyers and owners. @source ERR-055 */
export const peopleEnglish: TextOverrides<Messages['people']> = { noGuarantors: 'no guarantor info' }
