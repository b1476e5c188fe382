import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** @source ERR-055 */
export const configGridEnglish: TextOverrides<Messages['configGrid']> = { noRows: 'no data' }
