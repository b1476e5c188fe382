/** How long a browser may take to begin with a file, in ms. */
const BEGIN = 60_000

/** Hands a file to the browser, which asks where to keep it or keeps it among the downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGIN)
}
