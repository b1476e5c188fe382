import { beforeEach, describe, expect, it } from 'vitest'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { formTemplateTable } from '../../../lib/backend/form-record/form-template-table.ts'
import { issuesOf, rowsIn } from '../handlers/fixture.ts'
import { wordsIn } from './form-record-fixture.ts'
import { openTemplateFixture, type TemplateFixture } from './template-fixture.ts'

const LIST = '/form/DELIVERY-LIST.pdf'
const section = (text: string, ...cells: readonly unknown[]) =>
  JSON.stringify([
    { block: 'section', text },
    {
      block: 'row',
      cells:
        cells.length > 0 ? cells : [{ span: 20, content: { value: { entity: 'Hf2iPrjLoan', field: 'hf2iLoanAmt' } } }],
    },
  ])
const MINE = {
  formId: 'MY-FORM',
  formName: '例表',
  formGroup: 'signed',
  issuer: '示例机构',
  printStandard: 'HH1201',
  sortOrder: 15,
  layout: section('例栏'),
}

let fixture: TemplateFixture
beforeEach(async () => {
  fixture = await openTemplateFixture()
})
const save = async (formId: string, values: Readonly<Record<string, unknown>>) =>
  fixture.edit('manager', 'doSave', { keyValue: (await fixture.template(formId)).key, ...values })
const row = async (formId: string) => (await fixture.list()).find((one) => one.formId === formId)

describe('a changed template', () => {
  it('APP-010 is used for the next PDF, fields and stamp; what was printed before counts as stale', async () => {
    await fixture.file('follow', { pathUrl: LIST, use: 'print' })
    const before = await row('DELIVERY-LIST')
    expect(before?.printed).toMatchObject({ stale: false })
    expect(await save('DELIVERY-LIST', { layout: section('改过的例栏') })).toMatchObject({
      success: true,
      data: { revision: 2, problem: '可以使用' },
    })
    const after = await row('DELIVERY-LIST')
    expect([after?.printed?.stale, after?.stamp === before?.stamp]).toEqual([true, false])
    const { boxes, stamp } = await fixture.fields('DELIVERY-LIST')
    expect([boxes.map(({ field }) => field), stamp]).toEqual([['hf2iLoanAmt'], after?.stamp])
    const words = wordsIn(await fixture.file('follow', { pathUrl: LIST, use: 'print' }))
    expect(words).toContain('改过的例栏')
    expect(words).toContain('DELIVERY-LIST-2')
    expect((await row('DELIVERY-LIST'))?.printed).toMatchObject({ stale: false })
  })
  it('counts up with its layout, its rows and its people alone', async () => {
    const revision = async () => (await fixture.template('DELIVERY-LIST')).values['revision']
    await save('DELIVERY-LIST', {
      formName: '例清单',
      sortOrder: 3,
      memo: '例',
      needed: '{"field":"lendingBank","empty":true}',
    })
    expect(await revision()).toBe(1)
    await save('DELIVERY-LIST', { rowHeight: 40 })
    expect(await revision()).toBe(2)
    await save('DELIVERY-LIST', { eachPerson: 'buyers' })
    expect(await revision()).toBe(3)
    expect(await save('DELIVERY-LIST', { revision: 1 })).toMatchObject({ code: 'INVALID' })
    expect(fixture.auditLog.filter(({ table }) => table === formTemplateTable.name).at(-1)).toMatchObject({
      by: 'a-manager',
      after: { eachPerson: 'buyers', revision: 3 },
      before: { revision: 2 },
    })
  })
  it('APP-009 APP-014 is needed, ordered, grouped and printed as its row says', async () => {
    await fixture.edit('manager', 'doSave', MINE)
    const rows = await fixture.list()
    expect(rows.slice(0, 2).map(({ formId }) => formId)).toEqual(['BANK-JIA-LOAN', 'MY-FORM'])
    expect(rows[1]).toMatchObject({
      formName: '例表',
      groupName: '面签文件',
      variant: null,
      isValid: 1,
      Count: 1,
      printStandard: 'HH1201',
      isFund: 0,
    })
    await save('MY-FORM', {
      needed: '{"field":"hf20LoanScheme","is":["HF9999"]}',
      sortOrder: 1,
      formGroup: 'fund',
      variant: 'mine',
    })
    expect((await fixture.list())[0]).toMatchObject({
      formId: 'MY-FORM',
      isValid: 0,
      Count: 0,
      isFund: 1,
      groupName: '公积金申请表',
      variant: 'mine',
    })
    expect(await fixture.ask('follow', { pathUrl: '/form/MY-FORM.pdf' }, 'fund')).toMatchObject({
      ok: true,
      file: { fileName: '例表.pdf' },
    })
  })
  it('comes once for each person, and not at all where nobody is there', async () => {
    await save('DELIVERY-LIST', { eachPerson: 'borrowers' })
    expect((await row('DELIVERY-LIST'))?.childs?.map(({ formId }) => formId)).toEqual([
      'DELIVERY-LIST.m1',
      'DELIVERY-LIST.m2',
    ])
    await save('DELIVERY-LIST', { eachPerson: 'guarantors' })
    expect(await row('DELIVERY-LIST')).toMatchObject({
      isValid: 0,
      Count: 0,
      childs: [],
      documentUrl: '',
      stamp: null,
      printed: null,
    })
    expect(await fixture.ask('follow', { pathUrl: LIST, blank: 1 })).toMatchObject({ ok: true })
  })
  it('is not taken for a former one that was printed under its id', async () => {
    await fixture.edit('manager', 'doSave', MINE)
    await fixture.file('follow', { pathUrl: '/form/MY-FORM.pdf', use: 'print' })
    await fixture.edit('manager', 'doDelete', { id: (await fixture.template('MY-FORM')).key })
    expect(await row('MY-FORM')).toBeUndefined()
    expect(await fixture.ask('follow', { pathUrl: '/form/MY-FORM.pdf' })).toMatchObject({
      envelope: { code: 'NOT_FOUND' },
    })
    await fixture.edit('manager', 'doSave', { ...MINE, layout: section('另一栏') })
    expect((await row('MY-FORM'))?.printed).toMatchObject({ stale: true })
  })
  it('stands in no case while it is out of use', async () => {
    const { key } = await fixture.template('DELIVERY-LIST')
    expect(await fixture.edit('manager', 'doDisable', { id: key })).toMatchObject({ success: true })
    expect(await row('DELIVERY-LIST')).toBeUndefined()
    expect(await fixture.ask('follow', { pathUrl: LIST })).toMatchObject({ envelope: { code: 'NOT_FOUND' } })
    await fixture.edit('manager', 'doEnable', { id: key })
    expect(await row('DELIVERY-LIST')).toMatchObject({ isValid: 1 })
  })
})

