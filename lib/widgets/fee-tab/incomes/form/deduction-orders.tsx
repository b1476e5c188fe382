import type { ReactElement } from 'react'
import type { DeductionGroup } from '../../../../contract/fee/income-calls.ts'
import { fenOf } from '../../../../domain/fee/ledger.ts'
import { fenText } from '../../../../domain/fee/charge-rules.ts'
import { dayOf } from '../../../../catalogue/day.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'

export interface DeductionOrdersProps {
  readonly groups: readonly DeductionGroup[]
  readonly chosen: readonly string[]
  readonly readOnly: boolean
  readonly onTick: (key: string, ticked: boolean) => void
}

const list = css({ display: 'grid', gap: '8', maxHeight: '320px', overflowY: 'auto' })
const head = css({ textStyle: 'note', color: 'ink-3' })
const lines = css({ display: 'grid', gap: '4' })
const about = css({ textStyle: 'note', color: 'ink-3', marginInlineStart: '6' })

/** Orders by class. Only paid orders that are not deducted yet can be ticked. @source INC-030, INC-044 */
export function DeductionOrders({ groups, chosen, readOnly, onTick }: DeductionOrdersProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div className={list} role="group" aria-label={texts.searchOrders} tabIndex={0}>
      {groups.map(({ orderClass, saleOrderMList }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
        <div key={orderClass} role="group" aria-label={orderClass} className={lines}>
          <span className={head}>{orderClass}</span>
          {saleOrderMList.map(
            ({
              keyValue,
              sl01BillNo,
              sl01OrderAmount,
              sl01Customer,
              sl01PayTime,
              sl01PaySign,
              sl01DeductedBy,
              sl01Memo,
            }) => {
              const key = keyValue ?? ''
              const why = sl01PaySign !== 1 ? texts.orderUnpaid : sl01DeductedBy !== null ? texts.orderDeducted : null
              const parts = [
                fenText(fenOf(sl01OrderAmount) ?? 0n),
                sl01Customer,
                sl01PayTime === null ? null : dayOf(sl01PayTime),
                sl01Memo,
                why,
              ]
              return (
                <Checkbox
                  key={key}
                  required={false}
                  value={chosen.includes(key)}
                  disabled={why !== null && !chosen.includes(key)}
                  readOnly={readOnly}
                  title={why ?? undefined}
                  label={
                    <>
                      {sl01BillNo}
                      <span className={about}>{parts.filter((part) => part !== null && part !== '').join(' · ')}</span>
                    </>
                  }
                  onChange={(ticked) => onTick(key, ticked)}
                />
              )
            },
          )}
        </div>
      ))}
    </div>
  )
}
