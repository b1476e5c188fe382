import { Check } from 'lucide-react'
import { type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { select } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import { flag } from '../dom/flag.ts'
import { Spinner } from '../indicators/spinner.tsx'
import { useUiText } from '../ui-text.tsx'

export interface ChoiceListProps {
  readonly id: string
  readonly label: string | undefined
  readonly labelledBy: string | undefined
  readonly options: readonly Choice[]
  readonly chosen: readonly string[]
  readonly active: string | null
  readonly onActive: (value: string) => void
  readonly onPick: (option: Choice) => void
  readonly multiple?: boolean | undefined
  readonly loading?: boolean | undefined
  readonly blank?: ReactNode
  /** Makes the list itself the control: it takes the focus and handles the keys. */
  readonly keyboard?: HTMLAttributes<HTMLDivElement> | undefined
}

/** Returns the id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, value: string): string => `${listId}-${encodeURIComponent(value)}`

/** The options of a control that keeps the keyboard focus itself. */
export function ChoiceList(props: ChoiceListProps): ReactElement {
  const { id, options, chosen, active, onActive, onPick, multiple = false, loading = false } = props
  const text = useUiText()
  const list = useRef<HTMLDivElement>(null)
  const classes = select()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another row is marked
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options])

  if (options.length === 0) {
    return (
      <div id={id} role="status" className={classes.blank}>
        {loading ? <Spinner size={14} /> : null}
        {loading ? text.loading : (props.blank ?? text.noOptions)}
      </div>
    )
  }
  return (
    <div
      {...props.keyboard}
      ref={list}
      id={id}
      role="listbox"
      tabIndex={props.keyboard === undefined ? -1 : 0}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      className={classes.list}
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.value)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={option.value}
            id={optionId(id, option.value)}
            role="option"
            aria-selected={isChosen}
            aria-disabled={option.disabled || undefined}
            data-state={isChosen ? 'checked' : 'unchecked'}
            data-highlighted={flag(option.value === active)}
            data-disabled={flag(option.disabled)}
            className={classes.option}
            onPointerMove={() => {
              if (option.disabled !== true) onActive(option.value)
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (option.disabled !== true) onPick(option)
            }}
          >
            <span className={classes.optionLabel}>{option.label}</span>
            {option.hint === undefined ? null : <span className={classes.optionHint}>{option.hint}</span>}
            {isChosen ? <Check aria-hidden /> : null}
          </div>
        )
      })}
    </div>
  )
}
