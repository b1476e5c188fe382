type Tree = Readonly<Record<string, unknown>>

/**
 * Runs a host's function that returns a text.
 *
 * @returns `otherwise` if it throws or returns something else than a text
 */
export type AskText = (run: () => unknown, otherwise: unknown) => unknown

/** Merges texts with those of later layers. A text with `{name}` placeholders may replace a function. */
export function mergeTexts<T extends object>(ask: AskText, texts: T, ...layers: readonly unknown[]): T {
  // adapter: same names, same types of values
  return layers.reduce<Tree>((merged, layer) => (isTree(layer) ? lay(ask, merged, layer) : merged), texts as Tree) as T
}

function lay(ask: AskText, texts: Tree, over: Tree): Tree {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const own = Object.hasOwn(over, name) ? over[name] : undefined
      if (own === undefined || own === null) return [name, text]
      if (isTree(text)) return [name, isTree(own) ? lay(ask, text, own) : text]
      if (typeof text === 'function' && typeof own === 'string')
        return [name, (parameters: Tree) => fill(own, parameters)]
      if (typeof text === 'function' && typeof own === 'function')
        return [name, (parameters: Tree) => ask(() => own(parameters), text(parameters))]
      return [name, typeof own === typeof text ? own : text]
    }),
  )
}

function fill(text: string, parameters: Tree): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  )
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
