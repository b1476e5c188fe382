import { BUDGETS, KB, type Size } from '../library/sizes.ts'
import { table } from './markdown.ts'

const BEGIN = '<!-- sizes -->'
const END = '<!-- /sizes -->'

/** Names of the measured sizes in the README; a size without an entry is shown by its own name. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  provider: 'FangkitProvider',
  'ConfigGrid alone': 'FangkitProvider + ConfigGrid',
  'the same with its rows': 'FangkitProvider + ConfigGrid，连同随后加载的清单',
  'ConfigGrid beside any other': 'ConfigGrid，已有别的组件时最多另加',
  'ProjectDetail first view': 'FangkitProvider + ProjectDetail',
  'FeeTab alone': 'FangkitProvider + FeeTab',
  'the same with its lists': 'FangkitProvider + FeeTab，连同随后加载的清单',
  'FeeTab beside any other': 'FeeTab，已有别的组件时最多另加',
  'FlowTab alone': 'FangkitProvider + FlowTab',
  'the same with its list': 'FangkitProvider + FlowTab，连同随后加载的流程',
  'FlowTab beside any other': 'FlowTab，已有别的组件时最多另加',
  'FormPreview beside the provider': 'FormPreview，另加',
  'PapersTab alone': 'FangkitProvider + PapersTab',
  'the same with its papers': 'FangkitProvider + PapersTab，连同随后加载的资料',
  'PapersTab beside any other': 'PapersTab，已有别的组件时最多另加',
  'the same with its forms': 'FormPreview，连同随后加载的申请表',
  'ImageViewer beside the provider': 'ImageViewer，另加',
  'ImageViewer with pictures open': 'ImageViewer，打开图片时',
  'elements with FeeTab and React': '网页元素：运行时、React、样式与 fangkit-fee-tab',
}
const descriptionOf = (name: string): string => DESCRIPTIONS[name] ?? name

/** The figures a README holds, in whole KB: those last written, since measuring needs the built library. */
function figuresIn(readme: string): ReadonlyMap<string, string> {
  const rows = [...parted(readme)[1].matchAll(/^\| ([^|]+?) \| (\d+) KB \| \d+ KB \|$/gm)]
  return new Map(rows.map(([, name = '', figure = '']) => [name, figure]))
}

/** The text before the table, the table, and the text after it. */
function parted(readme: string): readonly [before: string, table: string, after: string] {
  const [start, end] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)]
  if (start < BEGIN.length || end < start) throw new Error(`README.md has no ${BEGIN} … ${END}`)
  return [readme.slice(0, start), readme.slice(start, end), readme.slice(end)]
}

/**
 * The README with its table of sizes: names and budgets from where they are enforced, figures as measured now, else as
 * they stand there.
 */
export function readmeWith(readme: string, measured: readonly Size[] = []): string {
  const [before, , after] = parted(readme)
  const known = figuresIn(readme)
  const now = new Map(measured.map(({ name, bytes }) => [descriptionOf(name), String(Math.ceil(bytes / KB))]))
  const rows = BUDGETS.map(({ name, limit }) => {
    const figure = now.get(descriptionOf(name)) ?? known.get(descriptionOf(name))
    return [descriptionOf(name), figure === undefined ? '—' : `${figure} KB`, `${limit} KB`]
  })
  return `${before}\n${table(['加载什么', '现在', '预算'], rows)}\n${after}`
}
