import type { Dictionary } from '../../domain/dictionary.ts'
import { ADMINISTRATION_DICTIONARIES } from './dictionaries/administration.ts'
import { GIVEN_DICTIONARIES } from './dictionaries/given.ts'
import { WIDE_DICTIONARIES } from './dictionaries/lists.ts'
import { PERMISSION_DICTIONARIES } from './dictionaries/permission.ts'
import { PROPOSED_DICTIONARIES } from './dictionaries/proposed.ts'
import { POINT_DICTIONARIES } from './dictionaries/points.ts'
import { TALK_DICTIONARIES } from './dictionaries/talk.ts'

/** Every dictionary an installation starts with. */
export const DICTIONARIES: readonly Dictionary[] = [
  ...GIVEN_DICTIONARIES,
  ...PROPOSED_DICTIONARIES,
  ...TALK_DICTIONARIES,
  ...POINT_DICTIONARIES,
  ...PERMISSION_DICTIONARIES,
  ...ADMINISTRATION_DICTIONARIES,
  ...WIDE_DICTIONARIES,
]
