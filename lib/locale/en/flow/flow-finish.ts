import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

export const flowFinishEnglish: TextOverrides<Messages['flowFinish']> = {
  title: '{count} papers are missing. Finish all the same?',
  papers: 'Missing papers',
  reason: 'Reason',
  hint: 'The log keeps the reason; what is missing stays counted',
  reasonMissing: 'Please give a reason',
  phrasesLabel: 'Frequent reasons',
  phrases: 'Customer will hand them in later；The bank has them；Originals were seen',
  confirm: 'Finish all the same',
  cancel: 'Collect them first',
}
