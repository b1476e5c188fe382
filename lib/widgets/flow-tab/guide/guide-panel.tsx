import { X } from 'lucide-react'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { css } from '../../../styled-system/css/index.js'
import { dialog } from '../../../styled-system/recipes/index.js'
import { cssVariables } from '../../../ui/dom/css-variables.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { OverlayPortal } from '../../../ui/overlays/overlay-portal.tsx'
import { PortalRootProvider } from '../../../ui/overlays/portal-root.tsx'

export interface GuidePanelProps {
  readonly title: string
  readonly note: ReactNode
  readonly closeLabel: string
  readonly headerActions: ReactNode
  readonly footer: ReactNode
  /** Identifies the content; a new value scrolls to the top. */
  readonly of: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const WIDTH = { '--fk-width': '40%' } as const
const beside: CSSProperties = { pointerEvents: 'none' }
const pressable: CSSProperties = { pointerEvents: 'auto', ...cssVariables(WIDTH) }
const names = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  minWidth: '0',
  paddingBlock: '4',
})
const note = css({ textStyle: 'note', color: 'ink-3', overflowWrap: 'anywhere' })

/**
 * A non-modal panel on the right, without a backdrop: the page beside it stays usable. Escape closes it while the focus
 * is inside.
 * @source FLW-006
 */
export function GuidePanel(props: GuidePanelProps): ReactElement {
  return (
    <OverlayPortal>
      <Panel {...props} />
    </OverlayPortal>
  )
}

function Panel({
  title,
  note: aside,
  closeLabel,
  headerActions,
  footer,
  of,
  onClose,
  children,
}: GuidePanelProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const classes = dialog({ placement: 'right', padded: true })
  const findBox = useCallback(() => box.current, [])
  useLayoutEffect(() => {
    const { current } = box
    return current === null ? undefined : borrowFocus(current)
  }, [])
  // The focused element may be removed, like a button after its action. The panel takes the focus then, so that Escape
  // still works.
  const isInside = useRef(true)
  useEffect(() => {
    const { current } = box
    if (current !== null && isInside.current && isNowhere(current, focusedBeside(current)))
      current.focus({ preventScroll: true })
  })
  return (
    <div className={classes.positioner} style={beside}>
      <div
        ref={box}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes.content}
        style={pressable}
        onFocus={() => {
          isInside.current = true
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          isInside.current = currentTarget.contains(relatedTarget)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      >
        <PortalRootProvider value={findBox}>
          <div className={classes.header}>
            <div className={names}>
              <h2 id={titleId} aria-live="polite" className={classes.title}>
                {title}
              </h2>
              <span className={note}>{aside}</span>
            </div>
            <div className={classes.actions}>
              {headerActions}
              <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
            </div>
          </div>
          <div key={of} className={classes.body} data-fk-body="">
            {children}
          </div>
          {footer === null ? null : <div className={classes.footer}>{footer}</div>}
        </PortalRootProvider>
      </div>
    </div>
  )
}

/** Moves the focus in. The returned function restores it, unless it has moved elsewhere on the page meanwhile. */
function borrowFocus(box: HTMLElement): () => void {
  const before = focusedBeside(box)
  box.focus({ preventScroll: true })
  return () => {
    const now = focusedBeside(box)
    if ((isNowhere(box, now) || box.contains(now)) && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true })
  }
}

function isNowhere({ ownerDocument: { body } }: HTMLElement, focused: Element | null): boolean {
  return focused === null || focused === body
}

/** The focused element within the panel's document or shadow root. */
function focusedBeside(box: HTMLElement): Element | null {
  const root = box.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
