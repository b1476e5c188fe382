let file = 0

/** Called as each file of tests begins; files of one worker share their page and what they import. */
export const beginFile = (): void => void file++

/** What the tests of one file share; made again for the next file. */
export function oncePerFile<T>(make: () => T): () => T {
  let made: { readonly file: number; readonly value: T } | null = null
  return () => {
    if (made?.file !== file) made = { file, value: make() }
    return made.value
  }
}
