/** How long a browser may take to begin with a file, in ms. */
const BEGIN = 60_000

/** Hands a file to the browser, which keeps it among the downloads or asks where. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN)
}
