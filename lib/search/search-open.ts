/** What an open search shows, in one chunk. */
export { FieldSearchPanel } from './field-search-panel.tsx'
export { SearchCount } from './search-count.tsx'
