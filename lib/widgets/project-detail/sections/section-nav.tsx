import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Readiness } from '../../../domain/project/readiness.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Meter } from '../../../ui/indicators/meter.tsx'
import type { SectionPart } from '../sections.ts'

export interface NavSection {
  readonly key: string
  readonly title: string
  /** Null where nothing is counted; no number is shown where nothing is required. */
  readonly readiness: Readiness | null
  readonly parts: readonly SectionPart[]
}

/** The next place to work at. */
export interface NextPlace {
  readonly label: string
  /** How much is missing there. */
  readonly missing?: string
  readonly onGo: () => void
}

export interface SectionNavProps {
  readonly sections: readonly NavSection[]
  /** Sum over all sections of the case, null while it is unknown; absent where not all are shown. */
  readonly total?: Readiness | null
  /** The state of an ended case, shown in place of the total. */
  readonly closed?: ReactNode
  readonly active: string | null
  /** `section/part` */
  readonly activePart: string | null
  readonly onGo: (key: string) => void
  readonly onGoToPart: (key: string, part: SectionPart) => void
  /** Where the work goes on; null while that is unknown, and for who only reads. */
  readonly next: NextPlace | null
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
  // Like the header strip, it leaves the height of a small screen to the sections.
  '@media (max-height: 600px), (max-width: 559px)': { position: 'static' },
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
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8',
  height: '34px',
  paddingInline: '10',
  textStyle: 'label',
  color: 'ink-3',
})
/** An inline style, because it is used once and the size of the style sheet is limited. */
const NEXT: CSSProperties = { color: 'var(--fk-colors-brand-ink)' }
const cut = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })

/**
 * The sections of the page and their parts, with the progress of the required fields in total and by section; follows
 * the scroll position.
 * @source ruling 27
 */
export function SectionNav({
  sections,
  total,
  closed,
  active,
  activePart,
  onGo,
  onGoToPart,
  next,
}: SectionNavProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  return (
    <nav className={nav} aria-label={texts.sections}>
      {closed ? (
        <p className={sum}>{closed}</p>
      ) : total === undefined ? null : (
        <p className={sum}>
          {texts.requiredNow}
          <Figure readiness={total} />
        </p>
      )}
      {next === null ? null : (
        <button type="button" className={item} style={NEXT} title={next.label} onClick={next.onGo}>
          <span className={cut}>{next.label}</span>
          {next.missing === undefined ? null : <span>{next.missing}</span>}
        </button>
      )}
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
              <Figure readiness={readiness} />
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

function Figure({ readiness }: Pick<NavSection, 'readiness'>): ReactElement | null {
  const texts = useMessages(projectDetailMessages)
  return readiness === null || readiness.wanted === 0 ? null : (
    <Meter done={readiness.filled} total={readiness.wanted} label={texts.readiness(readiness)} />
  )
}
