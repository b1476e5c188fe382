import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import type { RecordValues } from '../../../lib/catalogue/effect.ts'
import type { Receipt } from '../../../lib/contract/fee/income-calls.ts'
import { useVoucherReading } from '../../../lib/widgets/fee-tab/incomes/voucher/use-voucher-reading.ts'
import { readValues } from '../../../lib/widgets/fee-tab/incomes/voucher/voucher-rows.ts'
import { VoucherResult } from '../../../lib/widgets/fee-tab/incomes/voucher/voucher-result.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server } from '../project-detail/stage.tsx'

const RECEIPT: Receipt = {
  receiptMoney: 5_000,
  receiptId: 'R-1',
  receiptIds: ['R-1', 'M-1'],
  receiptTime: null,
  checkMsg: '',
  checkPriceUrl: null,
}

function VoucherForm(): ReactElement {
  const reading = useVoucherReading('doc-1', false)
  const [values, setValues] = useState<RecordValues>({ orderAmount: 4_800, orderNo: 'M-1' })
  return (
    <>
      <button type="button" onClick={reading.read}>
        识别凭证
      </button>
      <VoucherResult
        reading={reading}
        values={values}
        onTake={({ name }) =>
          setValues({ ...values, [name]: (reading.receipt && readValues(reading.receipt)[name]) ?? null })
        }
      />
    </>
  )
}

it('INC-043 nobody has to wait for a voucher to be read; what differs is taken by who looked at it', async () => {
  const { transport } = server()
  const asked: { readonly signal: AbortSignal | undefined; readonly answer: (receipt: Receipt) => void }[] = []
  show(<VoucherForm />, {
    transport: {
      ...transport,
      call: (request) =>
        request.method !== 'ocrOrderMsg'
          ? transport.call(request)
          : new Promise((resolve, reject) => {
              const { signal } = request
              signal?.addEventListener('abort', () => reject(signal.reason))
              asked.push({ signal, answer: (receipt) => resolve({ success: true, data: receipt }) })
            }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '识别凭证' }, LONG_TIMEOUT))
  expect(await screen.findByRole('status')).toHaveTextContent('正在识别凭证…一般只要几秒，可以继续填写。')
  await waitFor(() => expect(asked).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: '停止识别' }))
  await waitFor(() => expect(asked[0]?.signal?.aborted).toBe(true))
  expect(screen.getByRole('status')).toHaveTextContent('已停止识别')
  await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toHaveFocus())

  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer(RECEIPT)
  const table = await screen.findByRole('table', { name: '凭证识别' }, LONG_TIMEOUT)
  expect(within(table).getByRole('row', { name: /订单编号 M-1 R-1 一致/ })).toBeVisible()
  await expectAccessible()
  await userEvent.click(within(table).getByRole('button', { name: '采用凭证上的订单金额' }))
  expect(within(table).getByRole('row', { name: /订单金额 5,000.00 元 5,000.00 元 一致/ })).toBeVisible()
  expect(within(table).queryByRole('button')).toBeNull()
})
