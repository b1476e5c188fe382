import { Phone } from 'lucide-react'
import type { ReactElement } from 'react'
import { css } from '../../../styled-system/css/index.js'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const number = css({ display: 'inline-flex', alignItems: 'center', gap: '4' })
const BETWEEN = /[、，,;；/]+/
const DIALLED = /^\+?[\d\s()（）-]{5,}$/

/** Numbers to be dialled as they were served; one that is masked or written in words is only read. */
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
