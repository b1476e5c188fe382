import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** The specification gives these messages in Chinese only. @source APP-008, APP-009, ERR-051 to ERR-053 */
export const formCompareEnglish: TextOverrides<Messages['formCompare']> = {
  title: 'Compare the fields of the form, change as needed', count: '{count}', none: 'No linked fields', noneText: 'This document can be viewed, printed and downloaded.', notNeeded: 'This document is not needed', notNeededText: 'As the case is filled in now it is not needed; you may look at it all the same.',
  hint: 'The place of a field is framed in the file while the field is used; saving draws the preview anew.', loading: 'Opening the linked fields', failed: 'The linked fields could not be loaded', recordFailed: '{title} could not be loaded', recordGone: '{title} is no longer part of the case', readOnly: 'For reading only.',
  notThere: '{title} has not been filled in', notThereText: 'Once it is, it stands on this document.', notThereClosed: 'Please fill it in on the page of the case.', begin: 'Fill in', beginOf: 'Fill in {title}', notNow: 'Not now', fixed: 'Not changed here', hidden: 'The field is not filled in as things are', needed: 'Needed for saving',
  changes: '{count} changed', noChanges: 'Nothing changed', issues: '{count} to check', cancel: 'Cancel', save: 'Save and refresh preview', savedRecord: '{title} saved', unsaved: 'Not saved: {titles}', unsavedText: 'What you typed is kept; you can save again.', split: 'Width of the comparison', withKey: '{label} ({key})', staleText: 'The contents changed, please print again',
}
