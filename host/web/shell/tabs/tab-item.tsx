import { Pin, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { Dot } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import type { OpenTab } from './open-tabs.ts'
import './tab-item.css'

export interface TabItemProps {
  readonly tab: OpenTab
  readonly isCurrent: boolean
  /** Something on it is not saved. */
  readonly unsaved: boolean
  /** The page that never closes. */
  readonly fixed?: boolean
  readonly onClose: () => void
  readonly onMenu: (place: { readonly x: number; readonly y: number }) => void
  /** One step to a side. */
  readonly onStep: (direction: -1 | 1) => void
  /** Another tab was dropped on this one. */
  readonly onDropped: (path: string) => void
}

const item = 'portal-tab-item-item'
const link = 'portal-tab-item-link'
const close = 'portal-tab-item-close'

const KIND = 'application/x-portal-tab'

/**
 * An open page: leads there, closes by its button, the middle button or Delete, has its menu, and is moved by hand or
 * with Alt and the arrow keys.
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
    if (event.key === 'Delete' && !fixed) onClose()
    else if (event.altKey && event.key === 'ArrowLeft') onStep(-1)
    else if (event.altKey && event.key === 'ArrowRight') onStep(1)
    else return
    event.preventDefault()
  }
  const ask = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    // The key for menus comes without a place of its own.
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
      onMouseDown={(event) => event.button === 1 && event.preventDefault() /* no scrolling by the middle button here */}
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
