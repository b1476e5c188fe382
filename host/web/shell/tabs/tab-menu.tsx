import { ArrowLeftToLine, ArrowRightToLine, CircleX, Pin, PinOff, RefreshCw, SquareX, X } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { Menu, type MenuItem } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { afterClosing, type Closing, type OpenTabs } from './open-tabs.ts'
import './tab-menu.css'

export type TabChoice = Closing | 'refresh' | 'pin'

export interface TabMenuProps {
  readonly tabs: OpenTabs
  /** The page the menu belongs to. */
  readonly path: string
  readonly isCurrent: boolean
  /** Position on the screen. */
  readonly x: number
  readonly y: number
  readonly onChoose: (choice: TabChoice) => void
  readonly onClose: () => void
}

const anchor = 'portal-tab-menu-anchor'

/** The context menu of a tab: actions on it and the other tabs. Actions without effect are disabled. */
export function TabMenu({ tabs, path, isCurrent, x, y, onChoose, onClose }: TabMenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Opens the menu where the tab was pressed, once it is mounted.
    const frame = requestAnimationFrame(() => button.current?.click())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { tabs: text } = messages
  const pinned = tabs.some((tab) => tab.path === path && tab.pinned)
  const closable = tabs.some((tab) => tab.path === path)
  const idle = (closing: Closing) => afterClosing(tabs, path, closing).length === tabs.length
  const items: readonly MenuItem[] = [
    { value: 'refresh', label: text.refresh, icon: <RefreshCw aria-hidden />, disabled: !isCurrent },
    {
      value: 'pin',
      label: pinned ? text.unpin : text.pin,
      icon: pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      disabled: !closable,
    },
    {
      value: 'this',
      label: text.closeThis,
      icon: <X aria-hidden />,
      shortcut: 'Delete',
      separated: true,
      disabled: !closable,
    },
    {
      value: 'left',
      label: text.closeLeft,
      icon: <ArrowLeftToLine aria-hidden />,
      disabled: !closable || idle('left'),
    },
    {
      value: 'right',
      label: text.closeRight,
      icon: <ArrowRightToLine aria-hidden />,
      disabled: closable ? idle('right') : idle('all'),
    },
    { value: 'others', label: text.closeOthers, icon: <SquareX aria-hidden />, disabled: idle('others') },
    { value: 'all', label: text.closeAll, icon: <CircleX aria-hidden />, disabled: idle('all') },
  ]
  return (
    <Menu
      label={text.actions}
      items={items}
      onSelect={(choice) => onChoose(choice as TabChoice) /* adapter: one of the values above */}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      trigger={
        <button ref={button} type="button" tabIndex={-1} aria-hidden className={anchor} style={{ left: x, top: y }} />
      }
    />
  )
}
