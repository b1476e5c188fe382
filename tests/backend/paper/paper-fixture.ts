import type { ReceivedFile } from '../../../lib/backend/files.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowConditionTable, flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userRoleTable } from '../../../lib/backend/staff/staff-tables.ts'
import { memberFile } from '../../../lib/domain/paper/member-file.ts'
import { paperType } from '../../../lib/domain/paper/paper-type.ts'
import { done } from '../flow/flow-fixture.ts'
import { type MemberFixture, openMemberFixture } from '../member/member-fixture.ts'
import type { Send } from '../handlers/fixture.ts'

export const FILE = 'Hf2yPrjAppendix'

// biome-ignore format: a table with one row a line
const KINDS: readonly Values[] = [
  { cardType: 'P001', paperName: '居民身份证', category: 'HX5801', parties: ['BUYER', 'OWNER', 'GUARANTOR'], each: 1, idTypes: ['HF5601'], validDays: 0, sortOrder: 1, copies: '复印件2份', provider: '公安机关', guidance: '四角完整', printStandard: 'HH1201' },
  { cardType: 'P003', paperName: '婚姻状况证明', category: 'HX5802', parties: ['BUYER', 'OWNER'], each: 1, marriages: ['HX0602', 'HX0605'], validDays: 0, sortOrder: 3, conditionText: '已婚' },
  { cardType: 'P007', paperName: '收入证明', category: 'HX5804', parties: ['BUYER', 'GUARANTOR'], each: 1, traits: ['BORROWER'], validDays: 30, sortOrder: 7 },
  { cardType: 'P013', paperName: '学历证书', category: 'HX5809', parties: ['BUYER'], each: 1, traits: ['MAIN'], optional: 1, validDays: 0, sortOrder: 13 },
  { cardType: 'P022', paperName: '不动产权证书', category: 'HX5806', parties: ['HOUSE'], each: 0, validDays: 0, sortOrder: 22 },
  { cardType: 'P030', paperName: '营业执照', category: 'HX5801', parties: ['BUYER_COMPANY'], each: 0, validDays: 0, sortOrder: 30 },
  { cardType: 'P040', paperName: '还款承诺书', category: 'HX5809', parties: ['BUYER'], each: 0, validDays: 0, conditionCode: 'LOAN', sortOrder: 40 },
  { cardType: 'P099', paperName: '停用的资料', category: 'HX5812', parties: ['BUYER'], each: 1, validDays: 0, enabled: 0, sortOrder: 99 },
]
const USED = new Set(
  [...Object.values(memberFile.fields), ...Object.values(paperType.fields)].flatMap(({ dict }) => (dict ? [dict] : [])),
)

export interface Using {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly state: string
  readonly waived: string
  readonly asked: number
}
export interface Paper {
  readonly cardType: string
  readonly state: string
  readonly finished: number
  readonly usingIds: readonly string[]
  readonly usings: readonly Using[]
  readonly prepareNames: string
  readonly creditUrls: readonly FileAnswer[]
  readonly parperCopyFileMap: Readonly<Record<string, readonly string[]>>
  readonly originParperMap: Readonly<Record<string, readonly string[]>>
  readonly flowJobs: readonly { readonly jobId: string; readonly finished: number }[]
}
export interface FileAnswer {
  readonly keyValue: string
  readonly version: number
  readonly hf2yFileUrl: string
  readonly hf2yFileName: string
  readonly hf2yState: string
  readonly hf2yObjId: string
  readonly mayRemove: number
  readonly checkRefusal: string
  readonly LINK_NAME: string
  readonly url: string
  readonly daysLeft: number | null
}
export interface Papers {
  readonly buyCreditInfos: readonly Paper[]
  readonly sellerCreditInfos: readonly Paper[]
  readonly people: readonly { readonly id: string; readonly role: string; readonly side: string }[]
  readonly sides: { readonly buyer: string | null; readonly owner: string | null }
  readonly jobs: readonly { readonly jobId: string }[]
  readonly mayAdd: number
  readonly mayCheck: number
  readonly mayWaive: number
  readonly addable: readonly string[] | null
  readonly blocked: string | null
}

export interface PaperFixture extends MemberFixture {
  /** Uploads a file for papers and answers its document. */
  readonly upload: (send: Send, change?: Partial<ReceivedFile>) => Promise<string>
  readonly addJob: (key: string, values: Values, project?: string) => Promise<void>
  /** Hands in one new file. @returns the answer */
  readonly hand: (
    send: Send,
    cardType: string,
    using: string,
    more?: Readonly<Record<string, unknown>>,
  ) => ReturnType<Send>
  readonly papers: (send: Send, prjId?: string) => Promise<Papers>
  /** A paper of a case as follow sees it. */
  readonly paper: (send: Send, cardType: string, side?: 'buyer' | 'owner') => Promise<Paper>
  readonly change: (values: Values, prjId?: string) => Promise<void>
}

/**
 * The case p1: a couple that buys by a loan (m1 borrows, m2 with her), one owner (m3), a guarantor (m4); one job takes
 * papers of both sides, a finished one takes some of them.
 */
