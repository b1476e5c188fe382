import type { AuditEntry } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { paired, sample } from '../sample-tables.ts'
import { by, NOON, type Opened } from '../store-contract.ts'

const entry = (key: string, version: number | null, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: NOON, by: 'A1', action: 'Sample.doSave', table: 'sample', key, project: 'P1', city: 'C1', version, before: {}, after: {}, result: 'done', requestId: `r${version}`, ...more,
})

export function auditContract(opened: Opened): void {
  // Nothing removes entries, so every test writes about rows of its own.
  it('tells what happened to a row after a version, oldest first', async () => {
    const first = entry('t1', 1, { before: { name: null, count: 1 }, after: { name: '甲😀', count: null, tags: ['x'] } })
    await opened().unit(by(), async (unit) => {
      await unit.audit(first)
      await unit.audit(entry('t1', 2, { at: NOON - 5 }))
      await unit.audit(entry('t1', 3, { result: 'refused', project: null, city: null }))
      await unit.audit(entry('t1', null))
      await unit.audit(entry('t2', 2))
      await unit.audit(entry('t1', 9, { table: 'paired' }))
    })
    const history = await opened().unit(by(), async (unit) => [await unit.history(sample, 't1', 0), await unit.history(sample, 't1', 1), await unit.history(sample, 't1', 3), await unit.history(paired, 't1', 0)])
    expect(history[0]).toEqual([first, entry('t1', 2, { at: NOON - 5 }), entry('t1', 3, { result: 'refused', project: null, city: null })])
    expect(history.slice(1).map((entries) => entries.map(({ version }) => version))).toEqual([[2, 3], [], [9]])
  })

  it('goes with its unit', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.audit(entry('t3', 1))
      throw new Error('no')
    }).catch(() => undefined)
    await opened().unit(by(), (unit) => unit.audit(entry('t3', 2)))
    expect((await opened().unit(by(), (unit) => unit.history(sample, 't3', 0))).map(({ version }) => version)).toEqual([2])
  })

  it('takes entries about no row', async () => {
    const about = entry('t4', null, { table: null, key: null, project: null, city: null, result: 'refused' })
    await expect(opened().unit(by(), (unit) => unit.audit(about))).resolves.toBeUndefined()
  })
}
