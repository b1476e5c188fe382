import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { nowhere, type PortalRoot, usePortalRoot } from './portal-root.tsx'

export interface OverlayPortalProps {
  readonly children: ReactNode
}

/** Tokens live on `.fk-root`, so inside a shadow root the element that carries the class is the target, not the root. */
const elementOf = (root: PortalRoot): Element | ShadowRoot | null =>
  root !== null && 'host' in root ? (root.querySelector('.fk-root') ?? root) : root

/** Draws its children in the overlay root, or in place when there is none. */
export function OverlayPortal({ children }: OverlayPortalProps): ReactNode {
  const find = usePortalRoot()
  // The root may be drawn in the same pass as this overlay; whether there is one is known only after it.
  const [root, setRoot] = useState<PortalRoot | 'unknown'>(() =>
    find === nowhere ? null : (find() ?? 'unknown'),
  )

  useEffect(() => {
    setRoot(find())
  }, [find])

  if (root === 'unknown') return null
  const target = elementOf(root)
  return target === null ? children : createPortal(children, target)
}
