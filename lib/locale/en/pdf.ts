import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

export const pdfEnglish: TextOverrides<Messages['pdf']> = {
  loading: 'Opening {name}', pages: 'Pages of the file', page: 'Page {page}', pageBroken: 'Page {page} cannot be shown', updating: 'Updating the preview…',
  failed: 'The file could not be fetched', failedText: 'Please check the connection and try again.', failedNewer: 'The newer version could not be fetched; this is the one before',
  broken: 'The file cannot be opened', brokenText: 'It is damaged, or no PDF.', locked: 'The file is encrypted', lockedText: 'A file with a password cannot be shown here; please download it.',
  empty: 'no data', noWorker: 'PDFs cannot be shown', noWorkerText: 'The page gives no PDF worker: set assets.pdfWorker of FangkitProvider to the address of fangkit/pdf-worker.',
  tools: 'File tools', zoomOut: 'Zoom out', zoomIn: 'Zoom in', scale: 'Scale {percent}%', fitWidth: 'Fit width', fitPage: 'Fit page',
  previousPage: 'Previous page', nextPage: 'Next page', pageBefore: 'Page', pageAfter: '/ {count}', pageNumber: 'Page number', strip: 'Thumbnails',
  search: 'Search the file', searchHint: 'Search', hits: '{place} / {count}', noHits: 'Nothing found', searching: 'Searching…', previousHit: 'Previous hit', nextHit: 'Next hit',
  closeSearch: 'Close search', withKey: '{label} ({key})',
}
