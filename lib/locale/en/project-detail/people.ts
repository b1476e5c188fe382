import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** Worded like the texts for buyers and owners. @source ERR-055 */
export const peopleEnglish: TextOverrides<Messages['people']> = {
  count: '{count} people',
  add: 'Add {word}',
  groups: 'Groups of {word}',
  noGuarantors: 'no guarantor info',
  addHint: 'Add {word} to fill in their data, work, credit and social insurance.',
  newMember: 'New {word}',
  guarantor: '{name} ({word})',
  nameless: 'no name yet',
  edit: 'Edit',
  editMember: 'Edit {name}',
  remove: 'Delete',
  removeMember: 'Delete {name}',
  removeTitle: 'This removes the member from the project. Delete?',
  removeText: 'This cannot be undone.',
  removedAlong: 'Deleted with it: {parts}. ',
  removedRecords: '{title}: {count}',
  removedPapers: 'paper files: {count}',
  listComma: ', ',
  removedUncounted: 'Work, credit and social insurance records and the papers handed in are deleted with it. ',
  removedPartner: '{names} of the same group stays in the group. ',
  share: 'Share {share}',
  spouse: 'Spouse {name}',
  partner: 'Grouped with {name}',
  readiness: 'Required',
  readFrom: 'Derived: ',
  unflagged: '{count} more not marked as property owners: {names}',
  removed: 'The member being edited is no longer in the list',
  removedText: 'Another user may have removed or regrouped the member. What was filled in was not saved.',
}
