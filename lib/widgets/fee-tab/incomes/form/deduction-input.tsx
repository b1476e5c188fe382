import { type ReactElement, useState } from 'react'
import { fromFen } from '../../../../catalogue/unit.ts'
import { deductibleOrders } from '../../../../client/queries/case/fee-plans.ts'
import { fenText } from '../../../../domain/fee/charge-rules.ts'
import { listOf } from '../../../../domain/fee/income-rules.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { useSettled } from '../../../../provider/use-settled.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { useControlAttributes } from '../../../../ui/field-control.tsx'
import { isComposing } from '../../../../ui/dom/is-composing.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { SearchInput } from '../../../../ui/inputs/search-input.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/indicators/spinner.tsx'
import { DeductionOrders } from './deduction-orders.tsx'
import { sumOf } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'

/** Delay before a search while the user types. @unit milliseconds @source INC-044 */
const PAUSE = 1_500

const box = css({ display: 'grid', gap: '8' })
const count = css({ textStyle: 'note', color: 'ink-3' })

/**
 * The paid orders an income deducts: searched, grouped by class, ticked. The amount is their sum.
 * @source INC-030, INC-044
 */
export function DeductionInput({ value, readOnly = false, onChange }: InputProps): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(feeIncomeMessages)
  const { projectId, orders } = useIncomeFormData()
  const { invalid: _invalid, changed: _changed, ...aria } = useControlAttributes({ required: false }, 'group')
  const [keyword, setKeyword] = useState('')
  const [entered, setEntered] = useState<string | null>(null)
  const settled = useSettled(keyword, PAUSE, '')
  const { data, error, isFetching, refetch } = useFkQuery(
    deductibleOrders(projectId, entered === keyword ? keyword : settled),
    { keepPrevious: true },
  )
  const chosen = listOf(value)
  const groups = data ?? []
  const known = [
    ...(orders ?? []),
    ...groups
      .flatMap(({ saleOrderMList }) => saleOrderMList)
      .filter(({ keyValue }) => !orders?.some((order) => order.keyValue === keyValue)),
  ]
  const tick = (key: string, ticked: boolean): void => {
    const next = ticked ? [...chosen, key] : chosen.filter((one) => one !== key)
    onChange(next.length === 0 ? null : next)
    controller.change({ orderAmount: next.length === 0 ? null : fromFen(sumOf(known, next)) }, {}, 'hf54BindOrederId')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it gives the label, not a legend
    <div {...aria} role="group" className={box}>
      {readOnly ? null : (
        <SearchInput
          label={texts.searchOrders}
          placeholder={texts.searchOrdersHint}
          value={keyword}
          loading={isFetching}
          onChange={setKeyword}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            // Enter searches here instead of submitting the form.
            event.preventDefault()
            setEntered(keyword)
          }}
        />
      )}
      {error && !data ? (
        <Notice
          tone="bad"
          size="slim"
          role="alert"
          title={texts.ordersFailed}
          actions={
            <Button size="sm" variant="link" loading={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {error.userMessage}
        </Notice>
      ) : null}
      {data === undefined && !error ? <Spinner label={texts.searchOrders} /> : null}
      {groups.length > 0 ? <DeductionOrders groups={groups} chosen={chosen} readOnly={readOnly} onTick={tick} /> : null}
      <span role="status" className={count}>
        {data && !isFetching && groups.length === 0
          ? settled === '' && entered === null
            ? texts.noOrders
            : texts.noOrdersFound
          : null}
        {chosen.length > 0 ? texts.ordersChosen({ count: chosen.length, amount: fenText(sumOf(known, chosen)) }) : null}
      </span>
    </div>
  )
}
