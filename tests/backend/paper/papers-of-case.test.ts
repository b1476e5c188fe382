import { beforeEach, describe, expect, it } from 'vitest'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { paperCheckTable } from '../../../lib/backend/paper/paper-tables.ts'
import type { Send } from '../handlers/fixture.ts'
import { done } from '../flow/flow-fixture.ts'
import { check, FILE, filesIn, openPaperFixture, type Paper, type PaperFixture } from './paper-fixture.ts'

const DAY = 24 * 3_600_000

describe('the papers of a case', () => {
  let fixture: PaperFixture
  let follow: Send
  beforeEach(async () => {
    fixture = await openPaperFixture()
    follow = await fixture.as('follow')
  })
  const asked = (papers: readonly Paper[]) =>
    papers.map(({ cardType, usingIds, state }) => `${cardType} ${usingIds.join('+')} ${state}`)
  const counts = async (id: string) =>
    (
      done(await follow('Hf15FlowJobs.getSecondFlowJobs', { objId: 'p1' })).data as readonly {
        readonly keyValue: string
        readonly cardPaper: unknown
      }[]
    ).find(({ keyValue }) => keyValue === id)?.cardPaper

  it('ROL-017 PAP-002 PAP-006 PAP-007 are those its jobs need, from the people each kind asks, by side', async () => {
    const { buyCreditInfos, sellerCreditInfos, people, sides, jobs, mayAdd, mayCheck, mayWaive, addable, blocked } =
      await fixture.papers(follow)
    expect(asked(buyCreditInfos)).toEqual([
      'P001 m1+m2+m4 MISSING',
      'P003 m1+m2 MISSING',
      'P007 m1+m2+m4 MISSING',
      'P013 m1 OPTIONAL',
      'P040 buyer MISSING',
    ])
    expect(asked(sellerCreditInfos)).toEqual(['P001 m3 MISSING', 'P022 owner MISSING'])
    expect(buyCreditInfos[0]).toMatchObject({
      cardTypeName: '居民身份证',
      usingName: '身份证明',
      copies: '复印件2份',
      printStandard: 'HH1201',
      guidance: '四角完整',
      provider: '公安机关',
      prepareNames: '林例溪、周演航、吴测保',
      validDays: 0,
      optional: 0,
      samples: 0,
      flowJobs: [
        { jobId: 'sign', flowName: '流程sign', finished: 0 },
        { jobId: 'past', flowName: '流程past', finished: 1 },
      ],
      creditUrls: [],
      finished: 0,
    })
    expect(buyCreditInfos.map(({ usings }) => usings.map(({ role }) => role))[0]).toEqual([
      '主借款人',
      '共同借款人',
      '保证人',
    ])
    expect([
      buyCreditInfos[3]?.finished,
      (buyCreditInfos[1] as Paper & { readonly conditionText: string }).conditionText,
      (buyCreditInfos[4] as Paper & { readonly conditionText: string }).conditionText,
    ]).toEqual([1, '已婚', '贷款付款'])
    expect(people.map(({ id, side }) => [id, side])).toEqual([
      ['m1', 'buyer'],
      ['m2', 'buyer'],
      ['m3', 'owner'],
      ['m4', 'buyer'],
    ])
    expect([sides, jobs.map(({ jobId }) => jobId), mayAdd, mayCheck, mayWaive, addable, blocked]).toEqual([
      { buyer: '买家', owner: '业主' },
      ['sign', 'past'],
      1,
      1,
      1,
      null,
      null,
    ])
  })
  it('PAP-002 follow the case: one set for a company, no guarantor without loan, no buyer in a mortgage', async () => {
    await fixture.change({ hf20BuyerType: 'HF0502' })
    await fixture.store.unit({ account: 'system', now: 0 }, async (unit) => {
      const row = await unit.get(flowJobTable, 'sign')
      if (row) await unit.update(flowJobTable, 'sign', row.version, { hf15BuyerPapers: ['P001', 'P030', 'P040'] })
    })
    expect(asked((await fixture.papers(follow)).buyCreditInfos)).toEqual(['P001 m4 MISSING', 'P030 buyer MISSING'])
    await fixture.change({ hf20BuyerType: 'HF0501', hf20PayWay: 'HG1001', hf20LoanScheme: null })
    expect(asked((await fixture.papers(follow)).buyCreditInfos)).toEqual(['P001 m1+m2 MISSING'])
    await fixture.change({ hf20LoanScheme: 'HF9907', hf20PayWay: 'HG1002' })
    const { buyCreditInfos, sides } = await fixture.papers(follow)
    expect([asked(buyCreditInfos), sides]).toEqual([['P001 m4 MISSING'], { buyer: '保证人', owner: '抵押人' }])
    await fixture.change({ hf20PayWay: 'HG1001' })
    expect((await fixture.papers(follow)).sides).toEqual({ buyer: null, owner: '抵押人' })
  })
  it('ROU-003 PAP-011 say in their guidance what each is checked for by the list in use', async () => {
    const rule = (key: string, values: Readonly<Record<string, string | number>>) =>
      fixture.put(paperCheckTable, key, {
        checkPaper: 'P001',
        checkPoint: key,
        checkMethod: 'LOOK',
        checkMust: 1,
        enabled: 1,
        ...values,
      })
    await rule('正反面齐全', { checkSort: 2, checkRefuse: '缺少一面' })
    await rule('有效期', { checkSort: 1, checkMust: 0 })
    await rule('停用', { enabled: 0 })
    await rule('别的资料', { checkPaper: 'P003' })
    const text =
      '四角完整\n核对要点：\n1. 有效期（目视，供参考）\n2. 正反面齐全（目视，必须符合，不符时以“缺少一面”退回）'
    await fixture.put(dictEntryTable, 'look', {
      dict: 'CHECK_METHOD',
      key: 'LOOK',
      value: '目视',
      sortOrder: 1,
      enabled: 1,
    })
    expect((await fixture.papers(follow)).buyCreditInfos[0]).toMatchObject({ cardType: 'P001', guidance: text })
    expect(done(await follow('Hf117AppendixTmplt.getAppendixTmplt', { cardType: 'P001' })).data).toMatchObject({
      guidance: text,
    })
    expect(await fixture.paper(follow, 'P007')).toMatchObject({ guidance: '' })
  })
  it('PAP-007 stand where the one stands who is furthest behind: missing, to be compared, ready', async () => {
    const states = async () => {
      const { state, finished, usings } = await fixture.paper(follow, 'P003')
      return [state, finished, ...usings.map((one) => one.state)]
    }
    const [first] = filesIn(await fixture.hand(follow, 'P003', 'm1'))
    expect(await states()).toEqual(['MISSING', 0, 'UNCHECKED', 'MISSING'])
    const [second] = filesIn(await fixture.hand(follow, 'P003', 'm2'))
    const colleague = await fixture.as('manager')
    done(await check(colleague, [first?.keyValue ?? '']))
    expect(await states()).toEqual(['UNCHECKED', 0, 'READY', 'UNCHECKED'])
    done(await check(colleague, [second?.keyValue ?? '']))
    expect(await states()).toEqual(['READY', 1, 'READY', 'READY'])
    const { parperCopyFileMap, originParperMap } = await fixture.paper(follow, 'P003')
    expect([parperCopyFileMap, originParperMap]).toEqual([
      { m1: [first?.keyValue], m2: [second?.keyValue] },
      { m1: [first?.keyValue], m2: [second?.keyValue] },
    ])
    done(await check(follow, [second?.keyValue ?? ''], 0, '照片反光'))
    expect(await states()).toEqual(['MISSING', 0, 'READY', 'MISSING'])
    expect((await fixture.paper(follow, 'P003')).originParperMap).toEqual({ m1: [first?.keyValue], m2: [] })
  })
  it('PAP-007 hold to the end of their last day in Shanghai, and not a moment longer', async () => {
    const state = async () => (await fixture.paper(follow, 'P007')).usings.find(({ id }) => id === 'm1')?.state
    expect(
      filesIn(await fixture.hand(follow, 'P007', 'm1', { hf2yIssueDay: Date.UTC(2026, 10, 1, -8) })),
    ).toMatchObject([{ hf2yExpiryDay: Date.UTC(2026, 11, 1, -8), daysLeft: 10 }])
    fixture.clock.now = Date.UTC(2026, 11, 1, 15, 59, 59, 999)
    follow = await fixture.as('follow')
    expect(await state()).toBe('UNCHECKED')
    fixture.clock.now += 1
    expect(await state()).toBe('EXPIRED')
    expect((await fixture.paper(follow, 'P007')).creditUrls[0]?.daysLeft).toBe(-1)
  })
  it('PAP-010 FLW-020 are counted for each job, each paper once, without what need not be there', async () => {
    expect(await counts('sign')).toEqual({
      buyerCardPaperCount: 4,
      sellerCardPaperCount: 1,
      buyerCardPaperReceived: 0,
      sellerCardPaperReceived: 0,
    })
    await fixture.hand(follow, 'P040', 'buyer')
    await fixture.hand(follow, 'P001', 'm3')
    await fixture.hand(follow, 'P013', 'm1')
    expect(await counts('sign')).toEqual({
      buyerCardPaperCount: 5,
      sellerCardPaperCount: 1,
      buyerCardPaperReceived: 2,
      sellerCardPaperReceived: 1,
    })
    done(
      await follow(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P040',
        objId: 'buyer',
        side: 'buyer',
        reason: '银行不要求',
      }),
    )
    expect(await counts('sign')).toEqual({
      buyerCardPaperCount: 4,
      sellerCardPaperCount: 1,
      buyerCardPaperReceived: 1,
      sellerCardPaperReceived: 1,
    })
    const { flowWorkVos } = done(await follow('Hf15FlowJobs.getMainFlowJobs', { objId: 'p1' })).data as {
      readonly flowWorkVos: readonly { readonly jobsList: readonly { readonly cardPaper: unknown }[] }[]
    }
    expect(flowWorkVos.flatMap(({ jobsList }) => jobsList.map(({ cardPaper }) => cardPaper))).toEqual([
      { buyerCardPaperCount: 4, sellerCardPaperCount: 2, buyerCardPaperReceived: 1, sellerCardPaperReceived: 1 },
    ])
  })
  it('CAL-102 PAP-010 are matched with a job, with a main flow and all below it, or with the whole case', async () => {
    await fixture.hand(follow, 'P001', 'm1')
    const matches = async (jobId?: string) =>
      (
        done(await follow('Hf3rPrjAppendixMatch.getMatchList', { prjId: 'p1', ...(jobId && { jobId }) }))
          .data as readonly Readonly<Record<string, unknown>>[]
      ).map(({ jobId: job, side, cardType, needed, received, state }) =>
        [job, side, cardType, needed, received, state].join(' '),
      )
    const past = ['past buyer P001 3 1 MISSING', 'past owner P022 1 0 MISSING']
    expect(await matches('past')).toEqual(past)
    const all = [
      ...['P001 3 1 MISSING', 'P003 2 0 MISSING', 'P007 3 0 MISSING', 'P013 1 0 OPTIONAL', 'P040 1 0 MISSING'].map(
        (line) => `sign buyer ${line}`,
      ),
      'sign owner P001 1 0 MISSING',
      ...past,
    ]
    expect(await matches('main')).toEqual(all)
    expect(await matches()).toEqual(all)
    await fixture.addCase('p2')
    await fixture.addJob('other', {}, 'p2')
    for (const jobId of ['other', 'nothing'])
      expect((await follow('Hf3rPrjAppendixMatch.getMatchList', { prjId: 'p1', jobId })).code).toBe('NOT_FOUND')
  })
  it('that are asked for no longer stay where they were handed in, and count for nothing', async () => {
    await fixture.hand(follow, 'P003', 'm1')
    await fixture.hand(follow, 'P040', 'buyer')
    await fixture.store.unit({ account: 'system', now: 0 }, async (unit) => {
      const row = await unit.get(memberTable, 'm1')
      if (row) await unit.update(memberTable, 'm1', row.version, { hf23Marriage: 'HX0601' })
    })
    await fixture.change({ hf20PayWay: 'HG1001', hf20LoanScheme: null })
    const married = await fixture.paper(follow, 'P003')
    expect(married).toMatchObject({
      usingIds: ['m2'],
      prepareNames: '周演航',
      state: 'MISSING',
      creditUrls: [{ hf2yObjId: 'm1' }],
    })
    expect(married.usings).toMatchObject([
      { id: 'm2', asked: 1, state: 'MISSING', waived: '' },
      { id: 'm1', asked: 0, state: 'WAIVED', waived: '项目资料变更后不再需要' },
    ])
    expect(await fixture.paper(follow, 'P040')).toMatchObject({
      usingIds: [],
      state: 'WAIVED',
      finished: 1,
      creditUrls: [{ hf2yObjId: 'buyer' }],
    })
    expect(await counts('sign')).toMatchObject({ buyerCardPaperCount: 3, buyerCardPaperReceived: 0 })
    expect((await fixture.hand(follow, 'P040', 'buyer')).message).toBe('第1行项目现在不需要这种资料，请刷新后重试')
    await fixture.change({ hf20LoanScheme: 'HF9907', hf20PayWay: 'HG1002' })
    expect((await fixture.papers(follow)).sides.buyer).toBe('买家')
  })
  it('R7 are for those who see the case; another one answers like one that is not there', async () => {
    const codes = []
    for (const user of ['manager', 'finance', 'viewer', 'service', 'southern'] as const)
      codes.push([
        user,
        (await (await fixture.as(user))('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId: 'p1' })).code ?? 'OK',
      ])
    expect(codes).toEqual([
      ['manager', 'OK'],
      ['finance', 'OK'],
      ['viewer', 'OK'],
      ['service', 'OK'],
      ['southern', 'NOT_FOUND'],
    ])
    expect((await follow('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId: 'nothing' })).code).toBe('NOT_FOUND')
  })
  it('CAL-100 PAP-011 have a guide with sample pictures, in use or not', async () => {
    const template = (cardType: string) => follow('Hf117AppendixTmplt.getAppendixTmplt', { cardType })
    expect(await template('P001')).toMatchObject({
      success: true,
      data: { cardType: 'P001', paperName: '居民身份证', guidance: '四角完整', pictures: [] },
    })
    expect((await template('P099')).success).toBe(true)
    expect((await template('P777')).code).toBe('NOT_FOUND')
  })
  it('hold for years where a day is long gone', async () => {
    const [file] = filesIn(await fixture.hand(follow, 'P001', 'm1', { hf2yIssueDay: Date.UTC(2000, 0, 1, -8) }))
    fixture.clock.now += 400 * DAY
    follow = await fixture.as('follow')
    expect([file?.daysLeft, (await fixture.paper(follow, 'P001')).usings[0]?.state]).toEqual([null, 'UNCHECKED'])
  })
})
