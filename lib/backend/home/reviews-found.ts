import type { Entity } from '../../catalogue/entity.ts'
import type { SignedIn } from '../handler.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'
import { memberTable } from '../member/member-tables.ts'
import { projectTable } from '../project/project-table.ts'
import type { Filter } from '../store.ts'

/** Conditions on the entries that wait for a decision, so that they belong to a searched text. */
export interface ReviewSearch {
  /** @param titled the coded field of the entity that the title of an entry is read from */
  readonly where: (entity: Entity, titled: string) => Promise<readonly Filter[]>
}

const EVERY: ReviewSearch = { where: async () => [] }

/**
 * Searches entries by the number or the address of their case, by the name of a person in it (or the pinyin of the
 * name), and by the title of the entry, such as a kind of paper. An empty text leaves out nothing.
 */
export function reviewSearch({ unit }: Pick<SignedIn, 'unit'>, text: string): ReviewSearch {
  if (text === '') return EVERY
  const ofCase: Filter = {
    field: '$project',
    oneOf: {
      table: projectTable,
      where: {
        any: [
          { field: 'prjNo', contains: text },
          { field: 'hf20HouseAddress', contains: text },
          {
            field: '$key',
            oneOf: { table: memberTable, where: { field: 'hf23LinkName', named: text }, by: '$project' },
          },
        ],
      },
    },
  }
  return {
    where: async (entity, titled) => {
      const dict = entity.fields[titled]?.dict
      const { rows } =
        dict === undefined
          ? { rows: [] }
          : await unit.list(dictEntryTable, {
              where: {
                all: [
                  { field: 'dict', is: [dict] },
                  { field: 'value', contains: text },
                ],
              },
              counted: false,
            })
      const codes = rows.flatMap(({ values: { key } }) => (typeof key === 'string' ? [key] : []))
      return [codes.length === 0 ? ofCase : { any: [ofCase, { field: titled, is: codes }] }]
    },
  }
}
