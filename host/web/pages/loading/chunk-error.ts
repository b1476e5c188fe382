/** How browsers and bundlers say that a part of the portal could not be loaded. @source SHL-023 */
const TEXTS = [
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|unable to preload css/i,
  /dynamically imported module|importing a module script failed/i,
]

/** True when a page is missing a part of itself: the portal was updated meanwhile, or the line broke. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  const said = [error.name, error.message, typeof code === 'string' ? code : '']
  return said.some((text) => TEXTS.some((one) => one.test(text)))
}
