import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { calendar } from '../../styled-system/recipes/index.js'
import { flag } from '../dom/flag.ts'
import { isComposing } from '../dom/is-composing.ts'

/** One day, month or year in a calendar. */
export interface CalendarCell {
  readonly key: string
  readonly text: string
  /** The full name, when `text` is short. */
  readonly name?: string | undefined
  readonly chosen?: boolean | undefined
  /** True for today, or the current month or year. */
  readonly now?: boolean | undefined
  /** True for a day of the month before or after. */
  readonly outside?: boolean | undefined
  readonly between?: boolean | undefined
  readonly off?: boolean | undefined
}

export interface CalendarGridProps {
  readonly labelledBy: string
  readonly heads?: readonly string[] | undefined
  readonly rows: readonly (readonly CalendarCell[])[]
  /** Key of the cell that Tab reaches. */
  readonly cursor: string
  /** True when the cell at the cursor should take the focus. */
  readonly focused: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly onKey: (key: string, shift: boolean) => boolean
  readonly onPick: (key: string) => void
}

/** A grid in which Tab reaches one cell; arrow keys move between the cells. */
export function CalendarGrid(props: CalendarGridProps): ReactElement {
  const { heads, rows, cursor, focused, readOnly, onKey, onPick } = props
  const table = useRef<HTMLTableElement>(null)
  const classes = calendar()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another cursor means another cell
  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [focused, cursor])

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || !onKey(event.key, event.shiftKey))
      return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is natively a table
      role="grid"
      aria-labelledby={props.labelledBy}
      aria-readonly={readOnly || undefined}
      className={classes.grid}
      onKeyDown={press}
    >
      {heads === undefined ? null : (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={classes.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ key }) => key).join()}>
            {row.map((cell, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
              <td
                key={cell.key || index}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                role="gridcell"
                aria-selected={cell.chosen === true}
                data-between={flag(cell.between)}
                className={classes.slot}
              >
                {cell.key === '' ? null : (
                  <button
                    type="button"
                    disabled={props.disabled}
                    tabIndex={cell.key === cursor ? 0 : -1}
                    data-autofocus={flag(cell.key === cursor)}
                    aria-label={cell.name}
                    aria-current={cell.now ? 'date' : undefined}
                    aria-disabled={cell.off || readOnly || undefined}
                    data-checked={flag(cell.chosen)}
                    data-outside={flag(cell.outside)}
                    data-off={flag(cell.off)}
                    className={classes.cell}
                    onClick={() => {
                      if (!cell.off && !readOnly) onPick(cell.key)
                    }}
                  >
                    {cell.text}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
