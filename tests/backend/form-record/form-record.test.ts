import { describe, expect, it } from 'vitest'
import { formPrintTable } from '../../../lib/backend/form-record/form-print-table.ts'
import type { Change } from '../../../lib/backend/live/change.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import type { FormFields, FormRecordRow } from '../../../lib/contract/document/form-record-calls.ts'
import { rowsIn } from '../handlers/fixture.ts'
import { type FormFixture, openFormFixture, wordsIn } from './form-record-fixture.ts'
import { LOAN } from '../case-record/case-record-fixture.ts'
import { CARD } from '../member/member-fixture.ts'

const list = async (fixture: FormFixture, user: Parameters<FormFixture['as']>[0] = 'follow') => {
  const { data } = await (await fixture.as(user))('ApplyFormRecord.getFormRecordList', { prjId: 'p1' })
  return data as readonly FormRecordRow[]
}
const formOf = async (fixture: FormFixture, formId: string) => {
  const found = (await list(fixture)).find((row) => row.formId === formId)
  if (!found) throw new Error(`no form ${formId}`)
  return found
}
const fields = async (fixture: FormFixture, formId: string) => {
  const answer = await (await fixture.as('follow'))('ApplyFormRecord.getFormFields', { prjId: 'p1', formId })
  return answer.data as FormFields
}
const CONSENT = '/form/BANK-CREDIT.m1.pdf'
const LOAN_FORM = '/form/BANK-JIA-LOAN.pdf'

describe('the forms of a case', () => {
  it('APP-001 APP-014 APP-015 come with their documents, how to print them and whether they are needed', async () => {
    const fixture = await openFormFixture()
    const rows = await list(fixture)
    expect(rows.filter(({ isValid }) => isValid === 1).map(({ formId, Count }) => [formId, Count])).toEqual([
      ['BANK-JIA-LOAN', 1],
      ['BANK-CREDIT', 2],
      ['BANK-INCOME', 2],
      ['ASSIGN-MANDATE', 1],
      ['SIGN-INTERVIEW', 1],
      ['SIGN-ACCOUNT', 1],
      ['DELIVERY-LIST', 1],
    ])
    expect(rows.find(({ formId }) => formId === 'FUND-LOAN')).toMatchObject({
      isValid: 0,
      Count: 0,
      isFund: 1,
      variant: 'fundLoan',
      group: 'fund',
      groupName: '公积金申请表',
      printed: null,
    })
    expect(await formOf(fixture, 'BANK-CREDIT')).toMatchObject({
      formName: '个人征信查询授权书',
      documentUrl: '',
      printStandard: 'HH1201',
      variant: null,
      childs: [
        {
          formId: 'BANK-CREDIT.m1',
          formName: '个人征信查询授权书（林若例）',
          documentUrl: CONSENT,
          printStandard: 'HH1201',
          isValid: 1,
        },
        { formId: 'BANK-CREDIT.m2' },
      ],
    })
    expect(await formOf(fixture, 'BANK-JIA-LOAN')).toMatchObject({
      documentUrl: LOAN_FORM,
      printStandard: 'HH1202',
      childs: [],
    })
  })
  it('follow the bank that lends', async () => {
    const fixture = await openFormFixture()
    await fixture.put(
      organisationTable,
      'branch-yi',
      { hf31BranceName: '示例乙银行示例支行', hf31HeadBank: 'DEMO02', hf31OrgType: 'HF9C01' },
      { city: '440100' },
    )
    await (await fixture.as('follow'))('Hf2iPrjLoan.doSave', { keyValue: 'l1', hf21DivisionDetailId: 'branch-yi' })
    expect(
      (await list(fixture))
        .filter(({ isValid, group }) => isValid === 1 && group === 'bank')
        .map(({ formId }) => formId),
    ).toEqual(['BANK-YI-LOAN', 'BANK-CREDIT', 'BANK-INCOME'])
  })
  it('R6 of another person’s case answer like one that is not there', async () => {
    const fixture = await openFormFixture()
    const refused = { success: false, code: 'NOT_FOUND', message: '项目不存在或无权查看' }
    expect(await (await fixture.as('southern'))('ApplyFormRecord.getFormRecordList', { prjId: 'p1' })).toMatchObject(
      refused,
    )
    expect(
      await (await fixture.as('follow'))('ApplyFormRecord.getFormFields', { prjId: 'nobody', formId: 'BANK-CREDIT' }),
    ).toMatchObject(refused)
    expect(await fixture.ask('southern', { pathUrl: CONSENT })).toMatchObject({ ok: false, envelope: refused })
    expect(await fixture.ask('bare', { pathUrl: CONSENT })).toMatchObject({
      ok: false,
      envelope: { code: 'NO_PERMISSION', message: '没有“查看”权限，请联系管理员' },
    })
  })
})

