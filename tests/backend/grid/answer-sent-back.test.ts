import { recordCalls } from 'fangkit/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { openRowDesk, type RowDesk } from './row-desk.ts'

describe('CAL-053 a record that is saved just as getOne answered it', () => {
  let desk: RowDesk
  beforeAll(async () => {
    desk = await openRowDesk()
  }, 60_000)

  const editable = grids.filter(({ operations }) => operations.includes('edit'))
  it.each(editable.map((grid) => [grid.name, grid] as const))(
    '%s takes it, and changes nothing',
    async (_name, grid) => {
      const { rows } = await desk.page(grid, { pageSize: 50 })
      const calls = recordCalls(grid.entity)
      const outcomes: string[] = []
      for (const { keyValue } of rows.slice(0, 5)) {
        const before = await desk.one(grid, keyValue)
        const outcome = await desk.admin.call(calls.doSave, before).then(
          () => 'TAKEN',
          (error: FangkitError) => `${error.code}: ${error.userMessage}`,
        )
        outcomes.push(outcome)
        if (outcome === 'TAKEN') expect((await desk.one(grid, keyValue)).version).toBe(before.version)
      }
      // A row whose state lets nobody edit it says so; what was read is never what is wrong with it.
      expect(outcomes.filter((outcome) => outcome !== 'TAKEN' && !outcome.startsWith('STATUS'))).toEqual([])
    },
  )
})
