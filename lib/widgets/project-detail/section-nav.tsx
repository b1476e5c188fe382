import type { ReactElement } from 'react'
import type { Readiness } from '../../form/readiness.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Meter } from '../../ui/meter.tsx'

export interface NavSection {
  readonly key: string
  readonly title: string
  /** Null where nothing is counted. */
  readonly readiness: Readiness | null
}

export interface SectionNavProps {
  readonly sections: readonly NavSection[]
  readonly active: string | null
  readonly onGo: (key: string) => void
}

const nav = css({
  position: 'sticky', top: 'calc(var(--fk-strip, 0px) + 16px)', alignSelf: 'start', padding: '8', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', backgroundColor: 'surface', zIndex: '1',
  '@container fk-project (max-width: 860px)': { top: 'var(--fk-strip, 0px)', '& > ul': { display: 'flex', overflowX: 'auto' } },
})
const item = css({
  display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8', width: 'full', height: '34px', paddingInline: '10', borderRadius: 'md', color: 'ink-2', textAlign: 'start', whiteSpace: 'nowrap', cursor: 'pointer',
  '&:hover:not([aria-current])': { backgroundColor: 'surface-3', color: 'ink' },
  '&[aria-current]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
})

/** The sections of the page with how much of each is filled in; follows the scroll. */
export function SectionNav({ sections, active, onGo }: SectionNavProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  return (
    <nav className={nav} aria-label={texts.sections}>
      <ul>
        {sections.map(({ key, title, readiness }) => (
          <li key={key}>
            <button type="button" className={item} aria-current={key === active ? 'true' : undefined} onClick={() => onGo(key)}>
              {title}
              {readiness === null ? null : <Meter done={readiness.filled} total={readiness.wanted} label={texts.readiness(readiness)} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
