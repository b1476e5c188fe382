/** Time limit for loading a part of the portal, in milliseconds. @source SHL-023 */
const PATIENCE = 120_000

/**
 * Waits for a part of the portal; one that takes too long counts as one that cannot be loaded.
 * @throws Error named ChunkLoadError
 */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('a part of the portal did not arrive'), { name: 'ChunkLoadError' })),
      PATIENCE,
    )
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}
