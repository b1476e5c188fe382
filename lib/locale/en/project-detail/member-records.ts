import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** @source specification 1 §4: the warning is given in words only */
export const memberRecordEnglish: TextOverrides<Messages['memberRecords']> = {
  saveFirst: 'Please save the form that is being filled in first',
}
