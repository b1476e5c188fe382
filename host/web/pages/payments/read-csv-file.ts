/**
 * Reads a text file as spreadsheet programs write it: UTF-8, or the Chinese encoding of older ones.
 * @throws TypeError for a file that is neither
 */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause
    }
  }
  throw new TypeError('neither UTF-8 nor GB 18030')
}
