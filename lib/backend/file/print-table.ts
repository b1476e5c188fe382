import { codes, text } from '../../catalogue/field.ts'
import { bandsOf } from '../../domain/file/picture-print.ts'
import type { Table, Unit } from '../store.ts'

/** Visual fingerprints of pictures, by the hash of their content. They are removed with the bytes. */
export const printTable: Table = {
  name: 'picture_print',
  fields: {
    /** Empty when no fingerprint can be made. */
    print: text('图片特征', { maxLength: 5_000 }),
    /** Parts of the fingerprint, by which similar pictures are found. */
    bands: codes('', '', { freeText: true, indexed: true }),
  },
}

/**
 * Stores the fingerprint of a picture once; its content is locked.
 * @param print null when no fingerprint can be made
 */
export async function savePrint(unit: Unit, hash: string, print: string | null): Promise<void> {
  if (await unit.get(printTable, hash)) return
  await unit.insert(printTable, {
    key: hash,
    project: null,
    city: null,
    values: { print, bands: print === null ? [] : [...bandsOf(print)] },
  })
}
