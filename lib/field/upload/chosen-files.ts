/** Returns the files in dropped or pasted data; folders and text are ignored. */
export function filesIn(transfer: DataTransfer | null): readonly File[] {
  return transfer === null ? [] : [...transfer.files].filter(({ size, type }) => size > 0 || type !== '')
}

/** True while files are dragged, not text or elements of the page. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true
}

/** Returns the `accept` of a file box: file endings, and for pictures also the MIME types that phones use. */
export function acceptOf(formats: readonly string[]): string {
  return formats.map((ending) => `.${ending}`).join(',')
}
