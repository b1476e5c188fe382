import { type ReactElement, useId } from 'react'
import type { TextRow } from './widget-rows.ts'

export interface PropInputProps {
  readonly row: TextRow
  /** The text in the address or the initial text; null when the prop is not set. */
  readonly text: string | null
  readonly error: string | null
  /** Null resets the prop to its initial value. */
  readonly onChange: (text: string | null) => void
}

/** The input of one prop: a checkbox, a choice or a text field, depending on its row. */
export function PropInput({ row: { name, about, type, words }, text, error, onChange }: PropInputProps): ReactElement {
  const id = useId()
  const said = { id, 'aria-describedby': `${id}-about`, 'aria-invalid': error !== null }
  const commit = (typed: string) => {
    if (typed !== (text ?? '')) onChange(typed === '' ? null : typed)
  }
  const control = () => {
    if (type === 'boolean')
      return (
        <input
          {...said}
          type="checkbox"
          checked={text === 'true' || text === ''}
          onChange={(event) => onChange(String(event.target.checked))}
        />
      )
    if (words !== null) {
      return (
        <select
          {...said}
          value={text ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">（不写）</option>
          {words.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      )
    }
    // Applies the text only when typing is finished, so that half a key is never looked up.
    return (
      <input
        {...said}
        key={text ?? ''}
        type={type === 'number' ? 'number' : 'text'}
        defaultValue={text ?? ''}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value)
        }}
      />
    )
  }
  return (
    <div className="sandbox-prop" data-box={type === 'boolean'}>
      <label htmlFor={id}>{name}</label>
      {control()}
      <p id={`${id}-about`}>
        {about}
        {error !== null && <b role="alert">{error}</b>}
      </p>
    </div>
  )
}
