import type { Dictionary } from '../../domain/dictionary.ts'
import { GIVEN_DICTIONARIES } from './dictionaries/given.ts'
import { WIDE_DICTIONARIES } from './dictionaries/lists.ts'
import { PROPOSED_DICTIONARIES } from './dictionaries/proposed.ts'

/** Every dictionary an installation starts with. */
export const DICTIONARIES: readonly Dictionary[] = [...GIVEN_DICTIONARIES, ...PROPOSED_DICTIONARIES, ...WIDE_DICTIONARIES]
