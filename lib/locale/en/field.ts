import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** @source ERR-014, ERR-015 */
export const fieldEnglish: TextOverrides<Messages['field']> = {
  complaints: { citizenIdCheck: 'Please enter the correct ID card check digit', citizenId: 'Please enter the correct ID card' },
}
