import type { Dictionary } from '../../../domain/settings/dictionary.ts'
import { ADMINISTRATION_DICTIONARIES } from './administration.ts'
import { SPECIFIED_DICTIONARIES } from './specified.ts'
import { WIDE_DICTIONARIES } from './lists.ts'
import { PERMISSION_DICTIONARIES } from './permission.ts'
import { PROPOSED_DICTIONARIES } from './proposed.ts'
import { POINT_DICTIONARIES } from './points.ts'
import { TALK_DICTIONARIES } from './talk.ts'

/** Every dictionary an installation starts with. */
export const DICTIONARIES: readonly Dictionary[] = [
  ...SPECIFIED_DICTIONARIES,
  ...PROPOSED_DICTIONARIES,
  ...TALK_DICTIONARIES,
  ...POINT_DICTIONARIES,
  ...PERMISSION_DICTIONARIES,
  ...ADMINISTRATION_DICTIONARIES,
  ...WIDE_DICTIONARIES,
]
