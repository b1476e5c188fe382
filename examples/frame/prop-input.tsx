import { type ReactElement, useId } from 'react'
import type { TextRow } from './widget-rows.ts'

export interface PropInputProps {
  readonly row: TextRow
  /** As it stands in the address or at the start; null where it is not given. */
  readonly text: string | null
  readonly error: string | null
  /** Null takes it back to what it was at the start. */
  readonly onChange: (text: string | null) => void
}

/** One prop: a box, a choice or a line, as its row says. */
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
    // What is typed counts once it is done, so that no half of a key is looked up.
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