export async function openPaperFixture(wrap?: (store: Store) => Store): Promise<PaperFixture> {
  const fixture = await openMemberFixture({ hf20BuyerId: 'm1', hf20SellerId: 'm3', hf20JobUsers: ['a-service'] }, wrap)
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    const own = (key: string, values: Values) => ({ key, project: null, city: null, values })
    await unit.insertAll(
      paperTypeTable,
      KINDS.map((values) => own(`k-${String(values['cardType'])}`, { enabled: 1, ...values })),
    )
    await unit.insertAll(flowConditionTable, [
      own('c-loan', { conditionCode: 'LOAN', conditionName: '贷款付款', payWays: ['HG1002'], enabled: 1 }),
    ])
    const known = new Set((await unit.list(dictEntryTable)).rows.map((row) => row.values['dict']))
    for (const { code, entries } of DICTIONARIES.filter((one) => USED.has(one.code) && !known.has(one.code))) {
      await unit.insertAll(
        dictEntryTable,
        entries.map(([key, value], index) =>
          own(`${code}:${key}`, { dict: code, key, value, sortOrder: index + 1, enabled: 1 }),
        ),
      )
    }
  })
  await fixture.put(roleTable, 'ROLE_DOER', { roleName: '办理', privileges: ['OPT_FINISH'] })
  for (const user of ['follow', 'sales', 'finance'] as const)
    await fixture.put(userRoleTable, `${user}:doer`, { ss13UsrId: `u-${user}`, ss13RoleId: 'ROLE_DOER' })
  await fixture.addMember('m1', {
    hf23LinkName: '林例溪',
    hf23MemberRole: ['HFB804', 'HFB805'],
    hf23Marriage: 'HX0602',
  })
  await fixture.addMember('m2', {
    hf23LinkName: '周演航',
    hf23MemberRole: ['HFB804', 'HFB817'],
    hf23Marriage: 'HX0602',
  })
  await fixture.addMember('m3', {
    hf23LinkName: '何样国',
    hf23MemberType: '1',
    hf23MemberRole: ['HFB806'],
    hf23Marriage: 'HX0601',
  })
  await fixture.addMember('m4', { hf23LinkName: '吴测保', hf23MemberType: '2', hf23MemberRole: ['HFB819'] })
  let [sortNo, serial] = [0, 0]
  const addJob: PaperFixture['addJob'] = (key, values, project = 'p1') => {
    sortNo += 1
    return fixture.put(
      flowJobTable,
      key,
      {
        hf15PrjId: project,
        hf15FlowCode: `F-${key}`,
        hf15FatherCode: 'FA01',
        hf15FlowName: `流程${key}`,
        categoryName: '贷款审批',
        hf15Status: 'BD9602',
        sortNo,
        ...values,
      },
      { project, city: '440100' },
    )
  }
  await addJob('main', { hf15FlowCode: 'FA01', hf15FatherCode: null })
  await addJob('sign', {
    hf15HdlMemberId: 'a-service',
    hf15BuyerPapers: ['P001', 'P003', 'P007', 'P013', 'P040'],
    hf15OwnerPapers: ['P001'],
  })
  await addJob('past', {
    hf15Status: 'BD9603',
    hf15HdlMemberId: 'a-finance',
    hf15BuyerPapers: ['P001'],
    hf15OwnerPapers: ['P022', 'P099'],
  })
  const upload: PaperFixture['upload'] = async (send, change = {}) => {
    serial += 1
    const hash = `hash-${serial}`
    fixture.files.put(hash, new Uint8Array([1]))
    const { data } = done(
      await send(
        'file.upload',
        { objType: FILE, media: 'paper' },
        {
          files: [{ hash, sentHash: hash, size: 100, sentSize: 100, format: 'png', name: `${serial}.png`, ...change }],
        },
      ),
    )
    return (data as readonly { readonly documentId: string }[])[0]?.documentId ?? ''
  }
  const papers: PaperFixture['papers'] = async (send, prjId = 'p1') =>
    done(await send('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId })).data as Papers
  return {
    ...fixture,
    upload,
    addJob,
    papers,
    hand: async (send, hf2yFileType, hf2yObjId, more = {}) =>
      send(`${FILE}.addMemberFile`, [{ hf2yFileUrl: await upload(send), hf2yFileType, hf2yObjId, ...more }], {
        query: { prjId: 'p1' },
      }),
    paper: async (send, cardType, side = 'buyer') => {
      const { buyCreditInfos, sellerCreditInfos } = await papers(send)
      const found = (side === 'buyer' ? buyCreditInfos : sellerCreditInfos).find((one) => one.cardType === cardType)
      if (!found) throw new Error(`no ${cardType} of the ${side}`)
      return found
    },
    change: (values, prjId = 'p1') =>
      fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
        const row = await unit.get(projectTable, prjId)
        if (row) await unit.update(projectTable, prjId, row.version, values)
      }),
  }
}

/** Hands in several files at once. */
export const handAll = (
  send: Send,
  rows: readonly Readonly<Record<string, unknown>>[],
  options: { readonly key?: string; readonly prjId?: string } = {},
) =>
  send(`${FILE}.addMemberFile`, rows, {
    query: { prjId: options.prjId ?? 'p1' },
    ...(options.key !== undefined && { key: options.key }),
  })
/** The files of an answer that had to succeed. */
export const filesIn = (answer: Awaited<ReturnType<Send>>): readonly FileAnswer[] =>
  done(answer).data as readonly FileAnswer[]
export const check = (send: Send, ids: readonly string[], accepted = 1, reason?: string) =>
  send(`${FILE}.checkMemberFiles`, { prjId: 'p1', ids, accepted, ...(reason !== undefined && { reason }) })
