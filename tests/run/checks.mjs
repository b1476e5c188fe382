// Checks that pass or fail as a whole: of the sources, of the built library.
const bin = (name) => `node_modules/.bin/${name}`

export const CHECKS = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('biome'), 'lint', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'format', command: [bin('biome'), 'format', '--colors=off', '.'] },
  {
    name: 'layers',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'lib', 'host', 'examples', 'panda.config.ts'],
  },
  { name: 'unused', command: ['npm', 'run', '--silent', 'unused'] },
]

export const BUILD = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }

/** The package as partners' tools see it, built once. */
export const AFTER_BUILD = [
  { name: 'publint', command: [bin('publint'), '--strict', '--pack', 'false'] },
  { name: 'are the types wrong', command: ['node', 'tests/library/types-right.mjs'] },
]
