import { type ReactElement, useState } from 'react'
import './state-row.css'

/** What a control receives in one of its states. */
export interface Stated<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly 'aria-label': string
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly invalid?: boolean
  readonly changed?: boolean
}

export interface StateRowProps<Value> {
  readonly name: string
  readonly empty: Value
  readonly filled: Value
  /** A value too long for its box. */
  readonly long: Value
  readonly children: (stated: Stated<Value>) => ReactElement
}

const STATES = [
  { label: '默认', holds: 'empty', marks: {} },
  { label: '已填', holds: 'filled', marks: {} },
  { label: '长文', holds: 'long', marks: {} },
  { label: '已改', holds: 'filled', marks: { changed: true } },
  { label: '错误', holds: 'empty', marks: { invalid: true } },
  { label: '只读', holds: 'filled', marks: { readOnly: true } },
  { label: '禁用', holds: 'filled', marks: { disabled: true } },
] as const // why: the marks differ from state to state

const row = 'sheet-state-row-row'
const name = 'sheet-state-row-name'
const caption = 'sheet-state-row-caption'

/** The captions above the rows, one for each state. */
export function StateHead(): ReactElement {
  return (
    <div className={row}>
      <span />
      {STATES.map(({ label }) => (
        <span key={label} className={caption}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** Shows one control in each of its states. */
export function StateRow<Value>({ name: label, children, ...values }: StateRowProps<Value>): ReactElement {
  const [held, setHeld] = useState<readonly Value[]>(() => STATES.map(({ holds }) => values[holds]))
  return (
    <div className={row}>
      <span className={name}>{label}</span>
      {held.map((value, index) => {
        const state = STATES[index]
        return state === undefined ? null : (
          <div key={state.label}>
            {children({
              ...state.marks,
              value,
              onChange: (next) => setHeld(held.map((other, at) => (at === index ? next : other))),
              'aria-label': `${label} ${state.label}`,
            })}
          </div>
        )
      })}
    </div>
  )
}
