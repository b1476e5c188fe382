import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { lockedPackages } from '../../library/locked-packages.ts'

/** Packages that would run a program while they are installed, what it does, and why it need not run. */
const REVIEWED: Readonly<Record<string, string>> = {
  esbuild: 'puts its program in the place of its launcher, or downloads it unchecked; the launcher finds it by itself',
  'tesseract.js': 'prints a request for donations',
}
const MANIFEST = v.object({ allowScripts: v.record(v.string(), v.boolean()) })

it('programs of packages run at no installation: each is known, reviewed and denied', () => {
  const found = [...new Set(lockedPackages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? name : [])))]
  expect(
    found.toSorted(),
    'Read what the program does and write it here, or take another package; remove the line of one that has none.',
  ).toEqual(Object.keys(REVIEWED).toSorted())
  const { allowScripts } = v.parse(MANIFEST, JSON.parse(readFileSync('package.json', 'utf8')))
  expect(allowScripts).toEqual(Object.fromEntries(Object.keys(REVIEWED).map((name) => [name, false])))
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})
