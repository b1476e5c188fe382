import type { AppendixInfo, PaperFile, PaperRow, PaperUsing } from '../../../lib/contract/document/paper-calls.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../../lib/domain/codes.ts'
import { memberFile } from '../../../lib/domain/paper/member-file.ts'
import { recordOf } from '../form/stage.tsx'

/** Any day: what is computed from it comes from the server. */
const ISSUED = '2026-01-05'

export const JOBS = [
  { jobId: 'job-1', flowCode: 'F1', flowName: '贷款面签', fatherName: '贷款办理', categoryName: '贷款', finished: 0 },
  { jobId: 'job-2', flowCode: 'F2', flowName: '补充资料', fatherName: '贷款办理', categoryName: '贷款', finished: 0 },
  { jobId: 'job-3', flowCode: 'F3', flowName: '网上签约', fatherName: '交易过户', categoryName: '过户', finished: 1 },
] as const

export const flowsOf = (...ids: readonly string[]): PaperRow['flowJobs'] =>
  JOBS.filter(({ jobId }) => ids.includes(jobId)).map(({ jobId, flowName, finished }) => ({
    jobId,
    flowName,
    finished,
  }))

export const usingOf = (id: string, name: string, state: string): PaperUsing => ({
  id,
  name,
  role: '',
  state,
  waived: '',
  asked: 1,
})

interface FileParts {
  readonly objId?: string
  readonly state?: string
  readonly format?: string
  readonly left?: number | null
  readonly expiry?: string | null
  readonly url?: string
}

/** A dot, so that something is drawn without a server. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'

export function fileOf(
  id: string,
  name: string,
  {
    objId = 'm1',
    state = PAPER_FILE_STATE.checked,
    format = 'png',
    left = null,
    expiry = null,
    url = DOT,
  }: FileParts = {},
): PaperFile {
  return {
    ...recordOf(
      memberFile,
      {
        hf2yFileUrl: `doc-${id}`,
        hf2yFileName: name,
        hf2yObjId: objId,
        hf2yMemberId: objId,
        hf2yState: state,
        hf2yIssueDay: ISSUED,
        hf2yExpiryDay: expiry,
        fileFormat: format,
        fileSize: 2_048,
      },
      { key: id },
    ),
    url,
    daysLeft: left,
    mayRemove: 1,
    checkRefusal: '',
  }
}

export function rowOf(cardType: string, cardTypeName: string, overrides: Partial<PaperRow> = {}): PaperRow {
  const usings = overrides.usings ?? [usingOf('m1', '演示甲', overrides.state ?? PAPER_STATE.missing)]
  return {
    cardType,
    cardTypeName,
    usingName: '身份证明',
    copies: '原件核对＋复印件 2 份',
    printStandard: 'HH1202',
    guidance: '正反面印在同一页 A4 纸上。',
    provider: '公安机关',
    prepareNames: usings.map(({ name }) => name).join('、'),
    validDays: 0,
    optional: 0,
    conditionText: '',
    samples: 0,
    flowJobs: flowsOf('job-1'),
    usingIds: usings.map(({ id }) => id),
    usings,
    creditUrls: [],
    parperCopyFileMap: {},
    originParperMap: {},
    state: PAPER_STATE.missing,
    finished: 0,
    ...overrides,
  }
}

/** A case with papers in every state: two buyers, one owner. */
export function paperInfo(overrides: Partial<AppendixInfo> = {}): AppendixInfo {
  const { ready, unchecked, expired, missing, optional, waived } = PAPER_STATE
  return {
    buyCreditInfos: [
      rowOf('P001', '居民身份证', {
        state: missing,
        samples: 2,
        flowJobs: flowsOf('job-1', 'job-2', 'job-3'),
        usings: [usingOf('m1', '演示甲', ready), usingOf('m2', '演示乙', missing)],
        creditUrls: [
          fileOf('f1', '正面.png'),
          fileOf('f2', '反面.png'),
          fileOf('f3', '说明.pdf', { format: 'pdf' }),
          fileOf('f4', '手持.png'),
        ],
      }),
      rowOf('P002', '婚姻状况证明', {
        state: unchecked,
        creditUrls: [fileOf('f5', '结婚证.png', { state: PAPER_FILE_STATE.waiting })],
      }),
      rowOf('P003', '收入证明', {
        state: expired,
        flowJobs: flowsOf('job-2'),
        creditUrls: [fileOf('f6', '收入.png', { left: -5, expiry: '2026-02-01' })],
        provider: '工作单位',
      }),
      rowOf('P004', '个人信用报告', {
        state: ready,
        creditUrls: [
          fileOf('f7', '征信.png', { left: 3, expiry: '2026-03-01' }),
          fileOf('f8', '退回.png', { state: PAPER_FILE_STATE.returned }),
        ],
      }),
      rowOf('P005', '首期款支付凭证', { state: missing }),
      rowOf('P006', '公证书', { state: optional, flowJobs: flowsOf('job-2') }),
      rowOf('P007', '户口簿', { state: waived, usings: [{ ...usingOf('m1', '演示甲', waived), waived: '已婚' }] }),
    ],
    sellerCreditInfos: [
      rowOf('P011', '不动产权证', {
        state: ready,
        flowJobs: flowsOf('job-3'),
        usings: [usingOf('owner', '业主', ready)],
        creditUrls: [fileOf('f9', '产权证.png', { objId: 'owner' })],
      }),
    ],
    jobs: [...JOBS],
    people: [
      { id: 'm1', name: '演示甲', role: '主借款人', side: 'buyer' },
      { id: 'm2', name: '演示乙', role: '', side: 'buyer' },
      { id: 'm9', name: '演示丙', role: '', side: 'owner' },
    ],
    sides: { buyer: '买家', owner: '业主' },
    mayAdd: 1,
    mayCheck: 1,
    mayWaive: 1,
    addable: null,
    blocked: null,
    ...overrides,
  }
}
