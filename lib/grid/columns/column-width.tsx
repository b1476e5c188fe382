import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { css } from '../../styled-system/css/index.js'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { WIDTH_STEP } from './grid-layout.ts'

export interface ColumnWidthProps {
  readonly label: string
  /** In px; null for the width of the content. */
  readonly width: number | null
  readonly least: number
  readonly most: number
  /** Placeholder while no width is set. */
  readonly auto: string
  readonly onChange: (width: number | null) => void
}

const box = css({ flex: 'none', width: '72px' })

/**
 * The width of a column in px. Arrow keys change it at once; a typed number applies on Enter or when the input loses
 * focus.
 */
export function ColumnWidth({ label, width, least, most, auto, onChange }: ColumnWidthProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    if (typed === null) return
    setTyped(null)
    const text = typed.trim()
    if (text === '') onChange(null)
    else if (/^\d{1,4}$/.test(text)) onChange(Math.min(most, Math.max(least, Number(text))))
  }
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const step = { ArrowUp: WIDTH_STEP, ArrowDown: -WIDTH_STEP }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) take()
    else onChange(Math.min(most, Math.max(least, (width ?? least) + step)))
  }
  return (
    <span className={box}>
      <TextInput
        size="sm"
        inputMode="numeric"
        align="end"
        aria-label={label}
        placeholder={auto}
        value={typed ?? (width === null ? '' : String(width))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={take}
      />
    </span>
  )
}
