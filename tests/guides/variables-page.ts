import type { AppearanceVariable } from '../../lib/provider/appearance/appearance.ts'
import { colours } from '../../lib/theme/colours.ts'
import { density } from '../../lib/theme/density.ts'
import { scales } from '../../lib/theme/scales.ts'
import { code, page, table } from './markdown.ts'
import { partClasses } from './part-classes.ts'

/** Names of the variables hosts may set, without `--fk-`. */
export type OfferedName = AppearanceVariable extends `--fk-${infer N}` ? N : never

/** A variable hosts may set: its place among the tokens, what it is for, and what it may be. */
interface Offered<N extends string = OfferedName> {
  readonly name: N
  readonly use: string
  readonly range: string
}

const COLOUR = '颜色'
const TEXT = '颜色，与所在底色的对比度不低于 4.5:1'
const offered = <const P extends string, const N extends string>(
  prefix: P,
  rows: readonly (readonly [name: N, use: string, range?: string])[],
  range: string,
): readonly Offered<`${P}-${N}`>[] =>
  rows.map(([name, use, own]) => ({ name: `${prefix}-${name}`, use, range: own ?? range }))

const OFFERED = {
  底色与线: offered(
    'colors',
    [
      ['bg', '页面底色'],
      ['surface', '卡片'],
      ['surface-2', '浅一级的填充'],
      ['surface-3', '再浅一级的填充'],
      ['overlay', '浮层'],
      ['scrim', '浮层后的遮罩', '半透明颜色'],
      ['line', '分隔线'],
      ['line-strong', '按钮边框'],
      ['line-input', '输入框边框', '颜色，与底色的对比度不低于 3:1'],
    ],
    COLOUR,
  ),
  文字: offered(
    'colors',
    [
      ['ink', '正文'],
      ['ink-2', '次要文字'],
      ['ink-3', '说明文字'],
      ['ink-4', '不可用的文字', COLOUR],
    ],
    TEXT,
  ),
  强调色: offered(
    'colors',
    [
      ['brand', '链接、选中、焦点', TEXT],
      ['brand-solid', '主要按钮'],
      ['brand-hover', '主要按钮悬停'],
      ['on-brand', '主要按钮上的文字', '颜色，与主要按钮的对比度不低于 4.5:1'],
      ['brand-soft', '选中的底色'],
      ['brand-line', '选中的边框'],
      ['brand-ink', '选中底色上的文字', TEXT],
    ],
    COLOUR,
  ),
  状态: offered(
    'colors',
    [
      ['ok', '成功', TEXT],
      ['ok-soft', '成功的底色'],
      ['ok-line', '成功的边框'],
      ['warn', '警告', TEXT],
      ['warn-soft', '警告的底色'],
      ['warn-line', '警告的边框'],
      ['bad', '错误', TEXT],
      ['bad-soft', '错误的底色'],
      ['bad-line', '错误的边框'],
    ],
    COLOUR,
  ),
  字体: [
    ...offered(
      'fonts',
      [
        ['body', '正文字体'],
        ['mono', '编号与金额的字体'],
      ],
      '字体列表',
    ),
    { name: 'font-sizes-body', use: '正文字号', range: '12px 至 16px' },
  ],
  圆角: offered(
    'radii',
    [
      ['sm', '标签'],
      ['md', '按钮与输入框'],
      ['lg', '卡片'],
      ['xl', '对话框'],
    ],
    '0px 至 16px',
  ),
  高度: offered(
    'sizes',
    [
      ['control', '按钮与输入框'],
      ['control-sm', '小号'],
      ['control-lg', '大号'],
    ],
    '24px 至 48px',
  ),
  层级: offered(
    'z-index',
    [
      ['overlay', '抽屉与对话框'],
      ['popup', '下拉与日历，应高于 overlay'],
      ['toast', '轻提示，应最高'],
    ],
    '整数',
  ),
} as const satisfies Readonly<Record<string, readonly Offered[]>>
/** What the reference has words for. */
export type WordedName = (typeof OFFERED)[keyof typeof OFFERED][number]['name']

/** Names of all offered variables, without `--fk-`. */
export const OFFERED_NAMES: readonly string[] = Object.values(OFFERED).flatMap((group) => group.map(({ name }) => name))

type Token = { readonly value: string | Readonly<Record<string, string | undefined>> }
const TOKENS: Readonly<Record<string, Readonly<Record<string, Token>>>> = {
  colors: colours,
  fonts: scales.fonts,
  'font-sizes': density.fontSizes,
  radii: scales.radii,
  sizes: { ...scales.sizes, ...density.sizes },
  'z-index': scales.zIndex,
}
/** Names of all tokens of the theme that could be offered, without `--fk-`. */
export const TOKEN_NAMES: readonly string[] = Object.entries(TOKENS).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `${group}-${name}`),
)

const STATES: Readonly<Record<string, string>> = { base: '', _dark: '深色 ', _contrast: '高对比 ', _compact: '紧凑 ' }

function defaultOf(name: string): string {
  const group = Object.keys(TOKENS).find((one) => name.startsWith(`${one}-`)) ?? ''
  const token = TOKENS[group]?.[name.slice(group.length + 1)]
  if (!token) throw new Error(`the theme has no ${name}`)
  const { value } = token
  return typeof value === 'string'
    ? code(value)
    : Object.entries(value)
        .flatMap(([state, styles]) => (styles === undefined ? [] : [`${STATES[state] ?? state}${code(styles)}`]))
        .join('，')
}

export function variablesPage(): string {
  const groups = Object.entries(OFFERED).map(
    ([group, rows]) =>
      `## ${group}\n\n${table(
        ['变量', '用途', '缺省', '范围'],
        rows.map(({ name, use, range }) => [code(`--fk-${name}`), use, defaultOf(name), range]),
      )}`,
  )
  return page(
    '样式变量',
    `只有下列变量是约定的一部分；样式表里的其他变量会改名。在 ${code('appearance.variables')} 里设：给 Provider、给 ${code('connectFangkit')}，` +
      `或给一个组件。尺寸用 px：组件不随宿主的 ${code('html{font-size}')} 缩放。写法见[主题](../theming.md)。`,
    ...groups,
    partClasses(),
  )
}
