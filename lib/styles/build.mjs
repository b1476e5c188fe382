// Writes the library's two style sheets from one source: with cascade layers, and flattened for hosts without them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'

const SOURCES = 'lib/**/*.{ts,tsx}'
const SHEETS = [
  { file: 'dist/styles.layered.css', options: [] },
  { file: 'dist/styles.css', options: ['--polyfill'] },
]

mkdirSync('dist', { recursive: true })
for (const { file, options } of SHEETS) {
  const { status } = spawnSync('node_modules/.bin/panda', ['cssgen', SOURCES, '--silent', '--minify', '--outfile', file, ...options], { stdio: 'inherit' })
  if (status !== 0 || statSync(file).size === 0) {
    console.error(`${file} could not be written`)
    process.exit(1)
  }
}
