import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface Source {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
}

/** Every file that is, or would be, under version control. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))

/** The TypeScript of the product: library, host and examples. */
export const sources: readonly Source[] = trackedFiles
  .filter((path) => /^(lib|host|examples)\/.*\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    return { path, text, lines: text.split('\n') }
  })
