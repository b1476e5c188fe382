import { type ReactElement, useEffect, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { draftKey } from '../../../client/storage/drafts.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import type { DraftRecord } from '../../../contract/output.ts'
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
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useReveal } from '../../../provider/session/use-reveal.ts'
import { css } from '../../../styled-system/css/index.js'
import type { CaseRecordKind } from './case-record-kinds.ts'
import { useAmountLayout } from './use-amount-layout.ts'
import { useFollow } from './use-follow.ts'
import { loan } from '../../../domain/loan/loan.ts'
import type { FieldLayout } from '../../../form/fields/field-layout.ts'
import type { CaseRecordSurroundProps } from './case-record-surround-props.ts'
import { LOAN_LAYOUT } from './loan/loan-layout.tsx'
import { LoanOrganisations } from './loan/loan-organisations.tsx'

/** Extra parts of a record's form beside its declaration; loaded with the form. */
interface CaseRecordFormParts {
  /** Component that wraps the fields. */
  readonly Surround: ComponentType<CaseRecordSurroundProps>
  readonly layout: Readonly<Record<string, FieldLayout>>
}

/** Extra form parts by service. */
const FORM_PARTS: Readonly<Record<string, CaseRecordFormParts>> = {
  [loan.service]: { Surround: LoanOrganisations, layout: LOAN_LAYOUT },
}

export interface CaseRecordFormProps {
  readonly kind: CaseRecordKind
  readonly projectId: string
  /** The newest version; an open form keeps the one it started with. */
  readonly record: DraftRecord<RecordValues>
  readonly defaults?: RecordValues | undefined
  readonly overlay: Overlay
  readonly facts: Scope
  /** Title of the section, for the edit bar. */
  readonly title: string
  readonly barSlot: Element | null
  /** Element for the issue count, in the header of the card. */
  readonly issueSlot: Element | null
  readonly onSaved: (record: StoredRecord) => void
  readonly onClose: () => void
  readonly onForm: (form: EntityFormApi | null) => void
}

const notices = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })

/** The form of a record of a case, in place. */
export function CaseRecordForm({
  kind: { entity, owner: ofCase, follow, inWords },
  projectId,
  record,
  defaults,
  overlay,
  facts,
  title,
  barSlot,
  issueSlot,
  onSaved,
  onClose,
  onForm,
}: CaseRecordFormProps): ReactElement {
  const { client } = useFangkit()
  const owner = useAuthUser().data?.acctId ?? null
  const { keyValue } = record
  const form = useEntityForm({
    entity,
    record,
    defaults,
    overlay,
    facts,
    save: async (input, idempotencyKey) => {
      const place = input.keyValue ? {} : { [ofCase]: projectId }
      return (await client.call(caseRecordCallsOf(entity.service).doSave, { ...input, ...place }, { idempotencyKey }))
        .data
    },
    onSaved,
    onUnchanged: onClose,
    draft: { key: draftKey(entity.service, keyValue, keyValue === null ? projectId : null), owner },
    reveal: useReveal(entity, keyValue, record.version),
  })
  const { controller } = form
  const parts = FORM_PARTS[entity.service]
  const layout = useAmountLayout(controller, inWords, parts?.layout)
  useFollow(controller, follow)
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form)
  const bar = <FormEditBar section={title} onLeave={onClose} />
  const fields = Object.keys(entity.groups).map((group) => <FieldGroup key={group} group={group} layout={layout} />)
  const latest = { ...record, updTime: typeof record['updTime'] === 'number' ? record['updTime'] : null }
  return (
    <EntityForm form={form}>
      {issueSlot === null ? null : createPortal(<IssueSummary />, issueSlot)}
      <div className={notices}>
        <NewerNotice record={latest} />
        <DraftNotice />
        <LossesNotice />
      </div>
      {parts ? <parts.Surround projectId={projectId}>{fields}</parts.Surround> : fields}
      {barSlot === null ? bar : createPortal(bar, barSlot)}
    </EntityForm>
  )
}
