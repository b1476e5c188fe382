import { ChevronLeft, ChevronRight, CircleX, X } from 'lucide-react'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from 'fangkit/ui'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'
import type { OpenTabs } from './open-tabs.ts'

export interface TabStripProps {
  readonly tabs: OpenTabs
  readonly pathname: string
  readonly onClose: (path: string) => void
  readonly onCloseAll: () => void
}

/** Pixels the arrows move. @source SHL-005 */
const SCROLL_STEP = 300

const strip = css({ flex: '1', minWidth: '0', display: 'flex', alignItems: 'center', gap: '4' })
const scroller = css({ minWidth: '0', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none', padding: '2', marginInline: '-2px' })
const list = css({ display: 'flex', gap: '4', width: 'max-content' })
const tab = css({
  display: 'flex', alignItems: 'center', height: '32px', borderRadius: 'md', color: 'ink-2', whiteSpace: 'nowrap',
  '&:hover:not([data-current])': { backgroundColor: 'surface-2', color: 'ink' },
  '&[data-current]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
})
const link = css({
  display: 'flex', alignItems: 'center', height: 'full', maxWidth: '240px', paddingInlineStart: '12', paddingInlineEnd: '6', color: 'inherit', borderRadius: 'md',
  '&[data-pinned]': { paddingInlineEnd: '12' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
})
const close = css({
  flex: 'none', display: 'grid', placeItems: 'center', width: '24px', height: '24px', marginInlineEnd: '2', borderRadius: 'sm', color: 'ink-3', cursor: 'pointer',
  _hover: { backgroundColor: 'surface-3', color: 'ink' },
  '& > svg': { width: '14px', height: '14px' },
})

/** Open pages, each with a way to close it; the home page stays. */
export function TabStrip({ tabs, pathname, onClose, onCloseAll }: TabStripProps): ReactElement {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scrollerRef, tabs)
  const scroll = (by: number) => scrollerRef.current?.scrollBy({ left: by, behavior: 'smooth' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrows take room from the tabs when they come
  useEffect(() => {
    if (tabs.length > 0) scrollerRef.current?.querySelector(`[href="${CSS.escape(pathname)}"]`)?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, tabs, overflows])

  return (
    <nav className={strip} aria-label={messages.tabs.label}>
      {overflows ? <IconButton size="sm" label={messages.tabs.scrollBack} icon={<ChevronLeft aria-hidden />} onClick={() => scroll(-SCROLL_STEP)} /> : null}
      <div ref={scrollerRef} className={scroller}>
        <ul className={list}>
          <li className={tab} data-current={pathname === PATHS.home ? '' : undefined}>
            <Link to={PATHS.home} className={link} data-pinned="" aria-current={pathname === PATHS.home ? 'page' : undefined}>{messages.pages.home}</Link>
          </li>
          {tabs.map(({ path, title }) => (
            <li key={path} className={tab} data-current={path === pathname ? '' : undefined}>
              <Link to={path} className={link} title={title} aria-current={path === pathname ? 'page' : undefined}><span>{title}</span></Link>
              <button type="button" className={close} aria-label={messages.tabs.close(title)} title={messages.tabs.close(title)} onClick={() => onClose(path)}>
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {overflows ? <IconButton size="sm" label={messages.tabs.scrollOn} icon={<ChevronRight aria-hidden />} onClick={() => scroll(SCROLL_STEP)} /> : null}
      {tabs.length > 0 ? <IconButton size="sm" label={messages.tabs.closeAll} icon={<CircleX aria-hidden />} onClick={onCloseAll} /> : null}
    </nav>
  )
}

/** True while the tabs need more room than there is. */
function useOverflow(ref: { readonly current: HTMLElement | null }, tabs: OpenTabs): boolean {
  const [overflows, setOverflows] = useState(false)
  const measure = useCallback(() => {
    const { current } = ref
    if (current) setOverflows(current.scrollWidth > current.clientWidth + 1)
  }, [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the tabs change
  useEffect(() => {
    measure()
    const { current } = ref
    if (!current) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [measure, ref, tabs])
  return overflows
}
