import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'

export interface RecordSectionsProps {
  readonly entity: Entity
  readonly children: ReactNode
}

const nav = css({
  position: 'sticky',
  top: '0',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  padding: '8',
  backgroundColor: 'surface',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})

/** The groups of a long form as links. Groups that are not on screen are left out. */
export function RecordSections({ entity, children }: RecordSectionsProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const root = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  // Values decide which groups are shown.
  useEffect(() => {
    const place = root.current
    if (!place) return undefined
    const read = (): void => {
      const next = [...place.querySelectorAll<HTMLElement>('[data-group]')].flatMap(
        ({ dataset }) => dataset['group'] ?? [],
      )
      setDrawn((now) => (now.join() === next.join() ? now : next))
    }
    const watcher = new MutationObserver(read)
    watcher.observe(place, { childList: true, subtree: true })
    read()
    return () => watcher.disconnect()
  }, [])
  const go = (group: string): void => {
    const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
      ({ dataset }) => dataset['group'] === group,
    )
    if (!found) return
    found.style.scrollMarginBlockStart = '48px'
    found.scrollIntoView({ block: 'start' })
    found.querySelector<HTMLElement>('input, textarea, select, [role=combobox], button')?.focus({ preventScroll: true })
  }
  return (
    <div ref={root}>
      {drawn.length < 2 ? null : (
        <nav className={nav} aria-label={texts.sections}>
          {drawn.map((group) => (
            <Button key={group} size="sm" variant="text" onClick={() => go(group)}>
              {entity.groups[group]?.label ?? group}
            </Button>
          ))}
        </nav>
      )}
      {children}
    </div>
  )
}