describe('a wrong template', () => {
  it('APP-010 is refused with its place, and nothing of it is stored', async () => {
    const before = await fixture.template('DELIVERY-LIST')
    expect(issuesOf(await save('DELIVERY-LIST', { layout: '[\n {"block":"page"\n]', formName: '改名' }))).toEqual({
      layout: '版面内容：第3行第1列处不是正确的JSON',
    })
    expect(
      issuesOf(
        await save('DELIVERY-LIST', {
          layout: section(
            '例',
            { span: 12, label: null, content: { text: '' } },
            { span: 12, label: null, content: { value: { entity: 'Hf2iPrjLoan', field: 'nobody' } } },
          ),
        }),
      ),
    ).toEqual({ layout: '版面内容：第2块第2格：贷款信息没有字段 nobody' })
    expect(issuesOf(await save('DELIVERY-LIST', { needed: '{"field":"hf20Note","is":["x"]}' }))).toEqual({
      needed: expect.stringMatching(/^适用条件：field应为 /),
    })
    expect(
      issuesOf(
        await fixture.edit('manager', 'doSave', {
          ...MINE,
          formId: '例/1',
          variant: '1x',
          formGroup: 'nobody',
          rowHeight: 5,
        }),
      ),
    ).toEqual({
      formId: '表单ID只能由字母、数字和连字符组成',
      variant: '对比表只能由字母和数字组成，以字母开头',
      formGroup: '申请表分类不在可选范围内',
      rowHeight: expect.stringContaining('最小行高'),
    })
    expect(issuesOf(await fixture.edit('manager', 'doSave', { ...MINE, formId: 'BANK-JIA-LOAN' }))).toEqual({
      formId: '表单ID“BANK-JIA-LOAN”已存在',
    })
    expect(issuesOf(await save('DELIVERY-LIST', { formId: 'OTHER' }))).toEqual({ formId: '表单ID不能修改' })
    expect(await fixture.template('DELIVERY-LIST')).toEqual(before)
  })
  it('that names whom only a form of one person has is refused with the change that takes them away', async () => {
    expect(issuesOf(await save('BANK-CREDIT', { eachPerson: null }))).toEqual({
      layout: expect.stringContaining('不在按人重复的部分内，person 不能为 each'),
    })
  })
  it('whose field was withdrawn is left out of cases, and says so in the list', async () => {
    const { key, version } = await fixture.template('DELIVERY-LIST')
    const layout = section('例栏', { span: 20, content: { value: { entity: 'Hf2iPrjLoan', field: 'withdrawn' } } })
    await fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) =>
      unit.update(formTemplateTable, key, version, { layout }),
    )
    expect(await row('DELIVERY-LIST')).toBeUndefined()
    expect((await fixture.list()).length).toBe(11)
    expect(rowsIn(await fixture.edit('manager', 'getPageList', { formId: 'DELIVERY-LIST' }))).toMatchObject([
      { problem: '不能使用：第2块第1格：贷款信息没有字段 withdrawn' },
    ])
    expect(await fixture.ask('manager', { formId: 'DELIVERY-LIST' }, 'sample')).toMatchObject({
      envelope: { code: 'STATUS', message: '模板不能使用：第2块第1格：贷款信息没有字段 withdrawn' },
    })
  })
})

