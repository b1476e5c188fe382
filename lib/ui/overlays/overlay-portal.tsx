import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { nowhere, type PortalRoot, usePortalRoot, useTopLayer } from './portal-root.tsx'
import { RAISED, raise } from './top-layer.ts'

export interface OverlayPortalProps {
  readonly children: ReactNode
  /** Whether there is something to see. What was shown last lies on top; another value shows it anew. */
  readonly shown?: boolean | string | undefined
  /** Stays above whatever else is shown. */
  readonly above?: boolean | undefined
}

/**
 * Tokens live on `.fk-root`, so inside a shadow root the element that carries the class is the target, not the root.
 */
const elementOf = (root: PortalRoot): Element | ShadowRoot | null =>
  root !== null && 'host' in root ? (root.querySelector('.fk-root') ?? root) : root

/** Draws its children in the overlay root, or in place when there is none. */
export function OverlayPortal({ children, shown = true, above = false }: OverlayPortalProps): ReactNode {
  const find = usePortalRoot()
  const isOnTop = useTopLayer()
  // The root may be drawn in the same pass as this overlay; whether there is one is known only after it.
  const [root, setRoot] = useState<PortalRoot | 'unknown'>(() => (find === nowhere ? null : (find() ?? 'unknown')))

  useEffect(() => {
    setRoot(find())
  }, [find])

  if (root === 'unknown') return null
  const target = elementOf(root)
  return target === null
    ? children
    : createPortal(
        isOnTop ? (
          <Layer shown={shown} above={above}>
            {children}
          </Layer>
        ) : (
          children
        ),
        target,
      )
}

/**
 * Takes no room and draws nothing: what is inside lies over the window. Nothing a browser or a host says of popovers is
 * left.
 */
const LAYER: CSSProperties = {
  display: 'block',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: 0,
  height: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
}

/** In the browser's top layer, above every z-index of the host; where there is none, by z-index as before. */
function Layer({
  shown,
  above,
  children,
}: Pick<OverlayPortalProps, 'children' | 'above'> & { readonly shown: boolean | string }): ReactElement {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = layer
    if (current === null) return
    raise(current, shown !== false)
    if (shown === false) return
    if (!above) current.dispatchEvent(new CustomEvent(RAISED, { bubbles: true, composed: true }))
    else {
      const page = current.ownerDocument
      const again = (): void => raise(current, true)
      page.addEventListener(RAISED, again)
      return () => page.removeEventListener(RAISED, again)
    }
  }, [shown, above])
  // A dialog hides from screen readers whatever lies beside it, but for what speaks for itself.
  return (
    <div ref={layer} data-fk-layer="" aria-live={above ? 'off' : undefined} style={LAYER}>
      {children}
    </div>
  )
}
