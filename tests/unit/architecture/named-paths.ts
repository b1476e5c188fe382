import { posix } from 'node:path'

/** A document of the repository. */
export interface Document {
  readonly path: string
  readonly text: string
}

const CODE_ENDING = /\.(?:tsx?|mjs|cjs|md|css|jsonc?|sql|html)$/
/** Endings a document may leave out: `tests/run/main`. */
const LEFT_OUT = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.test.tsx']
/** First folders of paths outside the repository: packages, media types, addresses, files made at run time. */
const OUTSIDE = new Set(
  'fangkit react node_modules dist axios DATA_DIR . .. .cache application multipart image text form web'.split(' '),
)
const isOutside = (name: string): boolean =>
  name.startsWith('@') ||
  name.startsWith('lib/styled-system') ||
  (name.includes('/') && OUTSIDE.has(name.split('/')[0] ?? ''))
/** Patterns and examples: `x-grid.ts`, `0001-what-it-does.sql`, `*.test.ts`. */
const PATTERN = /[*{}<>[\],…]|(?:^|\/)x-|what-it-does/

/** The paths a line names in backticks, without patterns and paths outside the repository. */
function namedIn(line: string): readonly string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter(
      (name) => /^[\w.][\w./-]*$/.test(name) && (CODE_ENDING.test(name) || /^(?:lib|host|tests|examples)\//.test(name)),
    )
    .filter((name) => !isOutside(name) && !PATTERN.test(name))
}

/** The addresses of links within the repository. */
const linkedIn = (line: string): readonly string[] =>
  [...line.matchAll(/\]\(([^()\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address))

/** @returns `document:line: path` of every path that a document names and the repository does not have */
export function missingPaths(documents: readonly Document[], files: readonly string[]): readonly string[] {
  const ends = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    for (let to = parts.length; to > 0; to -= 1)
      for (let from = 0; from < to; from += 1) ends.add(parts.slice(from, to).join('/'))
  }
  const whole = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const named = namedIn(line).filter((name) => !LEFT_OUT.some((ending) => ends.has(name + ending)))
      const linked = linkedIn(line).filter((address) => !whole.has(posix.join(posix.dirname(path), address)))
      return [...named, ...linked].map((name) => `${path}:${index + 1}: ${name}`)
    }),
  )
}

const foldersOf = (file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