describe('templates', () => {
  it('are the managers’ to change, and everybody’s to read', async () => {
    for (const user of ['viewer', 'finance', 'follow', 'provider'] as const) {
      expect(await fixture.edit(user, 'doSave', MINE)).toMatchObject({ code: 'NO_PERMISSION' })
      expect(await fixture.ask(user, { formId: 'BANK-CREDIT' }, 'sample')).toMatchObject({
        ok: false,
        envelope: { code: 'NO_PERMISSION', message: '您的角色不能修改“申请表模板”' },
      })
    }
    expect(await fixture.edit('viewer', 'getPageList', {})).toMatchObject({ success: true, total: 12 })
    expect(await row('MY-FORM')).toBeUndefined()
  })
  it('APP-010 are looked at as they are, out of use too, with nothing filled in', async () => {
    const ask = (formId?: string) => fixture.ask('manager', { formId }, 'sample')
    await fixture.edit('manager', 'doDisable', { id: (await fixture.template('BANK-CREDIT')).key })
    const answer = await ask('BANK-CREDIT')
    if (!answer.ok) throw new Error(answer.envelope.message ?? '')
    expect(answer.file).toMatchObject({ fileName: '个人征信查询授权书（样张）.pdf', documents: 1, stamp: null })
    expect(wordsIn(answer.file)).toContain('授权人（签名）')
    expect(wordsIn(answer.file)).not.toMatch(/林若例|4401/)
    expect(await ask('NOBODY')).toMatchObject({ envelope: { code: 'NOT_FOUND', message: '没有这个申请表模板' } })
    expect(await ask()).toMatchObject({ envelope: { code: 'INVALID', message: '表单ID必填' } })
  })
  it('come once into an installation: what was taken out stays out, what was changed stays changed', async () => {
    await fixture.edit('manager', 'doDelete', { id: (await fixture.template('DELIVERY-LIST')).key })
    await save('BANK-CREDIT', { formName: '改名' })
    await seedReference(fixture.store, fixture.ports)
    expect((await fixture.rows(formTemplateTable)).length).toBe(11)
    expect((await fixture.template('BANK-CREDIT')).values['formName']).toBe('改名')
  })
  it('are copied without their id, as a first revision', async () => {
    await save('BANK-CREDIT', { rowHeight: 30 })
    const copy = (
      await fixture.edit('manager', 'doCreate', { id: (await fixture.template('BANK-CREDIT')).key, isClone: 1 })
    ).data
    expect(copy).toMatchObject({
      keyValue: null,
      formId: null,
      revision: 1,
      formName: '个人征信查询授权书',
      problem: '可以使用',
    })
  })
})
