import { Check, Copy, RefreshCw, X } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { TableCell } from '../../../ui/table/table-cell.tsx'
import { TableRow } from '../../../ui/table/table-row.tsx'
import { Tag, type TagTone } from '../../../ui/indicators/tag.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { minuteOf, type Payer, shownYuan } from './poster-content.ts'
import { useCopy } from './use-copy.ts'
import { useTimeLeft } from './use-time-left.ts'

export interface CodePanelProps {
  readonly code: PayCode
  readonly address: string
  readonly stale: boolean
  readonly busy: boolean
  /** Called when the code expires by the local clock. */
  readonly onEnd: () => void
  /** @param orderIds other orders than the current ones */
  readonly onRenew: (orderIds?: readonly string[]) => void
  readonly people: readonly Payer[]
  readonly payer: Payer | null
  readonly onPayer: (payer: Payer | null) => void
}

const TONE = { live: 'warn', paid: 'ok', expired: 'idle', void: 'idle' } as const satisfies Record<
  PayCode['state'] & string,
  TagTone
>
const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  flex: '1 1 260px',
  minWidth: '0',
  padding: 'pad',
})
const labelled = css({ display: 'grid', gap: '4' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const end = css({ marginInlineStart: 'auto' })
const number = css({ color: 'ink-3', textStyle: 'note' })
const soft = css({ color: 'ink-2', textStyle: 'label' })
const CHIP: CSSProperties = { borderRadius: 999 }
const CHOSEN: CSSProperties = {
  ...CHIP,
  color: 'var(--fk-colors-brand)',
  backgroundColor: 'var(--fk-colors-brand-soft)',
  borderColor: 'var(--fk-colors-brand)',
}

/** Shows the orders of a code, its status and its address. */
export function CodePanel({
  code,
  address,
  stale,
  busy,
  onEnd,
  onRenew,
  people,
  payer,
  onPayer,
}: CodePanelProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const state = code.state ?? 'live'
  const left = useTimeLeft(code.expiresAt, state === 'live', onEnd)
  const copy = useCopy()
  return (
    <div className={panel}>
      <div className={labelled}>
        <span aria-hidden className={soft}>
          {texts.orders}
        </span>
        <OrderTable code={code} busy={busy} onRenew={onRenew} />
      </div>
      <div className={line} role="status">
        <span className={soft}>{texts.state}</span>
        <Tag tone={TONE[state]}>{texts.states[state]}</Tag>
        {state === 'live' ? (
          <span aria-hidden className={soft}>
            {texts.left({ time: left })}
          </span>
        ) : null}
        {state === 'paid' && code.paidAt !== null ? (
          <span className={soft}>{texts.paidAt({ when: minuteOf(code.paidAt) })}</span>
        ) : null}
        {state === 'paid' ? null : (
          <Button
            className={end}
            variant="link"
            icon={<RefreshCw aria-hidden />}
            loading={busy}
            onClick={() => onRenew()}
          >
            {texts.renew}
          </Button>
        )}
      </div>
      {state === 'live' && people.length > 0 ? (
        <div className={labelled}>
          <span aria-hidden className={soft}>
            {texts.payer}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style */}
          <div role="group" aria-label={texts.payer} className={line}>
            {people.map((one) => {
              const isChosen = one === payer
              return (
                <Button
                  key={`${one.role} ${one.name}`}
                  size="sm"
                  aria-pressed={isChosen}
                  icon={isChosen ? <Check aria-hidden /> : undefined}
                  style={isChosen ? CHOSEN : CHIP}
                  onClick={() => onPayer(isChosen ? null : one)}
                >
                  {[one.name, one.role].filter((part) => part !== '').join(' · ')}
                </Button>
              )
            })}
          </div>
        </div>
      ) : null}
      {state === 'live' ? (
        <FormField label={texts.link}>
          <TextInput
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            trailing={
              <IconButton size="xs" label={texts.copyLink} icon={<Copy aria-hidden />} onClick={() => copy(address)} />
            }
          />
        </FormField>
      ) : null}
      {stale ? (
        <Notice tone="warn" size="slim" role="status">
          {texts.stale}
        </Notice>
      ) : null}
      <Notice tone={state === 'paid' ? 'ok' : 'info'}>{state === 'paid' ? texts.paid : texts.booked}</Notice>
    </div>
  )
}

/** The orders of a code; one of several can be taken out while the code is unpaid. */
function OrderTable({ code, busy, onRenew }: Pick<CodePanelProps, 'code' | 'busy' | 'onRenew'>): ReactElement {
  const texts = useMessages(payCodeMessages)
  const removable = code.state !== 'paid' && code.orders.length > 1
  const without = (id: string): readonly string[] => code.orders.flatMap((order) => (order.id === id ? [] : order.id))
  return (
    <Table label={texts.orders} boxed>
      <thead>
        <tr>
          <th>
            <VisuallyHidden>{texts.order}</VisuallyHidden>
          </th>
          <th>
            <VisuallyHidden>{texts.amount}</VisuallyHidden>
          </th>
          {removable ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {code.orders.map(({ id, billNo, chargeName, amount }) => (
          <TableRow key={id}>
            <TableCell>
              {chargeName || texts.fee}
              <div className={number}>{billNo}</div>
            </TableCell>
            <TableCell numeric>{shownYuan(amount)}</TableCell>
            {removable ? (
              <TableCell>
                <IconButton
                  size="xs"
                  label={texts.takeOut({ billNo })}
                  icon={<X aria-hidden />}
                  disabled={busy}
                  onClick={() => onRenew(without(id))}
                />
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <TableRow>
          <TableCell>
            <b>{texts.total}</b>
          </TableCell>
          <TableCell numeric>
            <b>{shownYuan(code.amount)}</b>
          </TableCell>
          {removable ? <TableCell /> : null}
        </TableRow>
      </tfoot>
    </Table>
  )
}
