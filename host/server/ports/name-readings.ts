import type { NameReadings } from 'fangkit/backend'
import { pinyin, polyphonic } from 'pinyin-pro'

/** Characters without tones; ü is typed as v. */
const PLAIN = { toneType: 'none', type: 'array', v: true } as const

/** Reads names in pinyin: the reading of a surname first, then every other reading of each character. */
export const nameReadings: NameReadings = (name) => {
  // A character that is not Chinese stays itself, so that readings and characters have the same order.
  const likely = pinyin(name, { ...PLAIN, mode: 'surname' })
  const all = polyphonic(name, PLAIN)
  return [...name].map((_character, at) => {
    const first = likely[at]
    return [...new Set([...(first === undefined ? [] : [first]), ...(all[at] ?? [])])]
  })
}
