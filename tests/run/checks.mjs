// Checks that pass or fail as a whole: of the sources, of the built library.
import { existsSync } from 'node:fs'

const bin = (name) => `node_modules/.bin/${name}`

/** The compiler without an interface for programs, four times as fast; the other one writes declarations. */
const TYPES = ['node', 'node_modules/typescript-native/bin/tsc']

export const CHECKS = [
  {
    name: 'types',
    command: [...TYPES, '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  { name: 'lint', command: [bin('biome'), 'lint', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'format', command: [bin('biome'), 'format', '--colors=off', '.'] },
  {
    name: 'layers',
    command: [
      ...[bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      ...['lib', 'host', 'examples', 'docs', 'panda.config.ts'],
    ],
  },
  { name: 'unused', command: ['npm', 'run', '--silent', 'unused'] },
]

export const BUILD = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }

/** The package as partners' tools see it, built once. */
export const AFTER_BUILD = [
  { name: 'publint', command: [bin('publint'), '--strict', '--pack', 'false'] },
  { name: 'are the types wrong', command: ['node', 'tests/library/types-right.mjs'] },
]

/**
 * The quick ones for what changed: types of everything (the compiler remembers what it knew), lint and form of files.
 */
export function ofFiles(paths) {
  const code = paths.filter((path) => /\.(?:tsx?|mjs|json|css)$/.test(path) && existsSync(path))
  return [
    ...(code.length > 0
      ? [{ name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '--colors=off', ...code] }]
      : []),
    CHECKS.find(({ name }) => name === 'types'),
  ]
}
