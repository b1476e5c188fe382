import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Drawer, IconButton } from 'fangkit/ui'
import { isKey, KEYS } from '../../shell/keyboard/keys.ts'
import { panelMessages as texts } from './panel-messages.ts'

export interface PanelFrameProps {
  readonly title: string
  readonly badge: ReactNode
  /** True where it is beside the list, which stays in use; otherwise it covers the page. */
  readonly docked: boolean
  readonly footer: ReactNode
  readonly children: ReactNode
  /** Goes to the field before or after this one in the list; null at the ends. */
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
  /** Saves the draft; null where nothing is changed. */
  readonly onSave: (() => void) | null
  readonly onClose: () => void
}

/**
 * The frame of the panel beside a list of field settings. Its title takes the focus, and Escape gives it back to where
 * it was; on the title ↑ and ↓ go to the next field.
 */
export function PanelFrame(props: PanelFrameProps): ReactElement {
  const { title, badge, docked, footer, children, onUp, onDown, onSave, onClose } = props
  const press = (event: KeyboardEvent): void => {
    const key = event.nativeEvent
    const act = isKey(key, KEYS.save) ? onSave : docked && isKey(key, KEYS.escape) ? onClose : null
    if (event.defaultPrevented || (act === null && !isKey(key, KEYS.save))) return
    event.preventDefault()
    act?.()
  }
  const moves = (
    <>
      <IconButton
        size="sm"
        icon={<ChevronUp aria-hidden />}
        label={texts.up}
        disabled={onUp === null}
        onClick={() => onUp?.()}
      />
      <IconButton
        size="sm"
        icon={<ChevronDown aria-hidden />}
        label={texts.down}
        disabled={onDown === null}
        onClick={() => onDown?.()}
      />
    </>
  )
  const body = useRef<HTMLDivElement>(null)
  if (docked)
    return (
      <Docked {...props} moves={moves} onKeyDown={press}>
        {children}
      </Docked>
    )
  return (
    <Drawer
      open
      title={title}
      badge={badge}
      headerActions={moves}
      footer={footer}
      width="440px"
      // On the first radio, an arrow key would change the setting.
      initialFocus={() => body.current}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole panel */}
      <div ref={body} tabIndex={-1} className="portal-field-panel-body" onKeyDown={press}>
        {children}
      </div>
    </Drawer>
  )
}

interface DockedProps extends Omit<PanelFrameProps, 'docked' | 'onSave'> {
  readonly moves: ReactNode
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Docked({ title, badge, footer, children, moves, onUp, onDown, onClose, onKeyDown }: DockedProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return () => {
      // Who went on elsewhere meanwhile stays there.
      const isFree = document.activeElement === document.body || document.activeElement === null
      if (before instanceof HTMLElement && isFree) before.focus({ preventScroll: true })
    }
  }, [before])
  const step = (event: KeyboardEvent): void => {
    const go = isKey(event.nativeEvent, KEYS.up) ? onUp : isKey(event.nativeEvent, KEYS.down) ? onDown : null
    if (go === null) return
    event.preventDefault()
    go()
  }
  return (
    <aside className="portal-field-panel" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1} onKeyDown={step}>
          {title}
        </h2>
        {badge}
        <span>
          {moves}
          <IconButton size="sm" icon={<X aria-hidden />} label={texts.close} onClick={onClose} />
        </span>
      </header>
      <div className="portal-field-panel-body">{children}</div>
      {footer === null ? null : <footer>{footer}</footer>}
    </aside>
  )
}
