import type { ReactNode } from 'react'

/** One branch or leaf of a tree. */
export interface TreeNode {
  /** Identifies the node; unique in the whole tree. */
  readonly value: string
  readonly label: string
  /** Small grey text after the label. */
  readonly hint?: string | undefined
  /** A lucide icon before the label. */
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
  /** Set it, even if empty, when the node has or may have children. */
  readonly children?: readonly TreeNode[] | undefined
  /** True while its children are loading. */
  readonly loading?: boolean | undefined
}

/** A node that is on screen, with its depth and state. */
export interface VisibleNode {
  readonly node: TreeNode
  /** Depth, from 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  readonly parent: string | null
}

/** Returns the visible nodes, top to bottom. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, size: nodes.length, parent },
    ...(node.children !== undefined && expanded.has(node.value)
      ? visibleNodes(node.children, expanded, level + 1, node.value)
      : []),
  ])
}

/** Returns the leaves below a node, or the node itself when it is a leaf. Skips disabled branches. */
export function leavesOf(node: TreeNode): readonly string[] {
  if (node.disabled === true) return []
  if (node.children === undefined || node.children.length === 0) return [node.value]
  return node.children.flatMap(leavesOf)
}

/** Returns whether a node counts as chosen; `mixed` when only some of its leaves are. */
export function stateOf(node: TreeNode, value: ReadonlySet<string>, cascade: boolean): boolean | 'mixed' {
  if (!cascade) return value.has(node.value)
  const leaves = leavesOf(node)
  const chosen = leaves.filter((leaf) => value.has(leaf)).length
  if (chosen === 0) return value.has(node.value)
  return chosen === leaves.length ? true : 'mixed'
}

/** The value after a node was pressed. */
export function toggled(node: TreeNode, value: readonly string[], cascade: boolean): readonly string[] {
  const touched = cascade ? leavesOf(node) : [node.value]
  const isOn = stateOf(node, new Set(value), cascade) === true
  const rest = value.filter((other) => !touched.includes(other))
  return isOn ? rest : [...rest, ...touched]
}
