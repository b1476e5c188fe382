// Writes the sheet a partner's page has, as `lib/styles/build.mjs` does, with the classes of the examples themselves.
// Built examples carry the sheet of this repository, which stands in layers and takes nothing back.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { publish } from '../lib/styles/publish.mjs'

const postcss = createRequire(import.meta.resolve('vite'))('postcss')

const [file] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
const { status } = spawnSync(
  'node_modules/.bin/panda',
  ['cssgen', '{lib,examples}/**/*.{ts,tsx}', '--silent', '--minify', '--polyfill', '--outfile', file],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(1)
writeFileSync(file, publish(readFileSync(file, 'utf8'), postcss, { layers: false }))
