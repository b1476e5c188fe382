import { Phone } from 'lucide-react'
import type { ReactElement } from 'react'
import { css } from '../../../styled-system/css/index.js'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const number = css({ display: 'inline-flex', alignItems: 'center', gap: '4' })
const BETWEEN = /[、，,;；/]+/
const DIALLED = /^\+?[\d\s()（）-]{5,}$/

/** Phone numbers as links; masked numbers and other text stay plain text. */
export function PhoneLinks({ text }: { readonly text: string }): ReactElement {
  const numbers = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return (
    <span className={row}>
      {numbers.map((part) =>
        DIALLED.test(part) ? (
          <a key={part} className={number} href={`tel:${part.replace(/[^\d+]/g, '')}`}>
            <Phone aria-hidden size={14} />
            {part}
          </a>
        ) : (
          <span key={part}>{part}</span>
        ),
      )}
    </span>
  )
}
