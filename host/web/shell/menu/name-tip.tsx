import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import './name-tip.css'

interface Tip {
  readonly name: string
  readonly left: number
  readonly top: number
}

/**
 * Shows the name of the icon that has the pointer or the focus, beside a menu reduced to its icons. Escape hides it.
 * Screen readers read the name from the icon itself.
 */
export function NameTip({ menu }: { readonly menu: RefObject<HTMLElement | null> }): ReactElement | null {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const { current } = menu
    if (!current) return undefined
    const show = ({ target }: Event) => {
      const entry = target instanceof Element ? target.closest('a[aria-label], button[aria-label]') : null
      const name = entry?.getAttribute('aria-label')
      if (!entry || !name) return
      const { right, top, height } = entry.getBoundingClientRect()
      setTip({ name, left: right + 12, top: top + height / 2 })
    }
    const hide = () => setTip(null)
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const shows = ['pointerover', 'focusin'] as const
    const hides = ['pointerleave', 'focusout', 'scroll'] as const
    for (const type of shows) current.addEventListener(type, show)
    for (const type of hides) current.addEventListener(type, hide)
    current.addEventListener('keydown', press)
    return () => {
      for (const type of shows) current.removeEventListener(type, show)
      for (const type of hides) current.removeEventListener(type, hide)
      current.removeEventListener('keydown', press)
    }
  }, [menu])
  return tip ? (
    <div aria-hidden className="portal-name-tip" style={{ left: tip.left, top: tip.top }}>
      {tip.name}
    </div>
  ) : null
}
