import { en } from '../../lib/locale/en/en.ts'
import { zhCN } from '../../lib/locale/zh-cn/zh-cn.ts'
import { code, page, table } from './markdown.ts'

interface Text {
  readonly path: string
  readonly text: string
}

/** Stands for any parameter: says its own name where it becomes text. */
const spoken: object = new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? `{${name}}` : undefined) })

function textOf(text: (parameters: object) => unknown): string {
  try {
    const said = text(spoken)
    return typeof said === 'string' ? said : ''
  } catch {
    return '（由参数计算）' // a text that does more with a parameter than to say it
  }
}

/** Every text of a pack, by its path. */
function texts(pack: object, path: readonly string[] = []): readonly Text[] {
  return Object.entries(pack).flatMap(([name, value]: [string, unknown]) => {
    const here = [...path, name]
    if (typeof value === 'string') return [{ path: here.join('.'), text: value }]
    if (typeof value === 'function')
      // adapter: a text with parameters takes one object
      return [{ path: here.join('.'), text: textOf(value as (parameters: object) => unknown) }]
    return typeof value === 'object' && value !== null ? texts(value, here) : []
  })
}

export function messagesPage(): string {
  const packs = Object.entries(zhCN.messages).map(([name, pack]) => {
    const english = new Map(
      texts((en.messages as Readonly<Record<string, object | undefined>>)[name] ?? {}).map(({ path, text }) => [
        path,
        text,
      ]),
    ) // adapter: looked up by the name of any pack
    return `## ${name}\n\n${table(
      ['键', '中文', 'en'],
      texts(pack).map(({ path, text }) => [code(path), text, english.get(path) ?? '']),
    )}`
  })
  return page(
    '界面文字',
    `每个键都可在 ${code('FangkitProvider')} 的 ${code('messages')} 里改写：` +
      `${code("messages={{ common: { save: '存档' } }}")}。${code('{名称}')} 是参数，改写时可以省略或换位置，也可以给函数。` +
      '写法见[文字](../messages.md)。',
    ...packs,
  )
}
