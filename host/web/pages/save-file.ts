/** How long a browser may take to start a download, in ms. */
const BEGIN = 60_000

/** Passes a file to the browser, which downloads it or asks where to save it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN)
}
