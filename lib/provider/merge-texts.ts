type Tree = Readonly<Record<string, unknown>>

/**
 * Runs a host's function for a text.
 * @returns `otherwise` where that goes wrong, or gives something else than a text
 */
export type AskText = (run: () => unknown, otherwise: unknown) => unknown

/** Texts with those of later layers laid over them. A text with `{name}` in it may stand for a function. */
export function mergeTexts<T extends object>(ask: AskText, texts: T, ...layers: readonly unknown[]): T {
  // adapter: same names, same kinds of values
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
