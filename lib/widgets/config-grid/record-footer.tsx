import type { ReactElement, RefObject } from 'react'
import { isStored } from '../../contract/output.ts'
import { isRowOperation, ROW_OPERATION } from '../../domain/grid/row-operation.ts'
import { type EntityFormApi, EntityFormProvider } from '../../form/entity-form-context.ts'
import { IssueSummary } from '../../form/saving/issue-summary.tsx'
import { useFormState } from '../../form/state/use-form-state.ts'
import type { GridHandle } from '../../grid/entity-grid.tsx'
import type { GridAction } from '../../grid/grid-events.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import type { GridRecord } from './use-record.ts'

export interface RecordFooterProps {
  readonly action: GridAction
  /** Null while there is nothing to save. */
  readonly form: EntityFormApi | null
  /** The stored record; null for a blank one or a copy. */
  readonly record: GridRecord | null
  readonly list: RefObject<GridHandle | null>
  readonly mayAddMore: boolean
  readonly onSave: (then: 'stay' | 'again') => void
  readonly onClose: () => void
}

const spacer = css({ flex: '1' })
const count = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })

/**
 * Actions on the record on the left, saving on the right. A record to read offers only closing.
 * @source GRD-018, FRM-034
 */
export function RecordFooter({
  action,
  form,
  record,
  list,
  mayAddMore,
  onSave,
  onClose,
}: RecordFooterProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  if (action === 'VIEW')
    return (
      <>
        <span className={spacer} />
        <Button onClick={onClose}>{texts.close}</Button>
      </>
    )
  return (
    <>
      {action === 'EDIT' && record && isStored(record) ? <Operations record={record} form={form} list={list} /> : null}
      {form === null ? null : (
        <EntityFormProvider value={form}>
          <IssueSummary />
        </EntityFormProvider>
      )}
      <span className={spacer} />
      {form === null ? null : <Changes form={form} />}
      <Button onClick={onClose}>{texts.cancel}</Button>
      {form === null ? null : <SaveButtons form={form} mayAddMore={mayAddMore} onSave={onSave} />}
    </>
  )
}

function Operations({
  record,
  form,
  list,
}: {
  readonly record: GridRow
  readonly form: EntityFormApi | null
  readonly list: RefObject<GridHandle | null>
}): ReactElement {
  const offered = (list.current?.offered(record) ?? []).filter(({ operation }) => isRowOperation(operation))
  return (
    <>
      {offered.map(({ operation, label, reason }) => (
        <Button
          key={operation}
          variant={isRowOperation(operation) && ROW_OPERATION[operation].danger ? 'danger' : 'default'}
          disabled={reason !== null}
          title={reason ?? undefined}
          onClick={() => {
            // An operation creates a new version of the record, so unsaved changes must be settled first.
            void (form ? form.requestLeave() : Promise.resolve(true)).then((left) =>
              left ? list.current?.operate(operation, record) : undefined,
            )
          }}
        >
          {label}
        </Button>
      ))}
    </>
  )
}

function Changes({ form }: { readonly form: EntityFormApi }): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const changes = useFormState(form.controller, () => form.controller.changes().length)
  return <span className={count}>{changes === 0 ? '' : texts.changes({ count: changes })}</span>
}

function SaveButtons({
  form,
  mayAddMore,
  onSave,
}: {
  readonly form: EntityFormApi
  readonly mayAddMore: boolean
  readonly onSave: RecordFooterProps['onSave']
}): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const saving = useFormState(form.controller, (_controller, submitting) => submitting)
  return (
    <>
      {mayAddMore ? (
        <Button disabled={saving} onClick={() => onSave('again')}>
          {texts.saveAndNew}
        </Button>
      ) : null}
      <Button variant="primary" loading={saving} onClick={() => onSave('stay')}>
        {texts.save}
      </Button>
    </>
  )
}
