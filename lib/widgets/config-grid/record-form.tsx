import { type ReactElement, useEffect, useMemo } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { draftKey } from '../../client/storage/drafts.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { AutoDraft } from '../../form/drafts/auto-draft.tsx'
import { DraftNotice } from '../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../form/entity-form.tsx'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import { FieldGroup } from '../../form/groups/field-group.tsx'
import type { FieldLayout } from '../../form/fields/field-layout.ts'
import { LossesNotice } from '../../form/saving/losses-notice.tsx'
import { useEntityForm } from '../../form/use-entity-form.ts'
import type { GridParent } from '../../grid/grid-query.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type OneTimeSecret, takeSecrets } from './one-time-secrets.ts'
import type { OpenForm } from './use-open-form.ts'
import type { GridRecord } from './use-record.ts'

export interface RecordFormProps {
  readonly grid: Grid
  readonly start: Pick<OpenForm, 'action' | 'id'>
  /** The newest version; an open form keeps the one it started with. */
  readonly record: GridRecord
  readonly overlay: Overlay
  readonly parent: GridParent | null
  readonly owner: string | null
  readonly columns: 1 | 2 | 3
  readonly onForm: (form: EntityFormApi | null) => void
  /** Receives the values that the answer to a save contains once. */
  readonly onSecrets: (secrets: readonly OneTimeSecret[]) => void
  readonly onSaved: (record: GridRecord, created: boolean) => void
}

const notes = css({ display: 'grid', gap: '8', paddingInline: 'pad', paddingTop: '14', _empty: { display: 'none' } })
const ignore = (): void => undefined

/** The form of a record, laid out by the groups of its entity. */
export function RecordForm({
  grid,
  start,
  record,
  overlay,
  parent,
  owner,
  columns,
  onForm,
  onSecrets,
  onSaved,
}: RecordFormProps): ReactElement {
  const { entity } = grid
  const texts = useMessages(gridDialogMessages)
  const { client } = useFangkit()
  const form = useEntityForm({
    entity,
    record,
    overlay,
    save: async (input, idempotencyKey) => {
      const below = grid.parent !== null && parent !== null && !input.keyValue ? { [grid.parent]: parent.objKey } : {}
      const { data } = await client.call(recordCalls(entity).doSave, { ...input, ...below }, { idempotencyKey })
      const { record: stored, secrets } = takeSecrets(entity, data)
      if (secrets.length > 0) onSecrets(secrets)
      return stored
    },
    onSaved,
    draft: {
      key: draftKey(
        entity.service,
        start.action === 'EDIT' ? start.id : null,
        start.action === 'CLONE' ? start.id : null,
      ),
      owner,
    },
  })
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  const { keyValue, version } = form.controller.basis()
  const newer = record.keyValue === keyValue && record.version > version
  const groups = Object.keys(entity.groups)
  const layout = useMemo(() => wideOnes(entity, columns), [entity, columns])
  return (
    <EntityForm form={form}>
      <div className={notes}>
        <AutoDraft onDraftSaved={ignore} />
        <DraftNotice />
        <LossesNotice />
        {newer ? (
          <Notice tone="warn" role="status" title={texts.newer}>
            {texts.newerText}
          </Notice>
        ) : null}
      </div>
      {groups.map((group) => (
        <FieldGroup key={group} group={group} heading={groups.length > 1} columns={columns} layout={layout} />
      ))}
    </EntityForm>
  )
}

/** Fields with several lines of text take the whole row. */
function wideOnes({ fields }: Entity, columns: 1 | 2 | 3): Readonly<Record<string, FieldLayout>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'richtext' ? [[name, { span: columns }] as const] : [],
    ),
  )
}
