import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from 'react'
import { progressOf, type ProjectProgress } from './project-progress.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { StaleNote } from '../../ui/stale-note.tsx'
import { BasicSection, type BasicSectionProps } from './basic-section.tsx'
import { pageBody, pageColumn, pageSection } from './page-layout.ts'
import { PendingSection } from './pending-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { useActiveSection } from './use-active-section.ts'
import type { EditMode } from './use-edit-mode.ts'
import type { ProjectData, ProjectSource } from './use-project.ts'

type SectionProps = Pick<BasicSectionProps, 'mayEdit' | 'owner' | 'highlighted' | 'idPrefix' | 'onSaved' | 'onForm' | 'onBack'>

export interface InfoTabProps extends SectionProps {
  readonly source: ProjectSource
  readonly data: ProjectData
  readonly edit: EditMode
  readonly stripHeight: number
  readonly stale: boolean
  readonly onRefresh: () => void
}

const barPlace = css({ position: 'sticky', bottom: '12px', zIndex: 'bar', _empty: { display: 'none' } })

/** 项目资料: the sections of a case beside their list. Only the basic requirements are open before the case is saved. */
export function InfoTab({ source, data, edit, stripHeight, stale, onRefresh, ...section }: InfoTabProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const notify = useNotify()
  const { record, overlay } = data
  const saved = source.kind === 'stored'
  const editing = edit.editing || !saved
  const stored = useMemo(() => progressOf(record, overlay), [record, overlay])
  const [live, setLive] = useState<ProjectProgress | null>(null)
  const { sections, readiness } = (editing ? live : null) ?? stored
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null)

  const body = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => sections.map(({ key }) => key), [sections])
  const { active, goTo } = useActiveSection(body, keys, stripHeight)
  const go = (key: string): void => {
    if (saved || key === 'basic') goTo(key)
    else notify({ tone: 'warning', title: texts.basicNeedsFirst })
  }
  const style: CSSProperties & Record<'--fk-strip', string> = { '--fk-strip': `${stripHeight}px` }
  return (
    <div ref={body} className={pageBody} style={style}>
      <SectionNav sections={sections.map(({ key, title }) => ({ key, title, readiness: key === 'basic' ? readiness : null }))} active={active} onGo={go} />
      <div className={pageColumn}>
        {stale ? <StaleNote onRefresh={onRefresh} /> : null}
        {sections.map(({ key, title }) => (
          <div key={key} data-section={key} className={pageSection}>
            {key !== 'basic' ? <PendingSection sectionKey={key} title={title} locked={!saved} scheme={record.hf20LoanScheme} /> : (
              <BasicSection {...section} source={source} data={data} title={title} readiness={readiness} edit={edit} barSlot={barSlot} onProgress={setLive} />
            )}
          </div>
        ))}
        <div ref={setBarSlot} className={barPlace} />
      </div>
    </div>
  )
}
