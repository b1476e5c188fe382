import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** The specification gives its messages of the workflow in Chinese, or in words only. @source ERR-041 */
export const flowTabEnglish: TextOverrides<Messages['flowTab']> = {
  title: 'Progress', list: 'Flows', chips: { all: 'All', mine: 'For me', late: 'Overdue', unassigned: 'Unassigned' }, filter: 'Filter flows',
  noneMatch: { all: 'No flows', mine: 'Nothing for you to do', late: 'Nothing is overdue', unassigned: 'Nothing lacks a person' }, noneMatchText: 'Choose “All” to see every flow.', showAll: 'Show all',
  progress: 'Finished {done} / {total}', progressLabel: 'Finished flows', logs: 'History', add: 'Add flows',
  flow: 'Flow', guide: 'Guide', papers: 'Papers (buyer / owner)', papersOf: '{fromBuyers} of {buyers} received from the buyers, {fromOwners} of {owners} from the owners', papersMissing: '{count} missing', papersNamed: '{side}: {names}', statusColumn: '{status} / date', actions: 'Actions',
  mains: '{count} main flows', ended: '{done} / {total} finished', allEnded: 'All finished', part: '{done} / {total}',
  chooseNamed: 'Choose {name}', chooseAll: 'Choose all', nothingOpen: 'Nothing here can be done', chosen: '{count} sub-flows chosen', chosenHidden: '{count} of them not shown',
  refresh: 'Refresh progress and commission', refreshFailed: 'The commission was not refreshed: {why}', guideNamed: 'Guide {name}', partly: 'Partly finished', dueMain: 'to be done by {day}', dueBegun: 'due {day}', dueOpen: 'to do {day}', overdue: '{text}, {days} days late', remindedOn: 'Reminder on {day}',
  toAssign: 'To be assigned', assign: 'Assign', personOf: '{label} {job}: ', unassignNamed: 'Unassign {job}', willBeNobody: 'Unassigned', original: 'Not saved, was {name}', nobody: 'nobody',
  commissionOf: 'Commission of {job}', sharedBy: 'Shared by', undo: 'Undo', undoNamed: 'Undo {name}', undoTitle: 'Take back the completion of “{name}”?', undoText: 'The flow becomes not started and has to be done again; its commission is reckoned anew.', undone: 'The flow was restored, please start again!',
  day: 'Handling date', finish: 'Finish', remind: 'Set reminder', remindHint: 'Later than tomorrow: a reminder is set', chooseFirst: 'Please choose the flows to finish', dayFirst: 'Please give the handling date',
  finished: '{count} flows finished', reminded: 'Reminder set for {count} flows on {day}', noneDone: 'None of the chosen flows was done', refused: '{count} flows were not done', refusedText: 'They stay chosen, so that you can try again.', refusedLine: '{name}: {why}', moreRefused: 'and {count} more', added: '{count} flows added',
  totalOfCase: 'Project commission total', totalMine: 'My commission total', earned: '{amount} yuan of it earned',
  savePeople: 'Save follow-up people', noPeople: 'Nothing to save', unsavedPeople: 'not saved', dropPeople: 'Give up', peopleSaved: 'Follow-up people saved', peopleNotSaved: 'Follow-up people were not saved; what you chose is kept',
  loadingSubs: 'Loading sub-flows', subsFailed: 'The sub-flows could not be loaded', noSubs: 'No sub-flows', retry: 'Retry',
  none: 'No flows yet', noneText: 'Flows come with the details of the case; you can also add some now.', noneReadText: 'Flows come with the details of the case.',
  loading: 'Opening the progress', notFound: 'Project not found', notFoundText: 'It may have been deleted, or you may not see it.', forbidden: 'You may not see the progress', forbiddenText: 'Please ask your manager.', failed: 'The progress could not be loaded', failedText: 'The rest of the case is not affected; please try again later.',
}
