import { type ReactElement, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { RecordValues } from '../../../../../catalogue/effect.ts'
import { draftKey } from '../../../../../client/storage/drafts.ts'
import { recordCallsOf } from '../../../../../contract/case/member-calls.ts'
import type { DraftRecord } from '../../../../../contract/output.ts'
import { DraftNotice } from '../../../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../../../form/entity-form.tsx'
import { FieldGroup } from '../../../../../form/groups/field-group.tsx'
import { FormEditBar } from '../../../../../form/saving/form-edit-bar.tsx'
import { LossesNotice } from '../../../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../../../form/conflict/newer-notice.tsx'
import { useEntityForm } from '../../../../../form/use-entity-form.ts'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useFangkit } from '../../../../../provider/use-fangkit.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { useReveal } from '../../../../../provider/session/use-reveal.ts'
import { css } from '../../../../../styled-system/css/index.js'
import type { RecordEditorProps } from './record-editor-props.ts'
import { hasHeadings } from '../record-layout.ts'
import { RECORD_BAR } from '../record-place.ts'
import { useSavedRecord } from './use-saved-record.ts'

export interface RecordFormProps extends Omit<RecordEditorProps, 'record'> {
  readonly record: DraftRecord<RecordValues>
  readonly defaults: RecordValues
  readonly owner: string | null
}

const notices = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })

/** The form of a record, in place. @source REC-005 to REC-010 */
export function RecordForm({
  list: { entity, owner: ownerField },
  record,
  title,
  defaults,
  overlay,
  context,
  owner,
  onForm,
  onClose,
}: RecordFormProps): ReactElement {
  const { memberId, facts, editing, side, name } = context
  const texts = useMessages(memberRecordMessages)
  const { client } = useFangkit()
  const storeSaved = useSavedRecord(entity.service, memberId)
  const reveal = useReveal(entity, record.keyValue, record.version)
  const form = useEntityForm({
    entity,
    record,
    defaults,
    facts,
    overlay,
    reveal,
    save: async (input, idempotencyKey) => {
      const ofMember = record.keyValue === null ? { [ownerField]: memberId } : {}
      return (await client.call(recordCallsOf(entity.service).doSave, { ...input, ...ofMember }, { idempotencyKey }))
        .data
    },
    onSaved: (saved) => {
      storeSaved(saved)
      onClose()
    },
    onUnchanged: onClose,
    draft: { key: draftKey(entity.service, record.keyValue, record.keyValue === null ? memberId : null), owner },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  const { controller, focusField } = form
  useEffect(() => {
    const first = controller.visible().find((field) => controller.view(field).state.editable)
    if (first !== undefined) focusField(first)
  }, [controller, focusField])
  const bar = (
    <div {...{ [RECORD_BAR]: '' }}>
      <FormEditBar section={texts.section({ side, member: name, record: title })} onLeave={onClose} />
    </div>
  )
  return (
    <EntityForm form={form}>
      <div className={notices}>
        <NewerNotice
          record={{ ...record, updTime: typeof record['updTime'] === 'number' ? record['updTime'] : null }}
        />
        <DraftNotice />
        <LossesNotice />
      </div>
      {Object.keys(entity.groups).map((group) => (
        <FieldGroup key={group} group={group} columns={4} heading={hasHeadings(entity)} />
      ))}
      {editing.barSlot === null ? bar : createPortal(bar, editing.barSlot)}
    </EntityForm>
  )
}
