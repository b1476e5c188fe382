import type { ReactElement } from 'react'
import { labelOf } from '../../../../catalogue/field-state.ts'
import type { ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import { charge } from '../../../../domain/fee/charge.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { type ChargeEdit, clashes, type EditedCharge } from '../charge-rows.ts'
import { chargeText, type ChargeOptions } from '../charge-text.ts'

export interface ChargeClashProps {
  readonly row: EditedCharge
  readonly theirs: ChargeRow | 'gone'
  readonly words: ChargeOptions
  readonly onEdit: (edit: ChargeEdit) => void
}

/** Shows both versions of a charge that two users changed, and lets the user choose. */
export function ChargeClash({ row, theirs, words, onEdit }: ChargeClashProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { empty } = useMessages(commonMessages)
  const removedByOther = theirs === 'gone'
  const lines =
    theirs === 'gone'
      ? [texts.removedByOther]
      : clashes(row, theirs).map((field) => {
          const label = labelOf(charge, field)
          const other = texts.theirs({
            label,
            text:
              chargeText({ stored: theirs, values: { ...row.values, [field]: theirs[field] } }, field, words) ?? empty,
          })
          return row.removed
            ? other
            : `${other}　${texts.mine({ label, text: chargeText(row, field, words) ?? empty })}`
        })
  return (
    <Notice
      tone="warn"
      role="alert"
      size="slim"
      actions={
        <>
          <Button size="sm" onClick={() => onEdit({ type: 'keepMine', key: row.key })}>
            {removedByOther ? texts.addAnew : texts.keepMine}
          </Button>
          <Button size="sm" onClick={() => onEdit({ type: 'takeTheirs', key: row.key })}>
            {removedByOther ? texts.dropMine : texts.takeTheirs}
          </Button>
        </>
      }
    >
      {[...lines, ...(row.removed ? [texts.removedMine] : [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
