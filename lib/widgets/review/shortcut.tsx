import { type ReactElement, type ReactNode, useState } from 'react'
import { Kbd } from '../../ui/indicators/kbd.tsx'

/** The key of a button, beside its label; nothing where there is no keyboard. */
export function Shortcut({ children }: { readonly children: ReactNode }): ReactElement | null {
  const [fingers] = useState(() => globalThis.matchMedia('(pointer: coarse)').matches)
  return fingers ? null : (
    <span aria-hidden>
      <Kbd>{children}</Kbd>
    </span>
  )
}
