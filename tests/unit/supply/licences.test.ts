import { describe, expect, it } from 'vitest'
import { type LockedPackage, lockedPackages } from '../../library/locked-packages.ts'

/** They ask for their notice to be kept and nothing else, so a partner may ship what carries them. */
const ANYWHERE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib']
/** Others, which no partner receives: in which packages, and why they may stay. */
const NOT_SHIPPED: Readonly<Record<string, readonly [packages: RegExp, reason: string]>> = {
  'LGPL-3.0-or-later': [/^@img\/sharp-/, 'a library of its own, loaded by the server as it is published'],
  'MPL-2.0': [/^(lightningcss|axe-core)/, 'programs of the build and of tests, used as they are published'],
  'CC0-1.0': [/^@iconify-json\/simple-icons$/, 'icons that come with the generator of the documentation'],
  'OFL-1.1': [/^@expo-google-fonts\/noto-sans-sc$/, 'a font that documents may embed'],
  'CC-BY-4.0': [/^caniuse-lite$/, 'data the build reads'],
  'Python-2.0': [/^argparse$/, 'a part of a program of the checks'],
}

/** One of these licences is enough: of `A OR B` one, of `A AND B` both. */
function isCovered(licence: string, covers: (one: string) => boolean): boolean {
  const [, inner = licence] = /^\((.*)\)$/.exec(licence) ?? []
  const both = inner.split(' AND ')
  if (both.length > 1) return both.every((one) => isCovered(one, covers))
  return inner.split(' OR ').some(covers)
}
const mayStay = ({ name, licence, withLibrary }: LockedPackage): boolean =>
  isCovered(licence, (one) => ANYWHERE.includes(one) || (!withLibrary && NOT_SHIPPED[one]?.[0].test(name) === true))

const sample = (licence: string, further: Partial<LockedPackage> = {}): LockedPackage => ({
  ...{ path: '', name: 'x', version: '1.0.0', resolved: '', integrity: '', hasInstallScript: false },
  ...{ licence, withLibrary: true, ...further },
})

describe('licences of what is installed', () => {
  it('are on the list of licences, those that ask for more only where no partner receives them', () => {
    expect(lockedPackages.length).toBeGreaterThan(200)
    expect(
      lockedPackages
        .filter((one) => !mayStay(one))
        .map(({ path, version, licence }) => `${path} ${version}: ${licence}`),
      'Take another package, or add its licence here with the reason why it may stay.',
    ).toEqual([])
    const carried = lockedPackages.map(({ licence }) => licence).join()
    expect(
      [...ANYWHERE, ...Object.keys(NOT_SHIPPED)].filter((licence) => !carried.includes(licence)),
      'Remove the licence: no package carries it any more.',
    ).toEqual([])
  })
  it('refuse an unknown one, a missing one, and one of several that all hold', () => {
    expect(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)'].filter((one) => !mayStay(sample(one)))).toEqual([])
    expect(['', 'GPL-3.0', 'MIT AND GPL-3.0', 'MPL-2.0'].filter((one) => mayStay(sample(one)))).toEqual([])
    expect(mayStay(sample('MPL-2.0', { name: 'axe-core', withLibrary: false }))).toBe(true)
    expect(mayStay(sample('MPL-2.0', { name: 'another', withLibrary: false }))).toBe(false)
  })
})

describe('the lock file', () => {
  it('holds a strong hash of every package, and takes none from a place of its own', () => {
    expect(lockedPackages.filter(({ integrity }) => !/^sha512-/.test(integrity)).map(({ path }) => path)).toEqual([])
    // Without an address a package comes from where all others come from.
    expect(lockedPackages.filter(({ resolved }) => resolved !== '').map(({ path }) => path)).toEqual([])
  })
})
