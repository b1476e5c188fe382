import { type ReactElement, useState } from 'react'
import { blankRecord, type Entity } from '../../../lib/catalogue/entity.ts'
import { addDays } from '../../../lib/catalogue/day.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { toWire } from '../../../lib/catalogue/wire.ts'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { PaperMatch } from '../../../lib/contract/document/paper-calls.ts'
import type { FlowJobRow, MainFlowRow } from '../../../lib/contract/flow/flow-job-calls.ts'
import { FLOW_STATUS, ORGANISATION_TYPE, PAPER_STATE } from '../../../lib/domain/codes.ts'
import { flowJob } from '../../../lib/domain/flow/flow-job.ts'
import { flowLog } from '../../../lib/domain/flow/flow-log.ts'
import { flowMemo, flowPolicy } from '../../../lib/domain/flow/flow-memo.ts'
import { organisationDetail } from '../../../lib/domain/organisation.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import type { AnyJob, GuideDrawerProps } from '../../../lib/widgets/flow-tab/flow-actions.ts'
import { GuideDrawer } from '../../../lib/widgets/flow-tab/guide/guide-drawer.tsx'
import { recordOf, type Watched, watched } from '../form/stage.tsx'

export const PROJECT = 'P1'
export const TODAY = '2026-11-21'
/** The clock of every test here. */
export const now = (): number => Date.UTC(2026, 10, 21, 4)
type Values = Readonly<Record<string, Value>>
type Names = Readonly<Record<string, string>>

/** A record in wire form. */
export const wired = (
  entity: Entity,
  key: string,
  values: Values,
  refValues: Names = {},
): Readonly<Record<string, unknown>> => ({
  ...toWire(entity.fields, { ...blankRecord(entity.fields), ...values }),
  keyValue: key,
  version: 1,
  refValues,
})

/** What calls answer, by their method; an error is thrown. */
export type Answers = Record<string, (request: TransportRequest) => unknown>

export function answering(answers: Answers): Watched {
  const memory = createMemoryTransport({ scenario: 'empty' })
  return watched({
    ...memory,
    call: async (request) => {
      const answer = answers[request.method]
      if (!answer) return memory.call(request)
      const data = answer(request)
      if (data instanceof Error) throw data
      return { success: true, data }
    },
  })
}
export const called = (transport: Watched, method: string): readonly TransportRequest[] =>
  transport.calls.filter((call) => call.method === method)
export const failure = (userMessage: string, kind: 'refused' | 'forbidden' | 'server' = 'refused'): FangkitError =>
  new FangkitError({
    kind,
    code: kind === 'forbidden' ? 'NO_PERMISSION' : 'STATUS',
    message: userMessage,
    userMessage,
    op: 'test',
  })

/** 补充资料, two days late. */
export function job(values: Values = {}, refValues: Names = {}, key = 'J1'): FlowJobRow {
  const record = recordOf(
    flowJob,
    {
      hf15PrjId: PROJECT,
      hf15FlowCode: 'FB0202',
      hf15FatherCode: 'FB02',
      hf15FlowName: '补充资料',
      hf15Status: FLOW_STATUS.inProgress,
      hf15PlanTime: addDays(TODAY, -2),
      hf15Workdays: 3,
      hf15OrgType: ORGANISATION_TYPE.bank,
      hf15BuyerPapers: ['P001', 'P007', 'P010'],
      hf15OwnerPapers: ['P022'],
      hf15Memo: '客户只在周末有空',
      ...values,
    },
    {
      key,
      refValues: {
        hf15Status: '进行中',
        hf15BuyerPapers: '居民身份证、银行流水（近6个月）、收入证明',
        hf15OwnerPapers: '不动产权证',
        ...refValues,
      },
    },
  )
  return {
    ...record,
    cardPaper: { buyerCardPaperCount: 3, sellerCardPaperCount: 1 },
    flowCommissionCfg: null,
  } as unknown as FlowJobRow // adapter: a record of a job with its parts
}
/** A main flow of which one of three is finished. */
export function partlyFinished(values: Values): MainFlowRow {
  return {
    ...job(values),
    SubflowData: { total: 3, finished: 1, openIds: [], mine: 0, late: 0, unassigned: 0 },
  } as unknown as MainFlowRow // adapter: a job with the sum of its sub-flows
}

export const memoWire = (values: Values = {}): unknown =>
  wired(flowMemo, 'M1', {
    hf18FlowCode: 'FB0202',
    hf18FldDesc: '<p>按银行补件通知<strong>逐项上传</strong>，完成一项勾选一项。</p>',
    hf18FldDesc2: '<p>原件补件由客服送达网点并取得签收单。</p>',
    hf18FileUrl1: 'D1',
    hf18FileUrl2: 'D2',
    hf18FileUrl21: 'D3',
    ...values,
  })
