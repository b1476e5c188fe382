import { type ReactElement, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { draftKey } from '../../../client/storage/drafts.ts'
import { projectCalls } from '../../../contract/case/project-calls.ts'
import type { Stored } from '../../../contract/output.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { DraftNotice } from '../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { FieldGroup } from '../../../form/groups/field-group.tsx'
import { FormEditBar } from '../../../form/saving/form-edit-bar.tsx'
import { IssueSummary } from '../../../form/saving/issue-summary.tsx'
import { LossesNotice } from '../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../form/conflict/newer-notice.tsx'
import { useEntityForm } from '../../../form/use-entity-form.ts'
import { useFirstField } from '../../../form/use-first-field.ts'
import { caseSectionMessages } from '../../../locale/zh-cn/project-detail/case-sections.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { LoanLosses } from './loan-losses.tsx'
import { ProgressWatch } from './progress-watch.tsx'
import type { ProjectProgress } from './project-progress.ts'
import type { ProjectData } from '../use-project.ts'

export interface BasicFormProps {
  readonly title: string
  readonly data: ProjectData
  /** The case being copied. */
  readonly copyOf: string | null
  readonly owner: string | null
  /** Element for the edit bar, which stays visible below all sections. */
  readonly barSlot: Element | null
  /** Element for the issue count, in the header of the section. */
  readonly issueSlot: Element | null
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  /**
   * Returns to reading after a discard, or when there is nothing to save. For a new case only where the host offers a
   * way back.
   */
  readonly onClose: (() => void) | undefined
  readonly onProgress: (progress: ProjectProgress) => void
  readonly onForm: (form: EntityFormApi | null) => void
}

const notices = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })

/** The form of the basic requirements, in place. */
export function BasicForm({
  title,
  data,
  copyOf,
  owner,
  barSlot,
  issueSlot,
  onSaved,
  onClose,
  onProgress,
  onForm,
}: BasicFormProps): ReactElement {
  const texts = useMessages(caseSectionMessages)
  const { client } = useFangkit()
  const { record, overlay, defaults } = data
  const form = useEntityForm({
    entity: project,
    record,
    overlay,
    defaults,
    save: async (input, idempotencyKey) => (await client.call(projectCalls.doSave, input, { idempotencyKey })).data,
    onSaved,
    onUnchanged: onClose,
    draft: { key: draftKey(project.service, record.keyValue, copyOf), owner },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form, record.keyValue !== null)
  const startOver = (): void => {
    const [first] = form.controller.visible().filter((name) => form.controller.view(name).state.editable)
    if (first !== undefined) form.focusField(first)
  }
  const bar = (
    <FormEditBar section={title} onLeave={onClose ?? startOver} cancelLabel={onClose ? undefined : texts.startOver} />
  )
  return (
    <EntityForm form={form}>
      <ProgressWatch onProgress={onProgress} />
      {issueSlot === null ? null : createPortal(<IssueSummary />, issueSlot)}
      <div className={notices}>
        <NewerNotice record={record} />
        <DraftNotice />
        <LossesNotice />
        <LoanLosses />
      </div>
      {Object.keys(project.groups).map((group) => (
        <FieldGroup key={group} group={group} />
      ))}
      {barSlot === null ? bar : createPortal(bar, barSlot)}
    </EntityForm>
  )
}
