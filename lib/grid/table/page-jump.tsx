import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'

export interface PageJumpProps {
  readonly pages: number
  readonly onJump: (page: number) => void
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  color: 'ink-2',
  textStyle: 'label',
  whiteSpace: 'nowrap',
})
const box = css({ width: '56px' })

/** Opens a page by its number. Larger numbers open the last page. */
export function PageJump({ pages, onJump }: PageJumpProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [typed, setTyped] = useState('')
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (/^\d{1,6}$/.test(typed.trim()) && Number(typed) > 0) onJump(Math.min(pages, Number(typed)))
    setTyped('')
  }
  return (
    <span className={line}>
      {texts.jumpTo}
      <span className={box}>
        <TextInput
          size="sm"
          inputMode="numeric"
          align="end"
          aria-label={texts.jump}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
      </span>
      {texts.page}
    </span>
  )
}
