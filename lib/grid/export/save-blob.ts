/** How long a browser may take to start with a file, in ms. */
const BEGIN = 60_000

/** Passes a file to the browser, which saves it or asks where to. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGIN)
}
