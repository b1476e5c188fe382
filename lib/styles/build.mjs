// Writes the library's two style sheets from one source: one with cascade layers, and one without for hosts that use
// none. `node lib/styles/build.mjs <folder> <file>` writes only one of the sheets, into another folder than `dist`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { publish } from './publish.mjs'

// The same parser that the bundler uses for our sheets.
const postcss = createRequire(import.meta.resolve('vite'))('postcss')

const SOURCES = 'lib/**/*.{ts,tsx}'
const PUBLISHED = 'dist'
const [, , into = PUBLISHED, only] = process.argv
const SHEETS = [
  { file: `${into}/styles.layered.css`, options: [], layers: true },
  { file: `${into}/styles.css`, options: ['--polyfill'], layers: false },
]

mkdirSync(into, { recursive: true })
for (const { file, options, layers } of SHEETS) {
  if (only !== undefined && !file.endsWith(`/${only}`)) continue
  // Renamed into place as a whole, so that a build running at the same time never reads half a sheet.
  const fresh = `${file}.${process.pid}.css`
  const { status } = spawnSync(
    'node_modules/.bin/panda',
    ['cssgen', SOURCES, '--silent', '--minify', '--outfile', fresh, ...options],
    { stdio: 'inherit' },
  )
  const generated = status === 0 ? readFileSync(fresh, 'utf8') : ''
  if (generated.trim() === '') {
    console.error(`${file} could not be written`)
    process.exit(1)
  }
  writeFileSync(fresh, publish(generated, postcss, { layers }))
  renameSync(fresh, file)
}
if (into === PUBLISHED) publishTypes()

function publishTypes() {
  // TypeScript needs a declaration file for an import of the sheet.
  writeFileSync('dist/styles.css.d.ts', 'export {}\n')
  // The declarations of recipes refer to these files; the bundler copies modules only.
  for (const folder of ['types', 'tokens']) {
    cpSync(`lib/styled-system/${folder}`, `dist/styled-system/${folder}`, {
      recursive: true,
      filter: (path) => !/\.js$|global\.d\.ts$/.test(path),
    })
  }
  // Declarations that refer to the generator's own configuration are not published.
  const index = 'dist/styled-system/types/index.d.ts'
  writeFileSync(index, readFileSync(index, 'utf8').replace(/^import ['"]\.\/global\.d\.ts['"];?\n?/m, ''))
}
