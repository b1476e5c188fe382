import type { CSSProperties, ReactElement } from 'react'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Select } from '../../ui/select/select.tsx'

export interface PayWayProps {
  readonly separately: boolean
  readonly onChange: (separately: boolean) => void
}

/** As wide as its text, so that the tools stay on one row. */
const BESIDE: CSSProperties = { width: '120px' }
const TOGETHER = 'together'
const SEPARATELY = 'separately'

/** Selects how several orders are paid: one code for all, or one each. @source INC-004, OPN-059 */
export function PayWay({ separately, onChange }: PayWayProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  return (
    <div style={BESIDE}>
      <Select
        size="sm"
        aria-label={texts.payHow}
        options={[
          { value: TOGETHER, label: texts.payTogether },
          { value: SEPARATELY, label: texts.paySeparately },
        ]}
        value={separately ? SEPARATELY : TOGETHER}
        onChange={(next) => onChange(next === SEPARATELY)}
      />
    </div>
  )
}
