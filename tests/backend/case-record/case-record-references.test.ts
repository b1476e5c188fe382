import { describe, expect, it } from 'vitest'
import { CASE_RECORDS } from '../../../lib/backend/case-record/case-records.ts'
import { houseTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { organisationDetail } from '../../../lib/domain/organisation.ts'
import { openFixture } from '../handlers/fixture.ts'

const branches = defineGrid({
  name: 'BranchGrid',
  title: '机构',
  entity: organisationDetail,
  columns: ['hf31BranceName'],
  search: ['hf31BranceName'],
  sort: { field: 'hf31SortNo', order: 'asc' },
  operations: ['view', 'delete'],
  rowsOf: { table: organisationTable.name },
  scope: 'all',
  reason: 'Test rows belong to no city.',
})
const NAMING = CASE_RECORDS.flatMap(({ entity, table, owner }) =>
  Object.entries(entity.fields).flatMap(([field, { kind }]) =>
    kind === 'organisation' || kind === 'branch' ? [{ title: entity.title, table, owner, field }] : [],
  ),
)

describe('an organisation', () => {
  it.each(NAMING)('that $title names by $field is not deleted', async ({ title, table, owner, field }) => {
    const fixture = await openFixture({}, undefined, [branches])
    await fixture.addCase('p1')
    await fixture.put(table, 'r1', { [owner]: 'p1', [field]: 'org-south' }, { project: 'p1', city: '440100' })
    const manager = await fixture.as('manager')
    const remove = (id: string) => manager(`${organisationDetail.service}.doDelete`, { id })
    expect(await remove('org-south')).toMatchObject({
      success: false,
      code: 'STATUS',
      message: `有1条“${title}”正在使用这条记录，不能删除；如不再使用，请改为停用`,
    })
    await fixture.put(organisationTable, 'nobodys', { hf31BranceName: '无人使用的网点' })
    expect(await remove('nobodys')).toMatchObject({ success: true })
  })
  it('may be named in ten places', () =>
    expect(NAMING.map(({ table }) => table)).toEqual([
      houseTable,
      houseTable,
      ...Array.from({ length: 3 }, () => tradeTable),
      ...Array.from({ length: 5 }, () => loanTable),
    ]))
})
