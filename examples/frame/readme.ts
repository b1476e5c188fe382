/** What the front matter of a README says about its folder. */
export interface Example {
  readonly folder: string
  readonly title: string
  readonly idea: string
  /** The widget shown, or several. */
  readonly widget: string
  readonly group: string
  /** Links worth opening, with a label for each. */
  readonly links: readonly { readonly label: string; readonly search: string }[]
}

const READMES = import.meta.glob<string>('../*/README.md', { query: '?raw', import: 'default', eager: true })

/** `没有数据 ?scenario=empty · 没有权限 ?scenario=forbidden` */
const linksOf = (text: string): Example['links'] =>
  text.split(' · ').flatMap((part) => {
    const [, label, search] = /^(\S.*) (\?\S+)$/.exec(part.trim()) ?? []
    return label !== undefined && search !== undefined ? [{ label, search }] : []
  })

/** Reads the front matter between two lines of dashes; null for a README without one. */
export function exampleOf(path: string, text: string): Example | null {
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (head === undefined) return null
  const said = new Map(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const need = (name: string): string => {
    const value = said.get(name)
    if (value === undefined || value === '') throw new Error(`${path}: 缺少 ${name}`)
    return value
  }
  return {
    folder: path.split('/').at(-2) ?? '',
    title: need('title'),
    idea: need('idea'),
    widget: need('widget'),
    group: need('group'),
    links: linksOf(said.get('links') ?? ''),
  }
}

/** Every folder whose README has front matter, sorted by folder. */
export const EXAMPLES: readonly Example[] = Object.entries(READMES).flatMap(
  ([path, text]) => exampleOf(path, text) ?? [],
)

/** @throws Error for a folder whose README has no front matter */
export function exampleIn(folder: string): Example {
  const found = EXAMPLES.find((example) => example.folder === folder)
  if (!found) throw new Error(`examples/${folder}/README.md 没有开头的说明`)
  return found
}
