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

/** Event that an overlay dispatches when it opens; it also leaves a shadow root. */
const RAISED = 'fk:raised'

/** Shows an element in the browser's top layer, or removes it. Browsers without one (before 2024) use z-index. */
function raise(layer: HTMLElement, shown: boolean): void {
  if (!('showPopover' in layer)) return
  // A manual popover stays until it is hidden: neither another popover nor a press outside closes it.
  layer.popover = 'manual'
  if (layer.matches(':popover-open')) layer.hidePopover()
  if (shown) layer.showPopover()
}

export interface OverlayPortalProps {
  readonly children: ReactNode
  /**
   * True or a text while the overlay is visible. The overlay shown last is on top; another text moves it to the top
   * again.
   */
  readonly shown?: boolean | string | undefined
  /** Keeps the overlay above all others. */
  readonly above?: boolean | undefined
}

/** Tokens are set on `.fk-root`, so inside a shadow root overlays go into the element with that class. */
const elementOf = (root: PortalRoot): Element | ShadowRoot | null =>
  root !== null && 'host' in root ? (root.querySelector('.fk-root') ?? root) : root

/** Draws its children in the overlay root, or in place when there is none. */
export function OverlayPortal({ children, shown = true, above = false }: OverlayPortalProps): ReactNode {
  const find = usePortalRoot()
  const isOnTop = useTopLayer()
  // The root may be rendered in the same pass as this overlay, so it can be looked up only afterwards.
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
 * Takes no space and draws nothing; its content is placed over the window. Resets the popover styles of browser and
 * host.
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

/** Places its children in the browser's top layer, above every z-index of the host; older browsers use z-index. */
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
  // A dialog hides everything beside it from screen readers, except live regions.
  return (
    <div ref={layer} data-fk-layer="" aria-live={above ? 'off' : undefined} style={LAYER}>
      {children}
    </div>
  )
}
