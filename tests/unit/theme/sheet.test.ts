import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { checkedNames } from '../../../lib/theme/class-names.ts'
import { scopeToRoot } from '../../../lib/theme/scope-to-root.ts'

/** As much of a style sheet as is looked at here. */
interface Sheet {
  readonly toString: () => string
}
interface Reader {
  readonly parse: (css: string) => Sheet
}
type Change = (sheet: Sheet, reader: Reader) => void

const require = createRequire(import.meta.url)
// adapter: the reader of style sheets comes with Vite, which names no types of it
const reader = createRequire(require.resolve('vite'))('postcss') as Reader

/** A sheet after one of the changes a published one goes through, without the spaces between its parts. */
async function changed(css: string, file: string, change: string): Promise<string> {
  const changes: Readonly<Record<string, Change>> = await import(/* @vite-ignore */ `../../../lib/styles/${file}.mjs`)
  const sheet = reader.parse(css)
  changes[change]?.(sheet, reader)
  return sheet
    .toString()
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;(?=\})/g, '')
}

describe('names in a published sheet', () => {
  it('are ours where we declare them or a theme may, and gone where nobody reads them', async () => {
    expect(
      await changed(
        '.a{--blur:1px;--unused:2px;filter:blur(var(--blur));color:var(--global-ink, red)}',
        'own-names',
        'ownNames',
      ),
    ).toBe('.a{--fk-blur:1px;filter:blur(var(--fk-blur));color:var(--fk-global-ink, red)}')
  })
  it('are replaced by their value where nothing changes it, and never where a host may', async () => {
    expect(
      await changed(
        ':where(.fk-root){--fk-colors-bg:#f4f6f9;--fk-x:4px}.dark{--fk-y:1px}.light{--fk-y:2px}' +
          '.a{color:var(--fk-colors-bg);gap:var(--fk-x);top:var(--fk-y)}',
        'shorten',
        'shorten',
      ),
    ).toBe(
      ':where(.fk-root){--fk-colors-bg:#f4f6f9}.dark{--fk-0:1px}.light{--fk-0:2px}' +
        '.a{color:var(--fk-colors-bg);gap:4px;top:var(--fk-0)}',
    )
  })
  it('of two styles are never the same', () => {
    const named = checkedNames()
    expect(() => {
      for (let count = 0; count < 5_000; count += 1) named(['hover', `color_${count}`])
    }).toThrow('share the class')
  })
})

describe('what a published sheet says', () => {
  it('is as short as it can be, but for the unit of a zero in a sum', async () => {
    expect(await changed('.a{width:calc(100% - 0px);color:#ffffff;margin:0px 0.5px}', 'shorten', 'shorten')).toBe(
      '.a{color:#fff;margin:0 .5px;width:calc(100% - 0px)}',
    )
  })
  it('stands in one order everywhere, in which what takes another back stays behind it', async () => {
    expect(await changed('.a{top:0;margin-left:1px;margin:2px;inset:auto}', 'shorten', 'shorten')).toBe(
      '.a{top:0;inset:auto;margin-left:1px;margin:2px}',
    )
  })
})

describe('a sheet on the page of a host', () => {
  it('outweighs its rules in the order of our layers, and takes back first what they set', async () => {
    const css = await changed(
      '.fk-root{color:red}.a:not(#\\#){top:0}.b:not(#\\#):not(#\\#){top:1px}',
      'isolate',
      'isolate',
    )
    expect(css).toMatch(/^\.fk-root:not\(#_#_\)\{all:initial/)
    expect(css.slice(css.indexOf('.fk-root:not(#_#_){color'))).toBe(
      '.fk-root:not(#_#_){color:red}' +
        ':is(.fk-root,.fk-root *):not(#_#_#_){&.a{top:0}}:is(.fk-root,.fk-root *):not(#_#_#_#_){&.b{top:1px}}',
    )
  })
  it('with layers stands in one layer of ours, whose lowest part takes back what layers of the host set', async () => {
    const css = await changed('@layer reset, base;@layer base{.a{top:0}}', 'isolate', 'scopeToLayer')
    expect(css).toMatch(/^@layer fangkit\{@layer reset, base;@layer reset\{\.fk-root\{all:initial/)
    expect(css).toMatch(/@layer base\{\.a\{top:0\}\}\}$/)
    await expect(changed('@layer base, reset;@layer base{.a{top:0}}', 'isolate', 'scopeToLayer')).rejects.toThrow(
      'order of its layers',
    )
  })
  it('sets nothing outside of a root, and inside only what styles read', () => {
    const everything = (properties: string) => `*,::before,::after,::backdrop{${properties}}`
    expect(
      scopeToRoot(`:root{--made-with-panda:"x"}${everything('--blur:1px;--unused:0')}.a{filter:var(--blur)}`),
    ).toBe(
      '.fk-root,.fk-root *,.fk-root ::before,.fk-root ::after,.fk-root ::backdrop {--blur:1px}.a{filter:var(--blur)}',
    )
    expect(scopeToRoot(`${everything('--unused:0')}.a{top:0}`)).toBe('.a{top:0}')
  })
})
