/** How browsers and bundlers report that a part of the portal could not be loaded. @source SHL-023 */
const TEXTS = [
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|unable to preload css/i,
  /dynamically imported module|importing a module script failed/i,
]

/** Returns true when a part of a page could not be loaded: the portal was updated meanwhile, or the network failed. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  const said = [error.name, error.message, typeof code === 'string' ? code : '']
  return said.some((text) => TEXTS.some((one) => one.test(text)))
}
