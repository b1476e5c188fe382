import { describe, expect, it } from 'vitest'
import { NOTICE_KIND, recordOfNotice } from '../../../lib/domain/flow/notice.ts'
import { recordAddress, recordKey, tabOfRecord } from '../../../lib/domain/project/record-address.ts'

describe('the address of a record within its case', () => {
  it('names kind and key, whatever the key contains, and the tab that opens it', () => {
    expect(['income/i1', 'expense/e1', 'job/j1', 'file/f1'].map(tabOfRecord)).toEqual([
      'fees',
      'fees',
      'flow',
      'papers',
    ])
    expect(['', 'toString/x', 'demand/d1'].map(tabOfRecord)).toEqual([null, null, null])
    const address = recordAddress('file', 'a/b')
    expect([recordKey(address, 'file'), recordKey(address, 'job'), recordKey('files/1', 'file')]).toEqual([
      'a/b',
      null,
      null,
    ])
  })
})

describe('SHL-001 what a notice leads to', () => {
  const about = (kind: string, jobId: string | null, sourceId: string | null) =>
    recordOfNotice({ kind, jobId, sourceId })
  it('is the entry, the file or the job it is about', () => {
    for (const kind of [NOTICE_KIND.incomeWaiting, NOTICE_KIND.incomeReturned, NOTICE_KIND.incomeApproved])
      expect(about(kind, null, 'x')).toBe('income/x')
    for (const kind of [NOTICE_KIND.expenseWaiting, NOTICE_KIND.expenseReturned, NOTICE_KIND.expenseApproved])
      expect(about(kind, null, 'x')).toBe('expense/x')
    expect(about(NOTICE_KIND.paperReturned, null, 'x')).toBe('file/x')
    for (const kind of [NOTICE_KIND.due, NOTICE_KIND.assigned, NOTICE_KIND.flowRule])
      expect(about(kind, 'j', null)).toBe('job/j')
  })
  it('is no record where it names none, or is about the case as a whole', () => {
    expect(about(NOTICE_KIND.incomeWaiting, 'j', null)).toBeNull()
    expect(about(NOTICE_KIND.assigned, null, null)).toBeNull()
    expect(about(NOTICE_KIND.caseStopped, 'j', 'x')).toBeNull()
  })
})
