import { type CSSProperties, lazy, type ReactElement, Suspense, useMemo, useRef, useState } from 'react'
import { progressOf, type ProjectProgress } from './project-progress.ts'
import type { Stored } from '../../contract/output.ts'
import type { Project } from '../../domain/project/project.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { BasicView } from './basic-view.tsx'
import { pageBody, pageColumn, pageSection } from './page-layout.ts'
import { PendingSection } from './pending-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { useActiveSection } from './use-active-section.ts'
import type { EditMode } from './use-edit-mode.ts'
import type { ProjectData, ProjectSource } from './use-project.ts'

/** The chunk of the form; asked for before it is needed. */
export const loadBasicForm = () => import('./basic-form.tsx')
const BasicForm = lazy(() => loadBasicForm().then(({ BasicForm: loaded }) => ({ default: loaded })))

export interface InfoTabProps {
  readonly source: ProjectSource
  readonly data: ProjectData
  readonly edit: EditMode
  readonly mayEdit: boolean
  readonly owner: string | null
  readonly stripHeight: number
  readonly stale: boolean
  readonly highlighted: string | null
  readonly idPrefix: string
  readonly onRefresh: () => void
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onForm: (form: EntityFormApi | null) => void
}

const barPlace = css({ position: 'sticky', bottom: '12px', zIndex: 'bar', _empty: { display: 'none' } })

/** 项目资料: the sections of a case beside their list. Only the basic requirements are open before the case is saved. */
export function InfoTab({ source, data, edit, mayEdit, owner, stripHeight, stale, highlighted, idPrefix, onRefresh, onSaved, onForm }: InfoTabProps): ReactElement {
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
            {key !== 'basic' ? <PendingSection sectionKey={key} title={title} locked={!saved} scheme={record.hf20LoanScheme} /> : editing ? (
              <Suspense fallback={<SkeletonCard rows={7} />}>
                <BasicForm
                  title={title}
                  data={data}
                  copyOf={source.kind === 'copy' ? source.of : null}
                  owner={owner}
                  barSlot={barSlot}
                  onSaved={onSaved}
                  onClose={edit.close}
                  onProgress={setLive}
                  onForm={onForm}
                />
              </Suspense>
            ) : (
              <BasicView
                title={title}
                record={record}
                overlay={overlay}
                readiness={readiness}
                onEdit={mayEdit ? edit.open : undefined}
                opening={edit.opening}
                blocked={edit.blocked}
                highlighted={highlighted}
                idPrefix={idPrefix}
              />
            )}
          </div>
        ))}
        <div ref={setBarSlot} className={barPlace} />
      </div>
    </div>
  )
}
