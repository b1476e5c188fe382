import { dictionaryCalls } from '../../contract/settings/dictionary-calls.ts'

/**
 * In a file that is only ever loaded on demand: one that a page has anyway would carry a record of all its exports
 * along.
 */
export const dictionaryValues = dictionaryCalls.getDictVals
