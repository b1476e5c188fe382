// Writes the library's two style sheets from one source: with cascade layers, and without for hosts that use none.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isolate, keepToLayer } from './isolate.mjs'
import { ownNames } from './own-names.mjs'
import { shorten } from './shorten.mjs'

// The parser the bundler reads our sheets with.
const postcss = createRequire(import.meta.resolve('vite'))('postcss')

const SOURCES = 'lib/**/*.{ts,tsx}'
const SHEETS = [
  { file: 'dist/styles.layered.css', options: [], finish: (root) => keepToLayer(root, postcss) },
  { file: 'dist/styles.css', options: ['--polyfill'], finish: (root) => isolate(root, postcss) },
]

mkdirSync('dist', { recursive: true })
for (const { file, options, finish } of SHEETS) {
  const { status } = spawnSync('node_modules/.bin/panda', ['cssgen', SOURCES, '--silent', '--minify', '--outfile', file, ...options], { stdio: 'inherit' })
  const root = status === 0 ? postcss.parse(readFileSync(file, 'utf8')) : null
  if (root === null || root.nodes.length === 0) {
    console.error(`${file} could not be written`)
    process.exit(1)
  }
  ownNames(root)
  shorten(root)
  finish(root)
  writeFileSync(file, root.toString())
}
// An import of a sheet needs something to look at.
writeFileSync('dist/styles.css.d.ts', 'export {}\n')
// The declarations of recipes refer to these; the bundler copies modules only.
for (const folder of ['types', 'tokens']) {
  cpSync(`lib/styled-system/${folder}`, `dist/styled-system/${folder}`, { recursive: true, filter: (path) => !/\.js$|global\.d\.ts$/.test(path) })
}
// What speaks to the generator's own configuration stays here.
const index = 'dist/styled-system/types/index.d.ts'
writeFileSync(index, readFileSync(index, 'utf8').replace(/^import ['"]\.\/global\.d\.ts['"];?\n?/m, ''))
