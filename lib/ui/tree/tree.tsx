import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { tree } from '../../styled-system/recipes/index.js'
import { isComposing } from '../dom/is-composing.ts'
import { TreeRow } from './tree-row.tsx'
import { stateOf, toggled, type VisibleNode, type TreeNode, visibleNodes } from './tree-state.ts'
import { useUiText } from '../ui-text.tsx'

/** The nodes, which are chosen, and whether there may be several. */
export interface TreeProps {
  readonly label: string
  /** The nodes of the first level. */
  readonly nodes: readonly TreeNode[]
  /** Values of the chosen nodes; at most one without `multiple`. */
  readonly value: readonly string[]
  /** Called with all chosen nodes at every change. */
  readonly onChange: (value: readonly string[]) => void
  /** Draws boxes to tick; one node can be chosen when absent. */
  readonly multiple?: boolean | undefined
  /** A parent represents its leaves, and `value` holds leaves only. For `multiple` only. */
  readonly cascade?: boolean | undefined
  /** Values of the open branches, controlled by the caller. */
  readonly expanded: readonly string[]
  /** Called when the user opens or closes a branch; load its children there. */
  readonly onExpandedChange: (expanded: readonly string[]) => void
  readonly disabled?: boolean | undefined
  /** Branches can be opened, but nothing can be chosen. */
  readonly readOnly?: boolean | undefined
}

/** A tree to choose from. Up and Down move, Right opens, Left closes, Enter and Space choose, letters search. */
export function Tree(props: TreeProps): ReactElement {
  const { nodes, value, onChange, multiple = false, cascade = false, expanded, onExpandedChange } = props
  const text = useUiText()
  const root = useRef<HTMLDivElement>(null)
  const open = new Set(expanded)
  const lines = visibleNodes(nodes, open)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const chosen = new Set(value)
  const isFixed = props.disabled === true || props.readOnly === true
  const current =
    lines.find(({ node }) => node.value === activeKey) ?? lines.find(({ node }) => chosen.has(node.value)) ?? lines[0]
  const at = current === undefined ? -1 : lines.indexOf(current)

  const go = (line: VisibleNode | undefined): void => {
    if (line === undefined) return
    setActiveKey(line.node.value)
    root.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(line.node.value)}"]`)?.focus()
  }
  const turn = (node: TreeNode): void => {
    const isOpen = open.has(node.value)
    onExpandedChange(isOpen ? expanded.filter((other) => other !== node.value) : [...expanded, node.value])
  }
  const choose = (node: TreeNode): void => {
    if (isFixed || node.disabled === true) return
    onChange(multiple ? toggled(node, value, cascade) : [node.value])
  }
  const startingWith = (letter: string): VisibleNode | undefined =>
    [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find(({ node }) =>
      node.label.toLowerCase().startsWith(letter.toLowerCase()),
    )

  const sideways = (line: VisibleNode, opens: boolean): void => {
    const { node, parent } = line
    const isOpen = open.has(node.value)
    if (node.children !== undefined && isOpen !== opens) turn(node)
    else if (opens && isOpen) go(lines[at + 1]?.parent === node.value ? lines[at + 1] : undefined)
    else if (!opens) go(lines.find((other) => other.node.value === parent))
  }
  const press = (event: KeyboardEvent): void => {
    if (current === undefined || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'ArrowDown') go(lines[at + 1])
    else if (key === 'ArrowUp') go(lines[at - 1])
    else if (key === 'Home') go(lines[0])
    else if (key === 'End') go(lines.at(-1))
    else if (key === 'ArrowRight') sideways(current, true)
    else if (key === 'ArrowLeft') sideways(current, false)
    else if (key === 'Enter' || key === ' ') choose(current.node)
    else if (key.length === 1) go(startingWith(key))
    else return
    event.preventDefault()
  }
  if (nodes.length === 0) return <div className={tree().blank}>{text.noOptions}</div>
  return (
    <div
      ref={root}
      role="tree"
      tabIndex={-1}
      aria-label={props.label}
      aria-multiselectable={multiple || undefined}
      aria-disabled={props.disabled || undefined}
      className={tree().root}
      onKeyDown={press}
    >
      {lines.map((line) => (
        <TreeRow
          key={line.node.value}
          line={line}
          state={stateOf(line.node, chosen, multiple && cascade)}
          open={open.has(line.node.value)}
          boxed={multiple}
          reachable={line === current}
          disabled={props.disabled === true || line.node.disabled === true}
          onTurn={() => turn(line.node)}
          onChoose={() => {
            setActiveKey(line.node.value)
            choose(line.node)
          }}
        />
      ))}
    </div>
  )
}
