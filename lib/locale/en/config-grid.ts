import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** @source ERR-055 */
export const configGridEnglish: TextOverrides<Messages['configGrid']> = {
  query: 'Search', reset: 'Reset', expand: 'More', collapse: 'Less', queryBar: 'Search conditions',
  total: '{count} in all', selected: '{count} selected', clearSelection: 'Clear selection', selectAll: 'Select this page', selectRow: 'Select {name}',
  actions: 'Actions', moreOf: 'More for {name}', actOnRow: '{action} {name}', columns: 'Columns', density: 'Density',
  middle: 'Standard', add: 'Add', refresh: 'Refresh',
  noRows: 'no data', noRowsText: 'There are no records yet.', noRowsAdd: 'There are no records yet; add the first one.',
  noMatches: 'Nothing found', noMatchesText: 'Try other conditions, or reset them.', clearSearch: 'Clear conditions',
  all: 'All', export: 'Export', undo: 'Undo', views: 'Views', saveView: 'Save view', viewChanged: 'changed',
}
