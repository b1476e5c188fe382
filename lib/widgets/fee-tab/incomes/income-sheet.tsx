import type { ReactElement } from 'react'
import { instantText } from '../../../catalogue/day.ts'
import { deductibleOrders } from '../../../client/queries/case/fee-plans.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { income as incomeEntity, type Income } from '../../../domain/fee/income.ts'
import { listOf } from '../../../domain/fee/income-rules.ts'
import { type SaleOrder, saleOrder } from '../../../domain/fee/sale-order.ts'
import { EntityView } from '../../../form/entity-view.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { ExaminationList } from '../examinations/examination-list.tsx'
import { orderNumbers } from './form/income-context.ts'

export interface IncomeSheetProps {
  readonly projectId: string
  readonly record: DraftRecord<Income>
  readonly order: Stored<SaleOrder> | null
  /** Submitted values that are shown elsewhere in the drawer. */
  readonly above: readonly string[]
  /** Shown above the submitted values. */
  readonly children?: ReactElement | null
}

/**
 * A read-only income: the submitted values, the order, and its audit log.
 * @source INC-006, INC-012, INC-045
 */
export function IncomeSheet({ projectId, record, order, above, children }: IncomeSheetProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const bound = listOf(record.hf54BindOrederId)
  const groups = useFkQuery(bound.length === 0 ? null : deductibleOrders(projectId, '')).data
  const orders = groups?.flatMap(({ saleOrderMList }) => saleOrderMList) ?? []
  const refValues = { ...record.refValues, ...(bound.length > 0 && { hf54BindOrederId: orderNumbers(orders, bound) }) }
  const at = record.hf54CrtTime
  return (
    <>
      {children}
      <Card
        title={texts.submission}
        headingLevel={3}
        size="slim"
        note={
          at === null
            ? undefined
            : texts.submittedBy({ who: textOf(record, 'hf54ApplyPerson') ?? '—', at: minuteOf(at) ?? '—' })
        }
      >
        <EntityView
          entity={incomeEntity}
          values={valuesOf(incomeEntity, record)}
          refValues={refValues}
          groups={['income']}
          omit={at === null ? above : ['hf54ApplyPerson', ...above]}
        />
      </Card>
      {order === null ? null : (
        <>
          <Card title={texts.order} headingLevel={3} size="slim">
            <EntityView
              entity={saleOrder}
              values={valuesOf(saleOrder, order)}
              refValues={order.refValues}
              groups={['order']}
              omit={repeatedOf(record, order)}
            />
          </Card>
          <ExaminationList objCode={EXAMINED_OBJECT.order} objId={order.keyValue ?? ''} />
        </>
      )}
    </>
  )
}

/** Fields of an order that say what the income above them says already. @source INC-012 */
function repeatedOf(income: DraftRecord<Income>, order: Stored<SaleOrder>): readonly string[] {
  const same = {
    sl01BillNo: order.sl01BillNo === income.billNo,
    sl01OrderAmount: order.sl01OrderAmount === income.orderAmount,
    sl01OrderDate: minuteOf(order.sl01OrderDate) === minuteOf(income.hf54CrtTime),
    sl01Status: order.sl01Status === income.status,
    sl01PayChannel: order.sl01PayChannel === income.payChannel,
    sl01TransactionNumber: order.sl01TransactionNumber === income.orderNo,
    sl01Image1: order.sl01Image1 === income.hf54Image,
    sl01CrtUsr: textOf(order, 'sl01CrtUsr') === textOf(income, 'hf54ApplyPerson'),
  }
  return Object.entries(same).flatMap(([name, repeated]) => (repeated ? [name] : []))
}

const minuteOf = (at: number | null): string | null => (at === null ? null : instantText(at).slice(0, 16))

function textOf(record: { readonly refValues: Readonly<Record<string, string>> }, name: string): string | null {
  const value: unknown = Reflect.get(record, name)
  return record.refValues[name] ?? (typeof value === 'string' ? value : null)
}
