import { type ReactElement, type Ref, useMemo, useState } from 'react'
import * as v from 'valibot'
import { createClient } from '../../../lib/client/client.ts'
import { uploadedOutput } from '../../../lib/contract/document/file-calls.ts'
import { CHARGE_KIND, PARTY_TYPE, PAY_CHANNEL, PAY_TYPE, RECEIVE_SIGN } from '../../../lib/domain/codes.ts'
import type { LeaveGuard } from '../../../lib/form/leaving/leave-guard.ts'
import type { FeeActions, FeeReports, IncomeTarget } from '../../../lib/widgets/fee-tab/fee-actions.ts'
import { useFeeData } from '../../../lib/widgets/fee-tab/use-fee-data.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { IncomeDrawer } from '../../../lib/widgets/fee-tab/incomes/income-drawer.tsx'
import { IncomeList } from '../../../lib/widgets/fee-tab/incomes/income-list.tsx'

import type { Server } from '../project-detail/stage.tsx'
import { noisyPng } from '../upload/files.ts'

/** A case with three charges: one open, one small, one without a total. */
export async function newCase({ api }: Server): Promise<string> {
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
  })
  const prjId = keyValue ?? ''
  await api.ProjectChargeCfg.saveChanges({
    prjId,
    rows: [{ produceCls: 'PC01', totalFee: 15_000 }, { produceCls: 'PC03', totalFee: 1_500 }, { produceCls: 'PC10' }],
  })
  return prjId
}

export const UNPAID = {
  hf54ChargeKind: CHARGE_KIND.external,
  hf54ProjectName: 'PC01',
  hf54ReceiveSign: RECEIVE_SIGN.open,
  payChannel: PAY_CHANNEL.online,
  orderAmount: 3_000,
  hf54ApplyPerson: 'demo-manager',
}
export const incomesOf = async ({ api }: Server, prjId: string) =>
  (await api.Hf54ProjectIncomeInfo.getProjectIncomeInfo({ prjId })).data

/** Two incomes of one case that wait for finance. */
export async function casePending(on: Server) {
  const prjId = await newCase(on)
  const client = createClient({ transport: on.connect('manager'), auth: createMemoryAuth() })
  for (const [orderAmount, orderNo] of [
    [100, 'R-1'],
    [200, 'R-2'],
  ] as const) {
    const { data } = await client.upload({
      path: 'file/upload',
      query: { media: 'image' },
      file: await noisyPng(4, 4),
      fileName: `${orderNo}.png`,
    })
    const [voucher] = v.parse(uploadedOutput, data)
    await client.api.Hf54ProjectIncomeInfo.submitIncomeInfo({
      hf54PrjId: prjId,
      ...UNPAID,
      hf54ReceiveSign: RECEIVE_SIGN.collected,
      payChannel: PAY_CHANNEL.offline,
      hf54ReceiveTime: '2026-11-01',
      orderNo,
      orderAmount,
      hf54Image: voucher?.documentId ?? '',
    })
  }
  return incomesOf(on, prjId)
}

export interface IncomesProps {
  readonly projectId: string
  readonly reports?: Partial<FeeReports>
  readonly readOnly?: boolean
  /** Charge type the button begins with. */
  readonly type?: string
  readonly guard?: Ref<LeaveGuard>
}

const SILENT: FeeReports = {
  orderSubmitted: () => undefined,
  expenseSubmitted: () => undefined,
  reviewed: () => undefined,
  failed: () => undefined,
}

/** The income of a case with its drawer, as the fee tab holds them. */
export function Incomes({ projectId, reports, readOnly = false, type, guard = null }: IncomesProps): ReactElement {
  const { data, retry } = useFeeData(projectId)
  const [target, setTarget] = useState<IncomeTarget | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const allReports = useMemo(() => ({ ...SILENT, ...reports }), [reports])
  const actions = useMemo<FeeActions>(
    () => ({ openIncome: setTarget, openExpense: () => undefined, openPayCode: () => undefined, refresh: retry }),
    [retry],
  )
  if (data === null) return <p>loading</p>
  return (
    <>
      <button type="button" onClick={() => setTarget(type === undefined ? { action: 'add' } : { action: 'add', type })}>
        新增收入
      </button>
      <output>{selected.length} ticked</output>
      <IncomeList
        projectId={projectId}
        readOnly={readOnly}
        data={data}
        actions={actions}
        selected={selected}
        onSelected={setSelected}
      />
      {target === null ? null : (
        <IncomeDrawer
          key={target.action === 'open' ? target.id : 'new'}
          target={target}
          inPlace={false}
          projectId={projectId}
          readOnly={readOnly}
          data={data}
          actions={actions}
          reports={allReports}
          onClose={() => setTarget(null)}
          guard={guard}
        />
      )}
    </>
  )
}
