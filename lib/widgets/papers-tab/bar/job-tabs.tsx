import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useOverflow } from '../../../ui/dom/use-overflow.ts'
import { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css, cx } from '../../../styled-system/css/index.js'
import { tabs as tabsRecipe } from '../../../styled-system/recipes/index.js'
import { Badge } from '../../../ui/indicators/badge.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { tabByKey } from '../../tab-by-key.ts'
import { headRow } from '../papers-layout.ts'

export interface JobTab {
  /** Empty for all jobs. */
  readonly id: string
  readonly label: string
  readonly title?: string | undefined
  /** Number of papers still missing. */
  readonly missing: number
  /** The job has ended. */
  readonly ended: boolean
}

export interface JobTabsProps {
  readonly tabs: readonly JobTab[]
  readonly value: string
  readonly onSelect: (id: string) => void
  /** Shown on the row of the tabs. */
  readonly tools: ReactNode
  /** Content of the open tab. */
  readonly children: ReactNode
}

const strip = css({ flex: '1', minWidth: '0' })
const ended = css({ color: 'ink-3' })
/** The tools wrap below the tabs where not even one tab fits beside them. */
const HEAD: CSSProperties = { flexWrap: 'wrap' }
/** Relative, so that visually hidden text scrolls with its tab and does not widen the page. */
const STRIP: CSSProperties = { position: 'relative', flexBasis: 160 }
/** Few tabs are all in view, on several lines where needed; on a phone they scroll. */
const WRAPPED: CSSProperties = { ...STRIP, flexWrap: 'wrap', rowGap: 0 }
const FEW = 12

/**
 * A tab for each phase of the flow, or for each job that needs papers. Many tabs scroll; the selected one stays in
 * view.
 * @source PAP-001
 */
export function JobTabs({ tabs, value, onSelect, tools, children }: JobTabsProps): ReactElement {
  const texts = useMessages(papersTabMessages)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [phone] = useState(() => globalThis.matchMedia('(max-width: 600px)').matches)
  const overflows = useOverflow(list, tabs.length)
  const classes = tabsRecipe()
  const at = tabs.findIndex((tab) => tab.id === value)
  useEffect(() => {
    if (overflows) reveal(list.current, at)
  }, [at, overflows])
  const scroll = (direction: 1 | -1): void =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.7 })
  return (
    <div className={classes.root}>
      <div className={headRow} style={HEAD}>
        {overflows ? (
          <IconButton
            size="sm"
            tabIndex={-1}
            icon={<ChevronLeft aria-hidden />}
            label={texts.earlier}
            onClick={() => scroll(-1)}
          />
        ) : null}
        <div
          ref={list}
          role="tablist"
          aria-label={texts.jobs}
          className={cx(classes.list, strip)}
          style={tabs.length <= FEW && !phone ? WRAPPED : STRIP}
          onKeyDown={tabByKey}
          tabIndex={-1}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}${tab.id}`}
              title={tab.title}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? `${id}panel` : undefined}
              tabIndex={tab.id === value ? 0 : -1}
              className={cx(classes.tab, tab.ended && tab.id !== value && ended)}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              <Badge count={tab.missing} label={texts.jobMissing} />
            </button>
          ))}
        </div>
        {overflows ? (
          <IconButton
            size="sm"
            tabIndex={-1}
            icon={<ChevronRight aria-hidden />}
            label={texts.later}
            onClick={() => scroll(1)}
          />
        ) : null}
        {tools}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}

/** Width of the neighbouring tab that stays visible. @unit px */
const PEEK = 40

/** Not `scrollIntoView`, which would also scroll the page. */
function reveal(box: HTMLElement | null, at: number): void {
  const tab = box?.querySelectorAll<HTMLElement>('[role=tab]')[at]
  if (!box || !tab) return
  const start = tab.offsetLeft
  box.scrollLeft = Math.min(Math.max(box.scrollLeft, start + tab.offsetWidth + PEEK - box.clientWidth), start - PEEK)
}
