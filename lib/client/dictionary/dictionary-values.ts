import { dictionaryCalls } from '../../contract/settings/dictionary-calls.ts'

/**
 * Stays in a file that is only loaded on demand. In a file of the first view, the bundler would add a record of all its
 * exports.
 */
export const dictionaryValues = dictionaryCalls.getDictVals
