import type { ReactElement } from 'react'
import type { Readiness } from '../../form/readiness.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Meter } from '../../ui/meter.tsx'
import type { SectionPart } from './sections.ts'

export interface NavSection {
  readonly key: string
  readonly title: string
  /** Null where nothing is counted. */
  readonly readiness: Readiness | null
  readonly parts: readonly SectionPart[]
}

export interface SectionNavProps {
  readonly sections: readonly NavSection[]
  readonly active: string | null
  /** `section/part` */
  readonly activePart: string | null
  readonly onGo: (key: string) => void
  readonly onGoToPart: (key: string, part: SectionPart) => void
}

const nav = css({
  position: 'sticky',
  top: 'calc(var(--fk-strip, 0px) + 16px)',
  alignSelf: 'start',
  padding: '8',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
  zIndex: '1',
  '& ul ul': { maxHeight: '240px', overflowY: 'auto' },
  '@container fk-project (max-width: 860px)': {
    top: 'var(--fk-strip, 0px)',
    '& > ul': { display: 'flex', overflowX: 'auto' },
    '& ul ul': { display: 'none' },
  },
})
const item = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  height: '34px',
  paddingInline: '10',
  borderRadius: 'md',
  color: 'ink-2',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover:not([aria-current])': { backgroundColor: 'surface-3', color: 'ink' },
  '&[aria-current]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'strong' },
  'ul ul &': { height: '30px', paddingInlineStart: '20', textStyle: 'label' },
})
const cut = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })

/** The sections of the page and their parts, with how much of each is filled in; follows the scroll. */
export function SectionNav({ sections, active, activePart, onGo, onGoToPart }: SectionNavProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  return (
    <nav className={nav} aria-label={texts.sections}>
      <ul>
        {sections.map(({ key, title, readiness, parts }) => (
          <li key={key}>
            <button
              type="button"
              className={item}
              aria-current={key === active ? 'true' : undefined}
              onClick={() => onGo(key)}
            >
              {title}
              {readiness === null ? null : (
                <Meter done={readiness.filled} total={readiness.wanted} label={texts.readiness(readiness)} />
              )}
            </button>
            {parts.length === 0 ? null : (
              <ul aria-label={title}>
                {parts.map((part) => (
                  <li key={part.key}>
                    <button
                      type="button"
                      className={item}
                      title={part.title}
                      aria-current={key === active && `${key}/${part.key}` === activePart ? 'true' : undefined}
                      onClick={() => onGoToPart(key, part)}
                    >
                      <span className={cut}>{part.title}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
