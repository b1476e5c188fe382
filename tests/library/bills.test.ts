import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type BillOf, billOfMaterials, licenceList, packagesOf } from './bill-of-materials.ts'

const LISTED = v.object({
  metadata: v.looseObject({ component: v.looseObject({ name: v.string(), version: v.string() }) }),
  components: v.array(
    v.looseObject({
      'bom-ref': v.string(),
      name: v.string(),
      hashes: v.pipe(v.array(v.object({ alg: v.literal('SHA-512'), content: v.string() })), v.minLength(1)),
      licenses: v.pipe(v.array(v.unknown()), v.minLength(1)),
    }),
  ),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
})

describe.each<readonly [BillOf, readonly string[], readonly string[]]>([
  ['library', ['axios', 'valibot', 'react', 'react-dom'], ['fastify', 'vitest', 'sharp']],
  ['portal', ['axios', 'react', 'fastify', 'sharp', 'pg'], []],
])('the bill of materials of the %s', (of, inside, outside) => {
  const text = billOfMaterials(of)
  const { metadata, components, dependencies } = v.parse(LISTED, JSON.parse(text))
  const names = components.map(({ name }) => name)
  it('lists each package once, with its licence and its hash, and what needs it', () => {
    expect(metadata.component).toMatchObject({ name: 'fangkit', version: '0.1.0' })
    const refs = components.map((one) => one['bom-ref'])
    expect(refs.toSorted()).toEqual([...new Set(refs)].toSorted())
    expect(refs.toSorted()).toEqual(
      packagesOf(of)
        .map(({ name, version }) => `${name}@${version}`)
        .toSorted(),
    )
    const known = new Set(['fangkit@0.1.0', ...refs])
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
    expect(names).toEqual(expect.arrayContaining([...inside]))
    expect(names.filter((name) => outside.includes(name))).toEqual([])
  })
  it('is the same each time it is written', () => {
    expect(billOfMaterials(of)).toBe(text)
    expect(text).not.toMatch(/timestamp|serialNumber/)
  })
})

it('the list of licences carries the notice of what is inside the package', () => {
  const list = licenceList('library')
  for (const name of ['react', 'pdfjs-dist', 'chinese-days', 'dompurify'])
    expect(list).toMatch(new RegExp(`^${name}@`, 'm'))
  expect(list).toMatch(/^chinese-days@\S+: MIT$/m)
  expect(list).toContain('Copyright (c) Meta Platforms')
  expect(list).not.toMatch(/^fastify@/m)
})
