/** There is nothing a PDF could be drawn with. For developers: which of `assets` is missing or wrong. */
export class NoPdfWorker extends Error {
  override readonly name = 'NoPdfWorker'
}
