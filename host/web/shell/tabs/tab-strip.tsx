import { ChevronDown, ChevronLeft, ChevronRight, CircleX } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { IconButton, useOverflow } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import { useOneStop } from '../keyboard/use-one-stop.ts'
import { moveAlong } from './move-along.ts'
import type { Closing, OpenTabs } from './open-tabs.ts'
import { TabItem } from './tab-item.tsx'
import type { TabChoice } from './tab-menu.tsx'
import { useFocusAfterClosing } from './use-focus-after-closing.ts'
import './tab-strip.css'

const TabMenu = lazy(async () => ({ default: (await import('./tab-menu.tsx')).TabMenu }))

export interface TabStripProps {
  readonly tabs: OpenTabs
  /** Path of the tab that is open. */
  readonly current: string
  /** Whether the open page has unsaved changes. */
  readonly unsaved: boolean
  readonly onClose: (path: string, closing: Closing) => void
  readonly onRefresh: () => void
  readonly onPin: (path: string, pinned: boolean) => void
  readonly onMove: (path: string, to: string) => void
}

/** Pixels that the arrow buttons scroll. @source SHL-005 */
const SCROLL_STEP = 300

/** The tabs and the buttons beside them; the button that closes a tab is reached by its tab. */
const STOPS = 'a, button:not(li button):not([aria-hidden])'

/** Hidden on a phone, which has no space for tabs: there, the search lists the open pages. */
const strip = 'portal-tab-strip-strip'
const scroller = 'portal-tab-strip-scroller'
const list = 'portal-tab-strip-list'

/** The tabs of open pages; the home page always stays. @source SHL-002, SHL-004, SHL-005 */
export function TabStrip({ tabs, current, unsaved, onClose, onRefresh, onPin, onMove }: TabStripProps): ReactElement {
  const stripRef = useRef<HTMLElement>(null)
  const scrollerRef = useRef<HTMLDivElement>(null)
  useOneStop(stripRef, STOPS)
  const rememberFocus = useFocusAfterClosing(scrollerRef, tabs.length)
  const overflows = useOverflow(scrollerRef, tabs)
  const [menu, setMenu] = useState<{ readonly path: string; readonly x: number; readonly y: number } | null>(null)
  const linkOf = (path: string): HTMLElement | null | undefined =>
    [...(scrollerRef.current?.querySelectorAll('li') ?? [])]
      .at(path === PATHS.home ? 0 : tabs.findIndex((tab) => tab.path === path) + 1)
      ?.querySelector('a')
  const scroll = (by: number) => scrollerRef.current?.scrollBy({ left: by, behavior: 'smooth' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages, tabs and arrows need another scroll position
  useEffect(() => {
    const { current: scroller } = scrollerRef
    if (!scroller || tabs.length === 0) return
    // The parts beside the tabs load later and take space from them; so does a smaller window.
    const observer = new ResizeObserver(() =>
      scroller.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [current, tabs, overflows])

  const choose = (path: string, choice: TabChoice) => {
    if (choice === 'refresh') onRefresh()
    else if (choice === 'pin') onPin(path, !tabs.some((tab) => tab.path === path && tab.pinned))
    // The home page never closes and is always first: closing others, or those on the right, means closing all.
    else onClose(path, path === PATHS.home && choice !== 'this' ? 'all' : choice)
  }
  const common = (path: string) => ({
    isCurrent: path === current,
    unsaved: unsaved && path === current,
    onClose: () => {
      rememberFocus()
      onClose(path, 'this')
    },
    onMenu: (place: { readonly x: number; readonly y: number }) => setMenu({ path, ...place }),
    onStep: (direction: -1 | 1) => {
      const to = tabs[tabs.findIndex((tab) => tab.path === path) + direction]
      if (to) onMove(path, to.path)
    },
    onDropped: (moved: string) => onMove(moved, path),
  })
  return (
    <nav
      ref={stripRef}
      className={strip}
      aria-label={messages.tabs.label}
      onKeyDown={(event) => moveAlong(event, STOPS) && event.preventDefault()}
    >
      {overflows ? (
        <IconButton
          size="sm"
          label={messages.tabs.scrollBack}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => scroll(-SCROLL_STEP)}
        />
      ) : null}
      <div ref={scrollerRef} className={scroller}>
        <ul className={list}>
          <TabItem tab={{ path: PATHS.home, title: messages.pages.home }} fixed {...common(PATHS.home)} />
          {tabs.map((tab) => (
            <TabItem key={tab.path} tab={tab} {...common(tab.path)} />
          ))}
        </ul>
      </div>
      {overflows ? (
        <IconButton
          size="sm"
          label={messages.tabs.scrollOn}
          icon={<ChevronRight aria-hidden />}
          onClick={() => scroll(SCROLL_STEP)}
        />
      ) : null}
      {tabs.length > 0 ? (
        <IconButton
          size="sm"
          label={messages.tabs.actions}
          aria-haspopup="menu"
          icon={<ChevronDown aria-hidden />}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect()
            setMenu({ path: current, x: left, y: bottom })
          }}
        />
      ) : null}
      {tabs.some(({ pinned }) => !pinned) ? (
        <IconButton
          size="sm"
          label={messages.tabs.closeAll}
          icon={<CircleX aria-hidden />}
          onClick={() => onClose(current, 'all')}
        />
      ) : null}
      {menu ? (
        <Suspense fallback={null}>
          <TabMenu
            key={`${menu.path} ${menu.x} ${menu.y}`}
            tabs={tabs}
            isCurrent={menu.path === current}
            {...menu}
            onChoose={(choice) => choose(menu.path, choice)}
            onClose={() => {
              setMenu(null)
              linkOf(menu.path)?.focus()
            }}
          />
        </Suspense>
      ) : null}
    </nav>
  )
}
