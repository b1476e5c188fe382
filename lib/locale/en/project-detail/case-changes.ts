import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

export const caseChangesEnglish: TextOverrides<Messages['caseChanges']> = {
  title: 'Since your last visit',
  first: 'Latest changes',
  none: 'Nothing has changed since your last visit',
  nobody: 'Colleagues',
  note: ({ count, since }) => `${count} ${count === 1 ? 'change' : 'changes'} since ${since}`,
  since: 'Since {since}',
  fresh: 'New',
  files: ({ count }) => `(${count})`,
  more: 'Show {count} more',
  fewer: 'Show fewer',
  beyond: ({ count }) => (count === 1 ? '1 earlier change is not listed' : `${count} earlier changes are not listed`),
  view: 'View',
  justNow: 'just now',
  minutesAgo: '{count} min ago',
  failed: 'Not loaded',
  retry: 'Retry',
}
