import { Pin, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { Dot } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { isKey, KEYS } from '../keyboard/keys.ts'
import type { OpenTab } from './open-tabs.ts'
import './tab-item.css'

export interface TabItemProps {
  readonly tab: OpenTab
  readonly isCurrent: boolean
  /** Whether the page has unsaved changes. */
  readonly unsaved: boolean
  /** True for the home page, which never closes. */
  readonly fixed?: boolean
  readonly onClose: () => void
  readonly onMenu: (place: { readonly x: number; readonly y: number }) => void
  /** Moves the tab one position to a side. */
  readonly onStep: (direction: -1 | 1) => void
  /** Called when another tab is dropped on this one. */
  readonly onDropped: (path: string) => void
}

const item = 'portal-tab-item-item'
const link = 'portal-tab-item-link'
const close = 'portal-tab-item-close'

const KIND = 'application/x-portal-tab'

/**
 * The tab of an open page. A click opens it; the close button, the middle button or Delete closes it. It has a context
 * menu, and is moved by dragging or with Alt and the arrow keys.
 */
export function TabItem({
  tab: { path, title, pinned, at },
  isCurrent,
  unsaved,
  fixed = false,
  onClose,
  onMenu,
  onStep,
  onDropped,
}: TabItemProps): ReactElement {
  const [over, setOver] = useState(false)
  const press = (event: KeyboardEvent) => {
    const { nativeEvent } = event
    if (isKey(nativeEvent, KEYS.closeTab) && !fixed) onClose()
    else if (isKey(nativeEvent, KEYS.tabToLeft)) onStep(-1)
    else if (isKey(nativeEvent, KEYS.tabToRight)) onStep(1)
    else return
    event.preventDefault()
  }
  const ask = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    // The context menu key sends no coordinates.
    const byKey = event.clientX === 0 && event.clientY === 0
    onMenu({ x: byKey ? box.left : event.clientX, y: byKey ? box.bottom : event.clientY })
  }
  const drag = fixed
    ? {}
    : {
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent) => {
          dataTransfer.setData(KIND, path)
          dataTransfer.effectAllowed = 'move'
        },
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes(KIND)) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          onDropped(event.dataTransfer.getData(KIND))
        },
      }
  return (
    <li
      className={item}
      data-current={isCurrent ? '' : undefined}
      data-over={over ? '' : undefined}
      onContextMenu={ask}
      onMouseDown={(event) => event.button === 1 && event.preventDefault() /* stops middle-button scrolling */}
      onAuxClick={(event) => {
        if (event.button !== 1) return
        event.preventDefault()
        if (!fixed) onClose()
      }}
      {...drag}
    >
      <Link
        to={at ?? path}
        className={link}
        draggable={false}
        data-pinned={fixed || pinned ? '' : undefined}
        title={fixed ? undefined : title}
        aria-current={isCurrent ? 'page' : undefined}
        onKeyDown={press}
      >
        {pinned ? <Pin role="img" aria-label={messages.tabs.pinned} /> : null}
        <b>{title}</b>
        {unsaved ? <Dot tone="warn" label={messages.tabs.unsaved} /> : null}
      </Link>
      {fixed || pinned ? null : (
        <button
          type="button"
          // The tab itself is the Tab stop; Delete closes it from there.
          tabIndex={-1}
          className={close}
          aria-label={messages.tabs.close(title)}
          title={messages.tabs.close(title)}
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      )}
    </li>
  )
}
