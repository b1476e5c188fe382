/** pdf.js has no worker. The message says which entry of `assets` is missing or wrong; it is for developers. */
export class NoPdfWorker extends Error {
  override readonly name = 'NoPdfWorker'
}
