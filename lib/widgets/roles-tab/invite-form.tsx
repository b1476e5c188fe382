import { type ReactElement, useEffect } from 'react'
import type { DraftRecord } from '../../contract/output.ts'
import { projectRoleCalls } from '../../contract/case/project-role-calls.ts'
import { type ProjectRole, projectRole } from '../../domain/project-role/project-role.ts'
import { EntityForm } from '../../form/entity-form.tsx'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { FieldList } from '../../form/fields/field-list.tsx'
import { useEntityForm } from '../../form/use-entity-form.ts'
import { useFirstField } from '../../form/use-first-field.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'

export interface InviteFormProps {
  readonly projectId: string
  readonly record: DraftRecord<ProjectRole>
  readonly onForm: (form: EntityFormApi | null) => void
  readonly onSent: () => void
}

const NAMES = ['hf21AcctId', 'hf21RoleId'] as const

/** The form of an invitation: the person and their role. @source INV-004 */
export function InviteForm({ projectId, record, onForm, onSent }: InviteFormProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const { client } = useFangkit()
  const form = useEntityForm({
    entity: projectRole,
    record,
    save: async (input, idempotencyKey) =>
      (await client.call(projectRoleCalls.doSave, { ...input, hf21PrjId: projectId }, { idempotencyKey })).data,
    onSaved: onSent,
    words: { saved: texts.sent },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form)
  return (
    <EntityForm form={form}>
      <FieldList names={NAMES} columns={1} />
    </EntityForm>
  )
}
