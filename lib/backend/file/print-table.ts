import { codes, text } from '../../catalogue/field.ts'
import { bandsOf } from '../../domain/file/picture-print.ts'
import type { Table, Unit } from '../store.ts'

/** What pictures look like, under the hash of their content. It goes with the bytes. */
export const printTable: Table = {
  name: 'picture_print',
  fields: {
    /** Empty for what nobody can say anything of. */
    print: text('图片特征', { maxLength: 5_000 }),
    /** Parts of it, which alike pictures are found by. */
    bands: codes('', '', { freeText: true, indexed: true }),
  },
}

/**
 * Keeps what a picture looks like, the first time; its content is locked. @param print null for what nobody can say
 * anything of
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
