import { describe, expect, it } from 'vitest'
import { MENU_SECTIONS } from '../../../host/grids/menu-sections.ts'
import { zhCN } from '../../../lib/locale/zh-cn/zh-cn.ts'

/** Signs people read as they are: keys, file formats, names of technical things. */
const AS_IT_IS =
  /^(?:[\d\s\p{P}\p{S}]|Ctrl|Alt|Shift|Esc|Enter|Tab|Delete|PDF|CSV|GIF|ID|KB|MB|GB|px|GCJ-02|Excel|Word|[A-Z])*$/u
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text) || AS_IT_IS.test(text)
/** Whatever a text asks for. */
const anything: unknown = new Proxy({}, { get: (_target, name) => (name === Symbol.toPrimitive ? () => '1' : 1) })

/** The texts of a pack, those that are made of something filled in. */
function textsOf(pack: object): readonly (readonly [string, string])[] {
  return Object.entries(pack).flatMap(([key, text]: readonly [string, unknown]) => {
    if (typeof text === 'string') return [[key, text] as const]
    if (typeof text !== 'function') return []
    const said: unknown = Reflect.apply(text, undefined, [anything])
    return typeof said === 'string' ? [[key, said] as const] : []
  })
}

describe('what people read', () => {
  it('PRJ-003 is Chinese in every text of the widgets', () => {
    const texts = Object.entries(zhCN.messages).flatMap(([pack, messages]) =>
      textsOf(messages).map(([key, text]) => [`${pack}.${key}`, text] as const),
    )
    expect(texts.length).toBeGreaterThan(600)
    expect(texts.filter(([, text]) => !isChinese(text))).toEqual([])
  })
  it('PRJ-003 is Chinese in the titles, columns and fields of every list', async () => {
    const grids = (await Promise.all(MENU_SECTIONS.map(({ load }) => load()))).flat()
    expect(grids.length).toBeGreaterThan(100)
    const labels = grids.flatMap(({ name, title, entity }) => [
      [name, title] as const,
      ...Object.entries(entity.fields).map(([field, { label }]) => [`${name}.${field}`, label] as const),
    ])
    expect(labels.filter(([, label]) => !isChinese(label))).toEqual([])
  })
})
