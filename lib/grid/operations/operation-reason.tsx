import type { ReactElement } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { operationTerms } from '../../domain/grid/operation-state.ts'
import type { RowOperation } from '../../domain/grid/row-operation.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx'

export interface OperationReasonProps {
  readonly grid: Grid
  readonly operation: RowOperation
  /** Name of the record. */
  readonly name: string
  readonly busy: boolean
  /** Receives the reason; null when the user cancels. */
  readonly onAnswer: (reason: string | null) => void
}

/** Asks for a reason before a decision; the reason is stored with it. */
export function OperationReason({ grid, operation, name, busy, onAnswer }: OperationReasonProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const { prompt, label, reason, danger } = operationTerms(grid, operation)
  return (
    <ReasonDialog
      title={prompt}
      texts={{
        reason: texts.reason,
        missing: texts.reasonMissing,
        phrasesLabel: texts.phrases,
        phrases: operation === 'examine' ? texts.approvals : texts.refusals,
        confirm: label,
        cancel: texts.cancel,
      }}
      maxLength={LONGEST_REASON}
      required={reason === 'required'}
      danger={danger}
      busy={busy}
      onReason={onAnswer}
      onClose={() => onAnswer(null)}
    >
      <b>{name}</b>
    </ReasonDialog>
  )
}
