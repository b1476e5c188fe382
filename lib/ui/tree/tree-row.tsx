import { Check, ChevronRight, Minus } from 'lucide-react'
import type { ReactElement } from 'react'
import { checkbox, tree } from '../../styled-system/recipes/index.js'
import { cssVariables } from '../dom/css-variables.ts'
import { flag } from '../dom/flag.ts'
import { Spinner } from '../indicators/spinner.tsx'
import type { VisibleNode } from './tree-state.ts'

export interface TreeRowProps {
  readonly line: VisibleNode
  readonly state: boolean | 'mixed'
  readonly open: boolean
  /** True draws a checkbox. */
  readonly boxed: boolean
  /** True for the one row that Tab reaches. */
  readonly reachable: boolean
  readonly disabled: boolean
  readonly onTurn: () => void
  readonly onChoose: () => void
}

/** One node of a tree. The tree handles the keys. */
export function TreeRow({
  line,
  state,
  open,
  boxed,
  reachable,
  disabled,
  onTurn,
  onChoose,
}: TreeRowProps): ReactElement {
  const { node, level } = line
  const classes = tree()
  const isBranch = node.children !== undefined
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
    <div
      role="treeitem"
      tabIndex={reachable ? 0 : -1}
      data-value={node.value}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.size}
      aria-expanded={isBranch ? open : undefined}
      aria-selected={boxed ? undefined : state === true}
      aria-checked={boxed ? state : undefined}
      aria-disabled={disabled || undefined}
      aria-busy={node.loading || undefined}
      data-checked={flag(!boxed && state === true)}
      data-disabled={flag(disabled)}
      className={classes.row}
      style={cssVariables({ '--fk-level': level - 1 })}
      onClick={onChoose}
    >
      {isBranch ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; arrow keys do the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span
          className={classes.turn}
          data-state={open ? 'open' : 'closed'}
          onClick={(event) => {
            event.stopPropagation()
            onTurn()
          }}
        >
          {node.loading ? <Spinner size={14} /> : <ChevronRight aria-hidden />}
        </span>
      ) : (
        <span className={classes.turn} />
      )}
      {boxed ? (
        <span aria-hidden className={checkbox().box} data-checked={flag(state !== false)}>
          {state === 'mixed' ? <Minus /> : state ? <Check /> : null}
        </span>
      ) : null}
      {node.icon}
      <span className={classes.label} title={node.label}>
        {node.label}
      </span>
      {node.hint === undefined ? null : <span className={classes.hint}>{node.hint}</span>}
    </div>
  )
}
