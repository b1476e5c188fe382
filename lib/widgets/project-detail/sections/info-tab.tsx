import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  memo,
  Suspense,
} from 'react'
import type { Stored } from '../../../contract/output.ts'
import type { Project } from '../../../domain/project/project.ts'
import { firstLacking, isComplete, type Readiness, together } from '../../../domain/project/readiness.ts'
import { isClosedStep } from '../../../domain/project/step-tone.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useStable } from '../../../provider/use-stable.ts'
import { SearchPlace } from '../../../search/search-place.tsx'
import { css } from '../../../styled-system/css/index.js'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { WidgetBoundary } from '../../widget-boundary.tsx'
import { BasicSection } from '../basic/basic-section.tsx'
import { isWithin } from '../people/edited-place.ts'
import { pageBody, pageColumn, pageSection } from '../page-layout.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { progressOf, type ProjectProgress } from '../basic/project-progress.ts'
import { type NextPlace, SectionNav } from './section-nav.tsx'
import { arrangeSections, type PageSection } from './section-modules.ts'
import { hasOwnForm, type HostSection, type ProjectSectionKey, type ProjectSectionProps } from '../sections.ts'
import { useActiveSection } from './use-active-section.ts'
import type { EditedPlace, Editing } from '../use-editing.ts'
import type { ProjectData, ProjectSource } from '../use-project.ts'
import { useSectionEditing } from './use-section-editing.ts'
import type { SectionReports } from '../use-section-reports.ts'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'

const LockedSection = lazyPart(() => import('./locked-section.tsx').then(({ LockedSection }) => LockedSection))

export interface InfoTabProps {
  readonly source: ProjectSource
  readonly data: ProjectData
  readonly editing: Editing
  readonly reports: SectionReports
  readonly requested: readonly (ProjectSectionKey | HostSection)[] | undefined
  readonly readOnly: boolean
  readonly owner: string | null
  readonly stripHeight: number
  readonly stale: boolean
  /** Grows whenever the data of all sections is out of date. */
  readonly refreshes: number
  readonly onRefresh: () => void
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  /** Leaves a new case; absent where the host offers no way back. */
  readonly onBack: (() => void) | undefined
  /** Opens the flow of the case; absent where that tab is not installed. */
  readonly onFlow: (() => void) | undefined
  /** Receives the function that scrolls to a section. */
  readonly goToSection: RefObject<(section: string, part?: string) => void>
}

const barPlace = css({ position: 'sticky', bottom: '12px', zIndex: 'bar', _empty: { display: 'none' } })

