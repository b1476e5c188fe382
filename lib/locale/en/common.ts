import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** The English texts as the specification gives them. @source ERR-029, ERR-030, ERR-032, ERR-033, ERR-055, ruling 15 */
export const commonEnglish: TextOverrides<Messages['common']> = {
  saved: 'Saved successfully',
  done: 'Operation successful',
  save: 'Save',
  submitted: 'Submitted successfully',
  approved: 'Approved',
  noRecords: 'no records',
  reconnecting: 'Connection interrupted, reconnecting. What you typed is kept.',
  offline: 'You are offline. What you typed is kept; the connection returns by itself.',
  connectionLost: 'The server cannot be reached, nothing is updated by itself. What you typed is kept.',
  reconnect: 'Reconnect',
}
