import { type ReactElement, useEffect, useMemo } from 'react'
import { draftKey } from '../../../../client/storage/drafts.ts'
import { deductibleOrders } from '../../../../client/queries/case/fee-plans.ts'
import type { DraftRecord, Stored } from '../../../../contract/output.ts'
import { CHARGE_KIND } from '../../../../domain/codes.ts'
import { income as incomeEntity, type Income } from '../../../../domain/fee/income.ts'
import { AutoDraft } from '../../../../form/drafts/auto-draft.tsx'
import { DraftNotice } from '../../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { FieldGroup } from '../../../../form/groups/field-group.tsx'
import { LossesNotice } from '../../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../../form/conflict/newer-notice.tsx'
import { useEntityForm } from '../../../../form/use-entity-form.ts'
import { useFirstField } from '../../../../form/use-first-field.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useAuthUser } from '../../../../provider/session/use-auth-user.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Card } from '../../../../ui/sections/card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { FeeDrawerProps } from '../../fee-actions.ts'
import { CheckHints } from '../voucher/check-hints.tsx'
import { WarningsDialog } from './warnings-dialog.tsx'
import { INCOME_LAYOUT } from './income-layout.tsx'
import { IncomeFormProvider } from './income-form-data.ts'
import { LiveIssues } from './live-issues.tsx'
import { useIncomeSubmission } from './use-income-submission.ts'
import { useResubmit } from './use-resubmit.ts'
import { VoucherReader } from '../voucher/voucher-reader.tsx'
import { refuseIssues } from './refuse-issues.ts'

export interface IncomeFormProps extends Pick<FeeDrawerProps, 'projectId' | 'data' | 'actions' | 'reports'> {
  /** A blank income or a returned one; an open form keeps the one it started with. */
  readonly record: DraftRecord<Income>
  /** Charge type a new income starts with. */
  readonly type: string | null
  readonly onForm: (form: EntityFormApi | null) => void
  readonly onSubmitted: (income: Stored<Income>) => void
}

const notices = css({ display: 'grid', gap: '8', _empty: { display: 'none' } })
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const ignore = (): void => undefined

/** The form of an income. @source INC-026 to INC-044 */
export function IncomeForm({
  projectId,
  data: { charges },
  actions,
  reports,
  record,
  type,
  onForm,
  onSubmitted,
}: IncomeFormProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const { submitted } = useMessages(commonMessages)
  const owner = useAuthUser().data?.acctId ?? null
  const { keyValue } = record
  const submission = useIncomeSubmission(projectId, reports, actions.refresh)
  const resubmit = useResubmit(submission, onSubmitted)
  const form: EntityFormApi = useEntityForm({
    entity: incomeEntity,
    record,
    defaults: keyValue === null && type !== null ? { hf54ProjectName: type } : undefined,
    save: (input, idempotencyKey) => {
      refuseIssues(form.controller, formData)
      return submission.send(keyValue === null ? { ...input, hf54PrjId: projectId } : input, idempotencyKey)
    },
    onSaved: onSubmitted,
    words: { saved: submitted },
    onUnchanged: () => resubmit(form),
    draft: { key: draftKey(incomeEntity.service, keyValue, keyValue === null ? projectId : null), owner },
  })
  const { controller } = form
  const isDeduction = useFormState(controller, () => controller.values()['hf54ChargeKind'] === CHARGE_KIND.deduction)
  const groups = useFkQuery(deductibleOrders(projectId, ''), { enabled: isDeduction }).data
  const formData = useMemo(
    () => ({ projectId, charges, orders: groups?.flatMap(({ saleOrderMList }) => saleOrderMList) ?? null }),
    [projectId, charges, groups],
  )
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form)
  const layout = useMemo(
    () => ({
      ...INCOME_LAYOUT,
      hf54ChargeKind: {
        ...INCOME_LAYOUT.hf54ChargeKind,
        hints: { [CHARGE_KIND.deduction]: texts.kindHints.deduction, [CHARGE_KIND.external]: texts.kindHints.external },
      },
    }),
    [texts],
  )
  return (
    <IncomeFormProvider value={formData}>
      <EntityForm form={form} className={column}>
        <LiveIssues />
        <div className={notices}>
          <AutoDraft onDraftSaved={ignore} />
          {submission.refused ? (
            <Notice tone="bad" role="alert" title={texts.refusedTitle}>
              <CheckHints check={submission.refused} />
            </Notice>
          ) : null}
          <NewerNotice record={record} />
          <DraftNotice />
          {/* Loss of values is announced before the kind of a new income is switched. */}
          {keyValue === null ? null : <LossesNotice />}
        </div>
        <Card>
          <FieldGroup group="income" heading={false} layout={layout} />
          <VoucherReader />
        </Card>
        {submission.warnings ? <WarningsDialog warnings={submission.warnings} /> : null}
      </EntityForm>
    </IncomeFormProvider>
  )
}