/** 项目资料: the sections of a case beside their list. Before the case is saved, only the basic requirements are open. */
export function InfoTab(props: InfoTabProps): ReactElement {
  const { source, data, editing, reports, readOnly, goToSection } = props
  const texts = useMessages(projectDetailMessages)
  const notify = useNotify()
  const { record, overlay } = data
  const saved = source.kind === 'stored'
  const inBasic = editing.current?.section === 'basic' || !saved
  const stored = useMemo(() => progressOf(record, overlay), [record, overlay])
  const [live, setLive] = useState<ProjectProgress | null>(null)
  const progress = (inBasic ? live : null) ?? stored
  const { sections: shown, readiness } = progress
  const facts = useStable(progress.facts)
  const sections = useMemo(() => arrangeSections(shown, props.requested), [shown, props.requested])
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null)

  const body = useRef<HTMLDivElement>(null)
  const keys = useStable(sections.map(({ key }) => key))
  const { active, goTo } = useActiveSection(body, keys, props.stripHeight)
  const partKeys = useMemo(
    () => keys.flatMap((key) => reports.of(key).parts.map((part) => `${key}/${part.key}`)),
    [keys, reports],
  )
  const inParts = useActiveSection(body, partKeys, props.stripHeight)
  const go = (key: string): void => {
    if (saved || key === 'basic') goTo(key)
    else notify({ tone: 'warning', title: texts.basicNeedsFirst })
  }
  useEffect(() => {
    goToSection.current = goTo
  }, [goToSection, goTo])

  const editingOf = useSectionEditing(editing, keys, barSlot)
  const draw = ({ key, title, Component }: PageSection): ReactElement => {
    if (key === 'basic') {
      return (
        <BasicSection
          source={source}
          data={data}
          title={title}
          readiness={readiness}
          editing={editingOf(key)}
          readOnly={readOnly}
          owner={props.owner}
          onSaved={props.onSaved}
          onProgress={setLive}
          onBack={props.onBack}
        />
      )
    }
    if (!Component || !saved) return <LockedSection title={title} />
    return (
      <SectionSlot
        Component={Component}
        projectId={record.keyValue}
        title={title}
        readOnly={readOnly}
        facts={facts}
        editing={editingOf(key)}
        refreshes={props.refreshes}
        {...reports.into(key)}
      />
    )
  }
  // When the host leaves out sections, the sum of the others would be a wrong total.
  const isWhole = saved && shown.every(({ key }) => keys.includes(key))
  const readinessOf = (key: string): Readiness | null => (key === 'basic' ? readiness : reports.of(key).readiness)
  const total = isWhole ? together(shown.map(({ key }) => readinessOf(key))) : undefined
  const nextPlace = (): NextPlace | null => {
    if (readOnly || !saved) return null
    const lacking = firstLacking(
      shown
        .filter(({ key }) => keys.includes(key) && key !== editing.current?.section)
        .map(({ key, title }) => ({ key, title, readiness: readinessOf(key) })),
    )
    if (lacking !== null) {
      const { key, title } = lacking.part
      return {
        label: texts.nextSection({ title }),
        missing: texts.nextCount({ count: lacking.missing }),
        onGo: () => {
          goTo(key)
          if (hasOwnForm(key)) void editing.open(key)
        },
      }
    }
    const { onFlow } = props
    return total && isComplete(total) && onFlow ? { label: texts.nextFlow, onGo: onFlow } : null
  }
  const style: CSSProperties & Record<'--fk-strip', string> = { '--fk-strip': `${props.stripHeight}px` }
  return (
    <div ref={body} className={pageBody} style={style}>
      <SectionNav
        {...(total !== undefined && { total })}
        next={nextPlace()}
        closed={isClosedStep(record.hf20DemandStep) ? record.refValues['hf20DemandStep'] : null}
        sections={sections.map(({ key, title }) => ({
          key,
          title,
          parts: reports.of(key).parts,
          readiness: readinessOf(key),
        }))}
        active={editing.current?.section ?? active}
        activePart={editing.current ? editedPart(editing.current, reports) : inParts.active}
        onGo={go}
        onGoToPart={(key, part) => {
          const place = `${key}/${part.key}`
          part.open()
          goTo(key, place)
          inParts.goTo(place)
        }}
      />
      <div className={pageColumn}>
        {props.stale ? <StaleNote onRefresh={props.onRefresh} /> : null}
        {sections.map((section, order) => (
          <SearchPlace key={section.key} name={section.key} title={section.title} order={order}>
            <div data-section={section.key} className={pageSection}>
              <WidgetBoundary name={`sections.${section.key}`}>{draw(section)}</WidgetBoundary>
            </div>
          </SearchPlace>
        ))}
        <div ref={setBarSlot} className={barPlace} />
      </div>
    </div>
  )
}

/** The part of a section that is edited, by its name in the list of sections. */
function editedPart({ section, place }: EditedPlace, reports: SectionReports): string | null {
  const part = reports.of(section).parts.find(({ key }) => isWithin({ active: true, place }, key))
  return part ? `${section}/${part.key}` : null
}

interface SectionSlotProps extends ProjectSectionProps {
  readonly Component: ComponentType<ProjectSectionProps>
}

/** A section of a saved case; memoised, so that typing elsewhere does not render it. */
const SectionSlot = memo(function SectionSlot({ Component, ...props }: SectionSlotProps): ReactElement {
  return (
    <Suspense fallback={<SkeletonCard rows={6} columns={4} />}>
      <Component {...props} />
    </Suspense>
  )
})
