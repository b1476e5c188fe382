import { Check, Lock, Pencil } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import type { Stored } from '../../contract/output.ts'
import { project, type Project } from '../../domain/project/project.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { EntityView } from '../../form/entity-view.tsx'
import type { Readiness } from '../../form/readiness.ts'
import { valuesOf } from '../../form/record-values.ts'
import { projectDetailMessages } from '../../locale/zh-cn/project-detail.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ProjectProgress } from './project-progress.ts'
import type { EditMode } from './use-edit-mode.ts'
import type { ProjectData, ProjectSource } from './use-project.ts'

/** The chunk of the form; asked for before it is needed. */
export const loadBasicForm = () => import('./basic-form.tsx')
const BasicForm = lazy(() => loadBasicForm().then(({ BasicForm: loaded }) => ({ default: loaded })))

export interface BasicSectionProps {
  readonly source: ProjectSource
  readonly data: ProjectData
  readonly title: string
  readonly readiness: Readiness
  readonly edit: EditMode
  readonly mayEdit: boolean
  readonly owner: string | null
  readonly highlighted: string | null
  readonly idPrefix: string
  /** Where the bar of the form goes: it stays in sight below all sections. */
  readonly barSlot: Element | null
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onProgress: (progress: ProjectProgress) => void
  readonly onForm: (form: EntityFormApi | null) => void
  /** Leaves a new case; absent where the host offers no way back. */
  readonly onBack: (() => void) | undefined
}

const reason = css({ display: 'inline-flex', alignItems: 'center', gap: '4', textStyle: 'label', color: 'ink-3', '& > svg': { flex: 'none', width: '14px', height: '14px' } })

/** The basic requirements: to read, and in the same place to fill in. @source PRJ-039 */
export function BasicSection(props: BasicSectionProps): ReactElement {
  const { source, data, title, readiness, edit, owner, highlighted, idPrefix } = props
  const texts = useMessages(projectDetailMessages)
  const [issueSlot, setIssueSlot] = useState<Element | null>(null)
  const editing = edit.editing || source.kind !== 'stored'
  const complete = readiness.wanted > 0 && readiness.filled === readiness.wanted
  const actions = editing ? <span ref={setIssueSlot} /> : edit.blocked !== null ? <span className={reason}><Lock aria-hidden />{edit.blocked}</span> : props.mayEdit ? (
    <Button variant="text" size="sm" icon={<Pencil aria-hidden />} loading={edit.opening} aria-label={texts.editSection({ title })} onClick={edit.open}>{texts.edit}</Button>
  ) : undefined
  const tag = editing ? <Tag tone="brand">{texts.editing}</Tag> : complete ? <Tag tone="ok" icon={<Check aria-hidden />}>{texts.complete}</Tag> : undefined
  const view = <EntityView entity={project} values={valuesOf(project, data.record)} refValues={data.record.refValues} overlay={data.overlay} highlighted={highlighted} idPrefix={idPrefix} />
  return (
    <Card title={title} editing={editing} tag={tag} actions={actions}>
      {!editing ? view : (
        <Suspense fallback={view}>
          <BasicForm
            title={title}
            data={data}
            copyOf={source.kind === 'copy' ? source.of : null}
            owner={owner}
            barSlot={props.barSlot}
            issueSlot={issueSlot}
            onSaved={props.onSaved}
            onClose={source.kind === 'stored' ? edit.close : props.onBack}
            onProgress={props.onProgress}
            onForm={props.onForm}
          />
        </Suspense>
      )}
    </Card>
  )
}
