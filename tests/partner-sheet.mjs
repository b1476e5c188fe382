// Writes the sheet a partner's page has, as `lib/styles/build.mjs` does, with the classes of the examples themselves.
// Built examples carry the sheet of this repository, which stands in layers and takes nothing back.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { isolate } from '../lib/styles/isolate.mjs'
import { ownNames } from '../lib/styles/own-names.mjs'
import { shorten } from '../lib/styles/shorten.mjs'

const postcss = createRequire(import.meta.resolve('vite'))('postcss')

const [file] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
const { status } = spawnSync(
  'node_modules/.bin/panda',
  ['cssgen', '{lib,examples}/**/*.{ts,tsx}', '--silent', '--minify', '--polyfill', '--outfile', file],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(1)
const root = postcss.parse(readFileSync(file, 'utf8'))
ownNames(root)
shorten(root)
isolate(root, postcss)
writeFileSync(file, root.toString())
