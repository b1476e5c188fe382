import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** The specification gives its messages of the papers in words only. @source PAP-005 */
export const papersTabEnglish: TextOverrides<Messages['papersTab']> = {
  title: 'Papers', list: 'List of papers', number: 'No.', jobs: 'Flow', allJobs: 'All flows', jobIn: '{father} · {job}', jobEnded: 'finished', jobMissing: 'missing or expired', earlier: 'Scroll flows back', later: 'Scroll flows on',
  sides: 'Whose papers', sideCount: 'Papers of {side} {count}', sideMissing: '{count} missing', summary: 'How far the papers are', stateCount: '{state} {count}', providers: '{provider} / {people}',
  missing: '{count} missing', nothingMissing: 'Nothing is missing', missingTitle: 'Missing and expired', missingWhole: 'No flow waits for these', missingOthers: '{count} more flows need it', missingOf: '{paper} · {person}',
  print: 'Print list', open: 'Open {name}', guideOf: 'Guidance {name}', guide: 'Guidance', samples: '{count} samples', sampleNamed: '{name}, sample {index}', validity: 'Valid for', validFor: '{days} days from the day of issue', validForEver: 'For ever',
  noGuide: 'No content', guideFailed: 'The guidance could not be loaded', loadingGuide: 'Loading the guidance', upload: 'Upload', uploadNamed: 'Upload {name}', look: 'Look at {name}', more: '+{count}', moreNamed: '{count} more files of {name}', flowsOf: '{first} and others, {count} in all',
  validTo: 'Valid to {day}', leftDays: '{days} days left', lastDay: 'Last day today', overDays: 'Expired {days} days ago', waitingFor: 'Waiting for {names}', returned: '{count} sent back',
  none: 'No data', noneText: 'Papers are listed here once flows ask for them.', noneOfJob: 'No data', noneOfJobText: 'This flow takes no papers of {side}.', nobody: 'No {side} info', nobodyText: 'Papers are listed here once {side} are filled in.', showAll: 'Show all flows',
  notTaken: 'The file does not suit and was not uploaded', checkFailed: 'The check before uploading did not finish, please try again',
  leaveTitle: '{count} files are not uploaded yet', leaveText: 'Leaving now stops them; files that have arrived stay.', leave: 'Leave', stay: 'Go on uploading',
  printed: 'Printed on {day}', printFailed: 'The list was not printed', fileCount: '{count} files',
  loading: 'Loading the papers', failed: 'The papers could not be loaded', failedText: 'Please check the network and try again.', notFound: 'Project not found', notFoundText: 'It may have been deleted, or you may not see it.', forbidden: 'You may not see the papers', forbiddenText: 'Please ask your manager.',
}
