import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

export const gridDialogEnglish: TextOverrides<Messages['gridDialogs']> = {
  columnsReset: 'Restore', comfortable: 'Comfortable', compact: 'Compact', remove: 'Delete', reason: 'Reason', reasonMissing: 'Please give a reason', cancel: 'Cancel', close: 'Close', save: 'Save', previous: 'Previous', next: 'Next', saveAndNew: 'Save and add another', back: 'Back to the list',
}
