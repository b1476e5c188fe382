/** Files in what was dropped or pasted; folders and texts are none. */
export function filesIn(transfer: DataTransfer | null): readonly File[] {
  return transfer === null ? [] : [...transfer.files].filter(({ size, type }) => size > 0 || type !== '')
}

/** True while files are dragged, not texts or elements of the page. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true
}

/** The `accept` of a file box: the endings, and for pictures what a phone calls them. */
export function acceptOf(formats: readonly string[]): string {
  return formats.map((ending) => `.${ending}`).join(',')
}
