import { describe, expect, it } from 'vitest'
import type { FormRecordRow } from '../../../lib/contract/document/form-record-calls.ts'
import { documentList, type FormDocumentRow, formListItems } from '../../../lib/widgets/form-preview/document-list.ts'
import { batchOf, formGroups, tickOf, withTicks } from '../../../lib/widgets/form-preview/list/form-choice.ts'
import { sheetPlan } from '../../../lib/widgets/form-preview/taking/sheet-plan.ts'
import { fileNameOf, takeJobs } from '../../../lib/widgets/form-preview/taking/take-jobs.ts'
import { isFundForm } from '../../../lib/widgets/form-preview/use-form-file.ts'

const SINGLE = 'HH1201'
const DOUBLE = 'HH1202'

function row(formId: string, overrides: Partial<FormRecordRow> = {}): FormRecordRow {
  return {
    formId,
    formName: `表${formId}`,
    documentUrl: `/form/${formId}.pdf`,
    printStandard: SINGLE,
    isValid: 1,
    stamp: null,
    printed: null,
    fileFormat: null,
    Count: 1,
    childs: [],
    group: 'bank',
    groupName: '银行',
    variant: null,
    isFund: 0,
    ...overrides,
  }
}
const ROWS = [
  row('spare', { isValid: 0, Count: 0, group: 'tax', groupName: '税务' }),
  row('loan', { printStandard: DOUBLE }),
  row('each', {
    documentUrl: '',
    Count: 2,
    childs: [
      { ...row('each.m1'), formName: '表each（演甲）' },
      { ...row('each.m2'), formName: '表each（演乙）', isValid: 0 },
    ],
  }),
  row('nobody', { documentUrl: '', Count: 0 }),
  row('kept', { documentUrl: 'file/open?id=1', fileFormat: 'DOCX', formName: '样例清单.docx' }),
]
const documents = documentList(ROWS)
const find = (id: string): FormDocumentRow => {
  const found = documents.find(({ formId }) => formId === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('forms of an answer', () => {
  it('APP-001 APP-014 forms come under their groups, with one document for each person where there are several', () => {
    const lines = formListItems(ROWS)
    expect(lines.map(({ formId, perPerson, documents: { length } }) => [formId, perPerson, length])).toEqual([
      ['spare', false, 1],
      ['loan', false, 1],
      ['each', true, 2],
      ['nobody', true, 0],
      ['kept', false, 1],
    ])
    expect(formGroups(lines).map(({ name, count, lines: { length } }) => [name, count, length])).toEqual([
      ['税务', 0, 1],
      ['银行', 4, 4],
    ])
  })

  it('APP-006 APP-009 documents follow one another as the list has them, those that are not needed last', () => {
    expect(documents.map(({ formId, needed }) => [formId, needed])).toEqual([
      ['loan', true],
      ['each.m1', true],
      ['kept', true],
      ['spare', false],
      ['each.m2', false],
    ])
  })

  it('APP-013 a kept file is known by the back end or by the ending of its address; drawn forms are none', () => {
    expect(find('kept').fileFormat).toBe('docx')
    expect(find('loan').fileFormat).toBeNull()
    const [elsewhere, unknown] = documentList([
      row('a', { documentUrl: 'https://files.example/a.XLS' }),
      row('b', { documentUrl: 'https://files.example/b' }),
    ])
    expect([elsewhere?.fileFormat, unknown?.fileFormat]).toEqual(['xls', null])
  })

  it('APP-017 OPN-070 forms of the fund are named by the back end, by the host, or by form and document', () => {
    const [, m1] = documents
    if (!m1) throw new Error('no document of a person')
    expect(isFundForm(m1, {})).toBe(false)
    expect(isFundForm({ ...m1, isFund: true }, {})).toBe(true)
    expect(isFundForm(m1, { fundFormIds: ['each'] })).toBe(true)
    expect(isFundForm(m1, { fundFormPairs: [['each', 'each.m1']] })).toBe(true)
    expect(
      isFundForm(m1, {
        fundFormPairs: [
          ['each', 'each.m2'],
          ['loan', 'each.m1'],
        ],
      }),
    ).toBe(false)
  })
})

describe('what is ticked', () => {
  it('a batch is what is ticked, or everything that is needed; what is gone meanwhile does not count', () => {
    const data = { lines: formListItems(ROWS), documents }
    expect(batchOf(data, new Set())).toEqual({ documents: documents.slice(0, 3), chosen: false })
    expect(batchOf(data, new Set(['spare', 'gone']))).toEqual({ documents: [find('spare')], chosen: true })
    const two = [find('loan'), find('each.m1')]
    expect([
      tickOf(two, new Set()),
      tickOf(two, new Set(['loan'])),
      tickOf(two, withTicks(new Set(), two, true)),
    ]).toEqual([false, 'mixed', true])
    expect([...withTicks(new Set(['loan', 'kept']), two, false)]).toEqual(['kept'])
  })
})

describe('files of several documents', () => {
  it('APP-012 documents of one print standard make one file with their count; kept files come by themselves', () => {
    const jobs = takeJobs([...documents, { ...find('loan'), formId: 'none', documentUrl: '' }])
    expect(jobs.map(({ standard, documents: taken }) => [standard, taken.map(({ formId }) => formId)])).toEqual([
      [DOUBLE, ['loan']],
      [SINGLE, ['each.m1', 'spare', 'each.m2']],
      [SINGLE, ['kept']],
    ])
    expect(jobs.map((job) => fileNameOf(job, false, null))).toEqual([
      '表loan.pdf',
      '单面打印申请表（共3份）.pdf',
      '样例清单.docx',
    ])
    expect(jobs.map((job) => fileNameOf(job, true, 2))[1]).toBe('单面打印申请表空白表（共2份）.pdf')
    expect(fileNameOf({ standard: SINGLE, documents: [find('each.m1')] }, true, 1)).toBe('表each（空白表）.pdf')
  })

  it('APP-011 a double-sided file adds an empty page after odd documents, so that each begins on a new sheet', () => {
    const two = { standard: DOUBLE, documents: [find('loan'), find('each.m1'), find('spare')] }
    const plan = sheetPlan(
      two,
      new Map([
        ['loan', 3],
        ['each.m1', 2],
        ['spare', 1],
      ]),
    )
    expect(plan).toMatchObject({ duplex: true, pages: 7, padding: 1, sheets: 4 })
    expect(plan.lines.map(({ padding, sheets }) => [padding, sheets])).toEqual([
      [1, 2],
      [0, 1],
      [0, 1],
    ])
    expect(
      sheetPlan(
        { ...two, standard: SINGLE },
        new Map([
          ['loan', 3],
          ['each.m1', 2],
          ['spare', 1],
        ]),
      ),
    ).toMatchObject({ duplex: false, pages: 6, padding: 0, sheets: 6 })
    expect(
      sheetPlan(
        two,
        new Map<string, number | null>([
          ['loan', 3],
          ['each.m1', null],
        ]),
      ),
    ).toMatchObject({ pages: null, sheets: null })
  })
})
