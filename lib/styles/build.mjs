// Writes the library's two style sheets from one source: one with cascade layers, and one without for hosts that use
// none. `node lib/styles/build.mjs <folder> <file>` writes only one of the sheets, into another folder than `dist`.
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { publish } from './publish.mjs'

// The same parser that the bundler uses for our sheets.
const postcss = createRequire(import.meta.resolve('vite'))('postcss')
// What the generator's own program runs: sources are read once for both sheets.
const fromGenerator = createRequire(import.meta.resolve('@pandacss/dev'))
const { loadConfigAndCreateContext } = fromGenerator('@pandacss/node')
fromGenerator('@pandacss/logger').logger.level = 'silent'

const SOURCES = 'lib/**/*.{ts,tsx}'
const PUBLISHED = 'dist'
const [, , into = PUBLISHED, only] = process.argv
const SHEETS = [
  { file: `${into}/styles.layered.css`, layers: true },
  { file: `${into}/styles.css`, layers: false },
]

mkdirSync(into, { recursive: true })
const generator = await loadConfigAndCreateContext({
  cwd: process.cwd(),
  config: { include: [SOURCES], minify: true },
})
generator.parseFiles()
for (const { file, layers } of SHEETS) {
  if (only !== undefined && !file.endsWith(`/${only}`)) continue
  const generated = generate(layers)
  if (generated.trim() === '') {
    console.error(`${file} could not be written`)
    process.exit(1)
  }
  // Renamed into place as a whole, so that a build running at the same time never reads half a sheet.
  const fresh = `${file}.${process.pid}.css`
  writeFileSync(fresh, publish(generated, postcss, { layers }))
  renameSync(fresh, file)
}
if (into === PUBLISHED) publishTypes()

/** @returns the sheet as the generator writes it: with cascade layers, or with what stands in for them */
function generate(layers) {
  generator.config.polyfill = !layers
  const sheet = generator.createSheet()
  generator.appendLayerParams(sheet)
  generator.appendBaselineCss(sheet)
  generator.appendParserCss(sheet)
  return generator.getCss(sheet)
}

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