describe('the place of fields on a form', () => {
  it('APP-007 is answered with the records they belong to and no value', async () => {
    const fixture = await openFormFixture()
    const { pages, boxes, records, variant, stamp, formName } = await fields(fixture, 'BANK-JIA-LOAN')
    expect([pages.length, variant, formName, typeof stamp]).toEqual([10, 'bankJia', '个人住房贷款申请书', 'string'])
    expect(
      boxes.filter(({ field }) => field === 'hf2iLoanAmt').map(({ page, entity, key }) => [page, entity, key]),
    ).toEqual([
      [0, LOAN, 'l1'],
      [0, LOAN, 'l1'],
      [5, LOAN, 'l1'],
      [5, LOAN, 'l1'],
    ])
    expect(records.find(({ entity }) => entity === LOAN)).toMatchObject({ key: 'l1', title: '贷款信息' })
    expect(records.filter(({ entity }) => entity === 'Hf23PrjMember').map(({ key, title }) => [key, title])).toEqual([
      ['m1', '买家信息·林若例'],
      ['m2', '买家信息·周子演'],
      ['m3', '业主信息·何建样'],
    ])
    expect(JSON.stringify([boxes, records])).not.toContain('3,400,000')
    expect(JSON.stringify(boxes)).not.toContain('林若例')
  })
  it('APP-008 is refused for an unknown form, and where nothing draws forms', async () => {
    const fixture = await openFormFixture()
    expect(
      await (await fixture.as('follow'))('ApplyFormRecord.getFormFields', { prjId: 'p1', formId: 'BANK-CREDIT.m9' }),
    ).toMatchObject({ code: 'NOT_FOUND', message: '没有这份申请表' })
    expect(await (await fixture.as('follow'))('ApplyFormRecord.getFormFields', { prjId: 'p1' })).toMatchObject({
      code: 'INVALID',
      message: '表单ID必填',
    })
    Reflect.deleteProperty(fixture.ports, 'forms')
    expect(
      await (await fixture.as('follow'))('ApplyFormRecord.getFormFields', { prjId: 'p1', formId: 'BANK-JIA-LOAN' }),
    ).toMatchObject({ code: 'STATUS', message: '当前文档无法获取' })
    expect(await fixture.ask('follow', { pathUrl: LOAN_FORM })).toMatchObject({
      ok: false,
      envelope: { code: 'STATUS', message: '当前文档无法获取' },
    })
  })
})