export const policyWires = (): unknown => [
  wired(flowPolicy, 'Y1', {
    hf3zTitle: '收入证明开具之日起 30 天内有效',
    hf3zFlowCodes: ['FB02'],
    hf3zFlowMemo: '<p>超过 30 天的须重新开具。</p>',
    hf3zBeginDate: '2026-03-01',
    hf3zEnabled: 1,
  }),
  wired(flowPolicy, 'Y2', {
    hf3zTitle: '月收入不低于全部月供的 2 倍',
    hf3zFlowCodes: ['FB02'],
    hf3zFlowMemo: '<p>含已有贷款的月供。</p>',
    hf3zBeginDate: '2025-05-08',
    hf3zEndDate: '2099-12-31',
    hf3zEnabled: 1,
  }),
]
export const officeWire = (values: Values = {}): unknown =>
  wired(organisationDetail, 'O1', {
    hf31BranceName: '示例银行广州天河支行',
    hf31OrgType: ORGANISATION_TYPE.bank,
    hf31City: '440100',
    hf31NormalAddres1: '天河区示例路 36 号首层',
    hf31WorkDatetime: '周一至周五 9:00–17:00；周六预约',
    hf31PostInfo: '请至二楼个贷中心取号',
    hf31NearestLine: '示例线',
    hf31NeatestStation: '天河示例站',
    hf31LinkPhone: '020-00001234、020-0000****',
    hf31Lng: 113.33,
    hf31Lat: 23.13,
    ...values,
  })
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100">' +
  '<rect width="160" height="100" fill="#9db8e8"/></svg>'
const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`
export const documentsOf =
  (removedIds: readonly string[] = []) =>
  ({ body }: TransportRequest): unknown =>
    String(body['ids'])
      .split(',')
      .filter((id) => !removedIds.includes(id))
      .map((documentId) => ({ documentId, url: `/file/${documentId}`, name: `示例 ${documentId}.svg`, format: 'png' }))
/** The counts of a job that needs no papers. */
export const NO_PAPERS: FlowJobRow['cardPaper'] = {
  buyerCardPaperCount: 0,
  sellerCardPaperCount: 0,
  buyerCardPaperReceived: 0,
  sellerCardPaperReceived: 0,
}

/** What the job needs in this case: of four papers one is not needed, and two were handed in. */
const match = (cardType: string, cardTypeName: string, state: string): PaperMatch => ({
  jobId: 'J1',
  side: 'buyer',
  cardType,
  cardTypeName,
  needed: 1,
  received: 0,
  optional: 0,
  state,
  finished: 0,
})
const PAPERS = [
  match('P001', '居民身份证', PAPER_STATE.ready),
  match('P008', '银行流水（近6个月）', PAPER_STATE.unchecked),
  match('P003', '收入证明', PAPER_STATE.expired),
  match('P044', '军官证', PAPER_STATE.waived),
]

export const guideAnswers = (own: Answers = {}): Answers => ({
  getNodeMemo: () => memoWire(),
  getValidMemoList: policyWires,
  initOrUpdateNearestPoint: () => officeWire(),
  getDocuments: documentsOf(),
  getMatchList: () => PAPERS,
  ...own,
})

/** Pictures without a server. */
export const withPictures = (transport: Watched): Watched => ({
  ...transport,
  download: async () => (await fetch(PICTURE)).blob(),
})

export const logWires = (count: number): unknown =>
  Array.from({ length: count }, (_, at) =>
    wired(flowLog, `L${at}`, {
      hf2vPrjId: PROJECT,
      hf2vFlowName: `流程 ${at + 1}`,
      obligationUsrName: '演示客服',
      obligationUsrStatus: at % 2 === 0 ? '接手' : '移交',
      branceName: '示例一店',
      divisionName: '示例机构',
      hf2vChgTime: Date.UTC(2026, 10, 20, 2, 0, at % 60),
      crtUsrName: '演示经理',
      hf2vActionType: '完结',
      hf2vActionText: '办理日期 2026-11-20',
      hf2vActionTime: Date.UTC(2026, 10, 20, 2, 0, at % 60),
    }),
  )

/** The list beside the guide: three jobs, the buttons that open their guides, and one other button. */
export function Beside({
  jobs,
  ...props
}: { readonly jobs: readonly AnyJob[] } & Partial<GuideDrawerProps>): ReactElement {
  const [at, setAt] = useState<number | null>(null)
  const [ticked, setTicked] = useState(0)
  const open = at === null ? undefined : jobs[at]
  return (
    <div style={{ padding: 20 }}>
      {jobs.map((one, place) => (
        <p key={one.keyValue}>
          <Button onClick={() => setAt(place)}>指引 {one.hf15FlowName}</Button>
        </p>
      ))}
      <Button onClick={() => setTicked(ticked + 1)}>勾选 {ticked}</Button>
      {at === null || open === undefined ? null : (
        <GuideDrawer
          projectId={PROJECT}
          job={open}
          fatherName="商业贷款申请与审批"
          onPrevious={at === 0 ? null : () => setAt(at - 1)}
          onNext={at === jobs.length - 1 ? null : () => setAt(at + 1)}
          onFinish={null}
          onRemind={null}
          remind={undefined}
          onPapers={null}
          busy={false}
          onChanged={() => undefined}
          onClose={() => setAt(null)}
          {...props}
        />
      )}
    </div>
  )
}
