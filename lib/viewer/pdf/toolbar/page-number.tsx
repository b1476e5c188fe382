import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { TextInput } from '../../../ui/inputs/text-input.tsx'

export interface PageNumberProps {
  /** Index of the current page, from 0. */
  readonly page: number
  readonly count: number
  readonly goTo: (page: number) => void
}

const label = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  color: 'ink-2',
  textStyle: 'label',
  whiteSpace: 'nowrap',
})

/** Shows the current page number; typing another number goes to that page. */
export function PageNumber({ page, count, goTo }: PageNumberProps): ReactElement {
  const text = useMessages(pdfMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const leave = (): void => {
    const target = Number.parseInt((typed ?? '').normalize('NFKC'), 10)
    if (Number.isInteger(target)) goTo(Math.min(count, Math.max(1, target)) - 1)
    setTyped(null)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
  }
  return (
    <span className={label}>
      {text.pageBefore}
      <span style={{ width: 48 }}>
        <TextInput
          size="sm"
          inputMode="numeric"
          aria-label={text.pageNumber}
          align="end"
          value={typed ?? (count === 0 ? '' : String(page + 1))}
          disabled={count === 0}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKey}
          onBlur={leave}
        />
      </span>
      {text.pageAfter({ count })}
    </span>
  )
}
