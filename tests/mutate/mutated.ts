import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** One piece of a source that is replaced while it is loaded. */
export interface Replacement {
  /** Path from the root of the repository. */
  readonly file: string
  /** The text to replace; it occurs exactly once. */
  readonly from: string
  readonly to: string
}

/**
 * The replacement as JSON, read whenever a source is loaded; `null` replaces nothing. Tests run over the sources as
 * they are when it is not set.
 */
export const MUTATION = 'FANGKIT_MUTATION'
/** File that is written once the replacement was made. */
export const MUTATION_MADE = 'FANGKIT_MUTATION_MADE'

const ROOT = resolve(import.meta.dirname, '../..')

/** @throws Error when the text does not occur exactly once */
export function replaced(text: string, { file, from, to }: Replacement): string {
  const times = text.split(from).length - 1
  if (times !== 1) throw new Error(`${file} holds ${JSON.stringify(from)} ${times} times instead of once`)
  return text.replace(from, () => to)
}

/** Replaces the piece of a source that the environment names, as the source is loaded; nothing changes on disk. */
export const mutatedSource: Plugin = {
  name: 'mutated-source',
  enforce: 'pre',
  transform(code, id) {
    // adapter: written by the program that runs the tests
    const requested = JSON.parse(process.env[MUTATION] ?? 'null') as Replacement | null
    if (requested === null || id.replace(/\?.*$/, '') !== resolve(ROOT, requested.file)) return null
    const text = replaced(code, requested)
    const made = process.env[MUTATION_MADE]
    if (made) writeFileSync(made, '')
    return { code: text, map: null }
  },
}
