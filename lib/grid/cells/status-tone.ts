import { DEMAND_STEP_DICTIONARY, DEMAND_STEP_MEANING, type StatusMeaning } from '../../domain/project/step-tone.ts'
import type { TagProps } from '../../ui/indicators/tag.tsx'

type Tone = NonNullable<TagProps['tone']>

/** Colour of each meaning: grey, blue, orange, green, red. */
export const MEANING_TONE = {
  notStarted: 'idle',
  running: 'brand',
  waiting: 'warn',
  done: 'ok',
  returned: 'bad',
} as const satisfies Record<StatusMeaning, Tone>

/** Dictionaries whose codes are statuses. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, StatusMeaning>>>> = {
  [DEMAND_STEP_DICTIONARY]: DEMAND_STEP_MEANING,
}

/** The colour of a status code, from its dictionary or from the passed meanings; null for any other dictionary. */
export function statusTone(
  dict: string | undefined,
  code: string,
  own?: Readonly<Record<string, StatusMeaning>>,
): Tone | null {
  const meanings = own ?? (dict === undefined ? undefined : MEANINGS[dict])
  return meanings ? MEANING_TONE[meanings[code] ?? 'notStarted'] : null
}