describe('a form as a file', () => {
  it('R25 is masked in a preview and carries full numbers when those take it who may change the case', async () => {
    const fixture = await openFormFixture()
    expect(wordsIn(await fixture.file('follow', { pathUrl: CONSENT }))).toContain('4****************1')
    expect(fixture.auditLog.filter(({ table }) => table === formPrintTable.name)).toEqual([])
    expect(wordsIn(await fixture.file('follow', { pathUrl: CONSENT, use: 'print' }))).toContain(CARD.woman)
    expect(wordsIn(await fixture.file('sales', { pathUrl: CONSENT, use: 'download' }))).toContain(CARD.woman)
    for (const user of ['viewer', 'finance', 'provider'] as const) {
      const words = wordsIn(await fixture.file(user, { pathUrl: CONSENT, use: 'download' }))
      expect([user, words.includes(CARD.woman), words.includes('4****************1')]).toEqual([user, false, true])
    }
    const lines = fixture.auditLog.filter(({ table }) => table === formPrintTable.name)
    expect(lines.map(({ by, action, after }) => [by, action, after['use']])).toEqual([
      ['a-follow', 'form.word', 'print'],
      ['a-sales', 'form.word', 'download'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/440199|林若例|154/)
  })
  it('is blank when that is asked for: nobody’s name, nobody’s number, no entry in the audit log', async () => {
    const fixture = await openFormFixture()
    const file = await fixture.file('follow', { pathUrl: CONSENT, blank: 1, use: 'print' })
    expect(wordsIn(file)).not.toMatch(/林若例|4401/)
    expect(wordsIn(file)).toContain('授权人（签名）')
    expect([file.fileName, file.stamp, (await fixture.rows(formPrintTable)).length]).toEqual([
      '个人征信查询授权书（空白表）.pdf',
      null,
      0,
    ])
  })
  it('shows nothing that its record hides', async () => {
    const fixture = await openFormFixture()
    const words = wordsIn(await fixture.file('follow', { pathUrl: LOAN_FORM }))
    expect(words).toContain('3,400,000.00 元')
    expect(words).toContain('叁佰肆拾万元整')
    expect(words).not.toContain('500,000.00')
    expect(words).toContain('************7890')
  })
  it('APP-016 APP-017 comes from its own address', async () => {
    const fixture = await openFormFixture()
    const refusal = async (asked: Parameters<FormFixture['ask']>[1], address: Parameters<FormFixture['ask']>[2]) => {
      const answer = await fixture.ask('follow', asked, address)
      return answer.ok ? 'drawn' : `${answer.envelope.code} ${answer.envelope.message}`
    }
    expect(await refusal({ pathUrl: '/form/FUND-LOAN.pdf' }, 'fund')).toBe('drawn')
    expect(await refusal({ pathUrl: '/form/FUND-LOAN.pdf' }, 'word')).toBe('INVALID 公积金申请表应从公积金地址获取')
    expect(await refusal({ pathUrl: LOAN_FORM }, 'fund')).toBe('INVALID 这不是公积金申请表')
    expect(await refusal({ pathUrl: '/etc/passwd' }, 'word')).toBe('INVALID 文档地址不正确')
    expect(await refusal({ pathUrl: '/form/NOBODY.pdf' }, 'word')).toBe('NOT_FOUND 没有这份申请表')
    expect(await refusal({ pathUrl: '' }, 'word')).toBe('INVALID 文档地址必填')
    expect(await refusal({ pathUrl: LOAN_FORM, use: 'fax' }, 'word')).toBe('INVALID 用途不正确')
    expect(await refusal({ pathUrl: `${LOAN_FORM},${CONSENT}` }, 'word')).toBe('INVALID 一次只能获取一份申请表')
    expect(await refusal({ pathUrl: LOAN_FORM, other: 1 }, 'word')).toMatch(/^INVALID .*other/)
  })
  it('APP-012 is merged with others of the same print standard, each once, with their count in the name', async () => {
    const fixture = await openFormFixture()
    const merged = await fixture.file(
      'follow',
      { pathUrl: [CONSENT, '/form/BANK-CREDIT.m2.pdf', '/form/DELIVERY-LIST.pdf', CONSENT].join(','), use: 'print' },
      'merged',
    )
    expect(merged).toMatchObject({
      fileName: '单面打印申请表（共3份）.pdf',
      documents: 3,
      pages: 3,
      sheets: 3,
      stamp: null,
    })
    expect((await fixture.rows(formPrintTable)).map(({ values }) => values['formId']).sort()).toEqual([
      'BANK-CREDIT.m1',
      'BANK-CREDIT.m2',
      'DELIVERY-LIST',
    ])
    const double = await fixture.file(
      'follow',
      { pathUrl: '/form/FUND-OFFSET.pdf,/form/BANK-JIA-LOAN.pdf', blank: 1 },
      'merged',
    )
    expect(double).toMatchObject({ fileName: '双面打印申请表空白表（共2份）.pdf', pages: 12, sheets: 6 })
    expect(await fixture.ask('follow', { pathUrl: `${CONSENT},${LOAN_FORM}` }, 'merged')).toMatchObject({
      ok: false,
      envelope: { code: 'INVALID', message: '一次只能合并同一打印标准的申请表' },
    })
  })
  it('R24 has a name that can be saved anywhere', async () => {
    const fixture = await openFormFixture()
    const nameFor = async (fileName: string) => (await fixture.file('follow', { pathUrl: CONSENT, fileName })).fileName
    expect(await nameFor('')).toBe('个人征信查询授权书（林若例）.pdf')
    expect(await nameFor('../../授权\u202efdp.exe')).toBe('授权fdp.pdf')
    expect([...(await nameFor('长'.repeat(190)))].length).toBeLessThanOrEqual(120)
  })
  it('R25 counts as one look at personal data, and is refused when there were too many', async () => {
    const fixture = await openFormFixture()
    for (let time = 0; time < 60; time += 1) await fixture.file('follow', { pathUrl: CONSENT, use: 'print' })
    expect(await fixture.ask('follow', { pathUrl: CONSENT, use: 'print' })).toMatchObject({
      ok: false,
      status: 429,
      envelope: { code: 'RATE_LIMITED' },
    })
    expect(await fixture.ask('follow', { pathUrl: CONSENT })).toMatchObject({ ok: true })
  })
  it('is drawn outside of any unit of work', async () => {
    let open = 0
    const seen: number[] = []
    const fixture = await openFormFixture({}, (store) => ({
      ...store,
      unit: async (by, work) => {
        open += 1
        try {
          return await store.unit(by, work)
        } finally {
          open -= 1
        }
      },
    }))
    const { forms } = fixture.ports
    if (!forms) throw new Error('nothing draws')
    Object.assign(forms, {
      draw: async () => {
        seen.push(open)
        return new Uint8Array(3)
      },
    })
    await fixture.file('follow', { pathUrl: CONSENT })
    expect(seen).toEqual([0])
  })
  it('R23 of more than 200 pages is refused before it is drawn', async () => {
    const fixture = await openFormFixture()
    for (let number = 0; number < 700; number += 1)
      await fixture.addMember(`n${number}`, { hf23MemberRole: ['HFB817'] })
    expect(await fixture.ask('follow', { pathUrl: LOAN_FORM })).toMatchObject({
      ok: false,
      envelope: { code: 'INVALID', message: expect.stringMatching(/^一次最多200页，本次有\d+页，请分批下载$/) },
    })
  })
})

describe('the stamp of a printed form', () => {
  const printedOf = async (fixture: FormFixture, formId: string) => (await formOf(fixture, formId)).printed
  it('says who printed it and when, and that it has gone stale once anything on it changed', async () => {
    const fixture = await openFormFixture()
    const { stamp } = await fixture.file('follow', { pathUrl: LOAN_FORM, use: 'print' })
    expect(stamp).toBe((await formOf(fixture, 'BANK-JIA-LOAN')).stamp)
    expect(await printedOf(fixture, 'BANK-JIA-LOAN')).toEqual({
      at: fixture.clock.now,
      by: 'a-follow',
      byName: '例跟进',
      use: 'print',
      stale: false,
    })
    const follow = await fixture.as('follow')
    await follow('Hf2iPrjLoan.doSave', { keyValue: 'l1', hf2iLoanAmt: 3_500_000 })
    expect(await printedOf(fixture, 'BANK-JIA-LOAN')).toMatchObject({ stale: true })
    await follow('Hf2iPrjLoan.doSave', { keyValue: 'l1', hf2iLoanAmt: 3_400_000 })
    expect(await printedOf(fixture, 'BANK-JIA-LOAN')).toMatchObject({ stale: false })
  })
  it('is not touched by what does not stand on it, and by a change of a number it is', async () => {
    const fixture = await openFormFixture()
    await fixture.file('follow', { pathUrl: CONSENT, use: 'print' })
    const follow = await fixture.as('follow')
    const stale = async () => (await formOf(fixture, 'BANK-CREDIT')).childs[0]?.printed?.stale
    await follow('Hf2iPrjLoan.doSave', { keyValue: 'l1', hf2iLoanAmt: 1 })
    expect(await stale()).toBe(false)
    // The mask of both numbers is the same.
    await follow('Hf23PrjMember.doSave', { keyValue: 'm1', hf23LinkPhone: '15400090001' })
    expect(await stale()).toBe(true)
  })
  it('notifies open screens of the case that something was printed', async () => {
    const fixture = await openFormFixture()
    const published: Change[] = []
    Object.assign(fixture.ports, {
      notify: (changes: readonly Change[]) => {
        published.push(...changes)
      },
    })
    await fixture.file('follow', { pathUrl: CONSENT, use: 'print' })
    expect(published.filter(({ kind }) => kind === 'record')).toMatchObject([
      { kind: 'record', topic: 'ApplyFormRecord', project: 'p1', city: '440100' },
      { kind: 'record', topic: 'ShareLog', project: 'p1', city: '440100' },
    ])
  })
  it('is no hash anybody could make: another secret, another stamp', async () => {
    const fixture = await openFormFixture()
    const before = (await formOf(fixture, 'BANK-CREDIT')).childs[0]?.stamp
    Object.assign(fixture.files, { sign: async (text: string) => `other${text.length}` })
    expect((await formOf(fixture, 'BANK-CREDIT')).childs[0]?.stamp).not.toBe(before)
  })
  it('moves with the case and changes nothing of it', async () => {
    const fixture = await openFormFixture()
    const before = (await fixture.rows(projectTable)).find(({ key }) => key === 'p1')
    await fixture.file('follow', { pathUrl: CONSENT, use: 'print' })
    expect((await fixture.rows(projectTable)).find(({ key }) => key === 'p1')).toEqual(before)
    expect(rowsIn({ data: await list(fixture) }).length).toBe(12)
  })
})
