import { beforeEach, expect, it } from 'vitest'
import { documentTable, ATTACHED, LOOSE } from '../../../lib/backend/file/document-table.ts'
import { addFormFiles } from '../../../lib/testing/demo/form-templates/demo-files.ts'
import { formTemplateTable } from '../../../lib/backend/form-record/form-template-table.ts'
import { formatOfBytes } from '../../../lib/domain/file/file-bytes.ts'
import { issuesOf } from '../handlers/fixture.ts'
import { openTemplateFixture, type TemplateFixture } from './template-fixture.ts'

let fixture: TemplateFixture
beforeEach(async () => {
  fixture = await openTemplateFixture()
})
const row = async (formId: string) => (await fixture.list()).find((one) => one.formId === formId)
const loose = (key: string, by: string) =>
  fixture.store.unit({ account: by, now: fixture.clock.now }, async (unit) => {
    await unit.insert(documentTable, {
      key,
      project: null,
      city: null,
      values: { state: LOOSE, stateSince: fixture.clock.now, hash: 'h', name: '例.docx', size: 3, format: 'docx' },
    })
  })
const MINE = {
  formId: 'MY-FILE',
  formName: '例文件',
  formGroup: 'bank',
  issuer: '示例机构',
  printStandard: 'HH1201',
  sortOrder: 5,
  variant: 'mine',
}

it('APP-013 an institution’s own file is handed out as it is, without fields and without a stamp', async () => {
  await loose('doc-mine', 'a-manager')
  expect(await fixture.edit('manager', 'doSave', { ...MINE, fileUrl: 'doc-mine', eachPerson: 'buyers' })).toMatchObject(
    {
      success: true,
      data: { problem: '可以使用' },
    },
  )
  expect(await row('MY-FILE')).toMatchObject({
    formName: '例文件',
    fileFormat: 'docx',
    documentUrl: expect.stringMatching(/^\/file\/doc-mine\?e=\d+&s=/),
    isValid: 1,
    Count: 1,
    childs: [],
    variant: null,
    stamp: null,
    printed: null,
  })
  expect(await fixture.fields('MY-FILE')).toMatchObject({
    fileFormat: 'docx',
    pages: [],
    boxes: [],
    records: [],
    variant: null,
  })
  expect(await row('DELIVERY-LIST')).toMatchObject({ fileFormat: null })
  for (const address of ['word', 'merged'] as const)
    expect(await fixture.ask('follow', { pathUrl: '/form/MY-FILE.pdf' }, address)).toMatchObject({
      envelope: { code: 'STATUS', message: '这是机构提供的文件，请从它自己的地址下载' },
    })
  expect(await fixture.ask('manager', { formId: 'MY-FILE' }, 'sample')).toMatchObject({ envelope: { code: 'STATUS' } })
  expect((await fixture.rows(documentTable)).find(({ key }) => key === 'doc-mine')?.values).toMatchObject({
    state: ATTACHED,
    fileCls: 'fileUrl',
    objType: 'FormTemplate',
  })
})
it('APP-013 is one that the person brought, and a form needs it or a layout', async () => {
  await loose('doc-other', 'a-follow')
  expect(issuesOf(await fixture.edit('manager', 'doSave', { ...MINE, fileUrl: 'doc-other' }))).toEqual({
    fileUrl: '机构文件中的文件不存在，请重新上传',
  })
  expect(issuesOf(await fixture.edit('manager', 'doSave', MINE))).toEqual({ layout: '版面内容必填' })
  expect(await row('MY-FILE')).toBeUndefined()
})
it('the files of the demo are a letter and a table, needed by whom they are for; what is there stays', async () => {
  const add = () =>
    fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) =>
      addFormFiles(unit, fixture.files, fixture.clock.now),
    )
  await add()
  await add()
  expect((await fixture.rows(formTemplateTable)).length).toBe(14)
  expect(await row('BANK-JIA-NOTICE')).toMatchObject({ fileFormat: 'docx', isValid: 1, groupName: '银行申请表' })
  expect(await row('FUND-CHECKLIST')).toMatchObject({ fileFormat: 'xlsx', isValid: 0, isFund: 1 })
  const stored = (await fixture.rows(documentTable)).map(({ values }) => [
    values['format'],
    formatOfBytes(fixture.files.read(String(values['hash'])) ?? new Uint8Array()),
  ])
  expect(stored).toEqual([
    ['docx', 'docx'],
    ['xlsx', 'xlsx'],
  ])
})
