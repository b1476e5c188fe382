import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { allCalls } from '../../../lib/contract/contract.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { type AppearanceVariables, effectiveAppearance } from '../../../lib/provider/appearance/appearance.ts'
import { membersOf } from '../../guides/declared-members.ts'
import { PROVIDER_PROP_TEXTS } from '../../guides/provider-prop-texts.ts'
import { REFERENCE, references } from '../../guides/references.ts'
import { guideFiles } from '../../guides/samples.ts'
import { servicePage } from '../../guides/service-folders.ts'
import { readmeWith } from '../../guides/size-table.ts'
import { OFFERED_NAMES, type OfferedName, TOKEN_NAMES, type WordedName } from '../../guides/variables-page.ts'

const pages = references()
const kept = readdirSync(REFERENCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))

describe('the reference', () => {
  it('says what the sources say; npm run guides writes it again', () => {
    expect(kept.sort()).toEqual([...pages.keys()].sort())
    expect(
      [...pages].filter(([file, text]) => readFileSync(join(REFERENCE, file), 'utf8') !== text).map(([file]) => file),
    ).toEqual([])
  })
  it('comes out the same twice', () => {
    expect([...references()]).toEqual([...pages])
  })
  it('names every call, with who may make it, what it takes and what it answers', () => {
    for (const { service, method } of allCalls()) {
      const part =
        (pages.get(servicePage('calls', service)) ?? '').split('\n## ').find((one) => one.startsWith(`${method}\n`)) ??
        ''
      expect([
        `${service}.${method}`,
        ...['谁可以调用：', '失败：', '### 输入', '### 答复'].filter((wanted) => !part.includes(wanted)),
      ]).toEqual([`${service}.${method}`])
    }
  })
  it('names every field of every record once', () => {
    for (const { service, fields } of Object.values(entities)) {
      const page = pages.get(servicePage('fields', service)) ?? ''
      expect(Object.keys(fields).filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
    }
  })
  it('says when a field is shown and required in the words of the explainer', () => {
    expect(pages.get('fields/project/Hf20PrjBase.md')).toContain('| 买家类型 为 公司 |')
    expect(pages.get('fields/project/Hf20PrjBase.md')).toContain(
      '| 贷款方案 不为 赎楼垫资 或 信用贷款 或 经营性抵押贷款 或 商转公贷款 |',
    )
  })
  it('offers the variables that keep their names in the published sheets, and no other', async () => {
    const { isOffered } = v.parse(
      v.object({ isOffered: v.function() }),
      await import(pathToFileURL(resolve('lib/styles/shorten.mjs')).href),
    )
    expect(OFFERED_NAMES.filter((name) => !TOKEN_NAMES.includes(name))).toEqual([])
    expect(TOKEN_NAMES.filter((name) => isOffered(`--fk-${name}`) !== OFFERED_NAMES.includes(name))).toEqual([])
  })
  it('has words for every variable `appearance` takes, which takes no other name', () => {
    expectTypeOf<WordedName>().toEqualTypeOf<OfferedName>()
    expectTypeOf<Parameters<typeof effectiveAppearance>[0]['variables']>().toEqualTypeOf<
      AppearanceVariables | undefined
    >()
    const { variables } = effectiveAppearance({ variables: { '--fk-colors-brand': 'teal' } }, 'light')
    expect(variables).toEqual({ '--fk-colors-brand': 'teal' })
    // @ts-expect-error a name with a slip would change nothing
    effectiveAppearance({ variables: { '--fk-colors-brnad': 'teal' } }, 'light')
  })
  it('has words for every prop of the provider, and none for what is none', () => {
    expect(Object.keys(PROVIDER_PROP_TEXTS).sort()).toEqual(
      membersOf('lib/provider/provider-props.ts', 'FangkitProviderProps')
        .map(({ name }) => name)
        .sort(),
    )
  })
})

describe('the README', () => {
  it('shows each measured size beside its budget, as npm run guides and npm run size -- --write record them', () => {
    const text = readFileSync('README.md', 'utf8')
    expect(readmeWith(text)).toBe(text)
  })
})

describe('the guides', () => {
  it('lead nowhere that is not there', () => {
    const files = [...guideFiles(), ...kept.map((file) => join(REFERENCE, file)), 'lib/README.md', 'CHANGELOG.md']
    const broken = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g)].flatMap(([, path = '']) =>
        existsSync(join(dirname(file), path)) ? [] : [`${file}: ${path}`],
      ),
    )
    expect(broken).toEqual([])
  })
  it('lead only to what the package carries; what only the repository has is named', () => {
    const { files } = v.parse(
      v.object({ files: v.array(v.string()) }),
      JSON.parse(readFileSync('package.json', 'utf8')),
    )
    const carried = (path: string): boolean => files.some((one) => path === one || path.startsWith(`${one}/`))
    const astray = [
      'README.md',
      ...guideFiles().filter((file) => carried(file)),
      ...kept.map((file) => join(REFERENCE, file)),
    ].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(([, path = '']) =>
        carried(join(dirname(file), path)) ? [] : [`${file}: ${path}`],
      ),
    )
    expect(astray).toEqual([])
  })
  it('are all named in their index', () => {
    const index = readFileSync('lib/guides/README.md', 'utf8')
    expect(
      readdirSync('lib/guides').filter(
        (file) => file.endsWith('.md') && file !== 'README.md' && !index.includes(`](${file})`),
      ),
    ).toEqual([])
  })
})
