/** A menu entry as the server returns it. */
export interface MenuRow {
  readonly code: string
  readonly name: string
  readonly father: string | null
  readonly path: string | null
  readonly icon: string | null
  readonly badge: string | null
  /** Pinyin of the name; null where the server knows none. */
  readonly readings: string | null
  readonly sort: number
}

/** A menu entry with the entries below it. */
export interface MenuNode extends Omit<MenuRow, 'father' | 'sort'> {
  readonly children: readonly MenuNode[]
}

/**
 * Returns the menu as a tree, without entries that lead to no page and without empty groups.
 * @source SHL-001, OPN-075
 */
export function menuTree(rows: readonly MenuRow[], isPage: (path: string) => boolean): readonly MenuNode[] {
  const known = new Set(rows.map(({ code }) => code))
  const below = (father: string | null, above: ReadonlySet<string>): readonly MenuNode[] =>
    rows
      .filter(
        (row) => (row.father !== null && known.has(row.father) ? row.father : null) === father && !above.has(row.code),
      )
      .toSorted((one, other) => one.sort - other.sort)
      .flatMap(({ code, name, path, icon, badge, readings }) => {
        const children = below(code, new Set([...above, code]))
        const leads = path !== null && isPage(path)
        return leads || children.length > 0
          ? [{ code, name, path: leads ? path : null, icon, badge, readings, children }]
          : []
      })
  return below(null, new Set())
}

/** Returns every entry that leads to a page; an entry comes before the ones below it. */
export function leaves(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((node) => [...(node.path === null ? [] : [node]), ...leaves(node.children)])
}

/**
 * Returns the entry of a page: the one with its whole address, otherwise the one with the first part of it.
 * @source SHL-001
 */
export function entryAt(nodes: readonly MenuNode[], pathname: string): MenuNode | null {
  const all = leaves(nodes)
  return (
    all.find(({ path }) => path === pathname) ??
    all.find(({ path }) => path === `/${pathname.split('/')[1] ?? ''}`) ??
    null
  )
}

/** Returns the codes of an entry and of all entries above it. */
export function menuPathTo(nodes: readonly MenuNode[], code: string): readonly string[] {
  for (const node of nodes) {
    if (node.code === code) return [code]
    const ancestors = menuPathTo(node.children, code)
    if (ancestors.length > 0) return [node.code, ...ancestors]
  }
  return []
}

/** Returns the name of an entry with the name of the page above it, such as 成本管理 · 报表分析. */
export function titleAt(nodes: readonly MenuNode[], pathname: string): string | null {
  const entry = entryAt(nodes, pathname)
  // The page of a record does not have the title of its list.
  if (entry === null || entry.path !== pathname) return null
  const holder = leaves(nodes).find(({ children }) => children.some(({ code }) => code === entry.code))
  return holder ? `${holder.name} · ${entry.name}` : entry.name
}

/** Returns entries whose own name and the names above it contain all words of the text. */
export function foundIn(
  nodes: readonly MenuNode[],
  text: string,
): readonly { readonly node: MenuNode; readonly above: string }[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  const walk = (
    some: readonly MenuNode[],
    above: string,
  ): readonly { readonly node: MenuNode; readonly above: string }[] =>
    some.flatMap((node) => {
      const full = `${above} ${node.name} ${node.path ?? ''}`.toLowerCase()
      const own = node.path !== null && words.every((word) => full.includes(word)) ? [{ node, above }] : []
      return [...own, ...walk(node.children, [above, node.name].filter((part) => part !== '').join(' › '))]
    })
  return walk(nodes, '')
}
