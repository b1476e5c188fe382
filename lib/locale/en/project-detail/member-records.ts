import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** The specification describes the warning without an exact text. @source specification 1 §4 */
export const memberRecordEnglish: TextOverrides<Messages['memberRecords']> = {
  saveFirst: 'Please save the form that is being filled in first',
}
