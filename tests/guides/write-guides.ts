import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REFERENCE, references } from './references.ts'
import { readmeWith } from './size-table.ts'

const pages = references()
mkdirSync(REFERENCE, { recursive: true })
for (const file of readdirSync(REFERENCE, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.md') && !pages.has(file)) rmSync(join(REFERENCE, file))
for (const [file, text] of pages) {
  mkdirSync(dirname(join(REFERENCE, file)), { recursive: true })
  writeFileSync(join(REFERENCE, file), text)
}
writeFileSync('README.md', readmeWith(readFileSync('README.md', 'utf8')))
process.stdout.write(`${pages.size} pages written to ${REFERENCE}\n`)
