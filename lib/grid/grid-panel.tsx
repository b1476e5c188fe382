import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { css, cx } from '../styled-system/css/index.js'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { isComposing } from '../ui/dom/is-composing.ts'
import { Spinner } from '../ui/indicators/spinner.tsx'

export interface GridPanelProps {
  readonly label: string
  readonly icon: ReactElement
  /** Shows the label beside the icon. */
  readonly spoken?: boolean | undefined
  /** Aligns the panel with the left edge of its button instead of the right one. */
  readonly start?: boolean | undefined
  readonly children: (close: () => void) => ReactNode
}

const holder = css({ position: 'relative', flex: 'none' })
const panel = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: 'popup',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  width: '340px',
  margin: '0',
  padding: '0',
  maxHeight: '420px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'overlay',
  boxShadow: 'overlay',
})
const fromEnd = css({ insetInlineEnd: '0px' })
const fromStart = css({ insetInlineStart: '0px' })
const waiting = css({ display: 'grid', placeItems: 'center', height: '80px' })

/** A button with a panel whose code is loaded when it first opens. */
export function GridPanel({ label, icon, spoken = false, start = false, children }: GridPanelProps): ReactElement {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const page = root.current?.ownerDocument
    if (!open || !page) return undefined
    // A click on an element that takes no focus sends no blur event, so it is handled here.
    const closeBeside = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setOpen(false)
    }
    page.addEventListener('pointerdown', closeBeside)
    return () => page.removeEventListener('pointerdown', closeBeside)
  }, [open])
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event)) return
    event.stopPropagation()
    close()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    // Without a related target the window lost the focus, or the focused element is being replaced.
    if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const shared = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles key and focus events from inside
    <div ref={root} className={holder} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      {spoken ? (
        <Button size="sm" variant="text" icon={icon} {...shared}>
          {label}
        </Button>
      ) : (
        <IconButton size="sm" label={label} icon={icon} {...shared} />
      )}
      {open ? (
        // Takes the focus when the user clicks between the boxes, which would otherwise count as leaving.
        <fieldset id={id} aria-label={label} tabIndex={-1} className={cx(panel, start ? fromStart : fromEnd)}>
          <Suspense
            fallback={
              <div className={waiting}>
                <Spinner />
              </div>
            }
          >
            {children(close)}
          </Suspense>
        </fieldset>
      ) : null}
    </div>
  )
}
