import type { ReactElement } from 'react'

export interface ChoiceProps {
  readonly label: string
  readonly words: Readonly<Record<string, string>>
  readonly value: string
  readonly onChange: (word: string) => void
}

/** Lets the user choose one of several words. */
export function Choice({ label, words, value, onChange }: ChoiceProps): ReactElement {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(words).map(([word, meaning]) => (
          <option key={word} value={word}>
            {meaning}
          </option>
        ))}
      </select>
    </label>
  )
}
