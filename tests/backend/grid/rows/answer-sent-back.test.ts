import { recordCalls } from 'fangkit/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../../host/grids/grids.ts'
import type { FangkitError } from '../../../../lib/client/fangkit-error.ts'
import { project } from '../../../../lib/domain/project/project.ts'
import { openRowFixture, type RowFixture } from './row-fixture.ts'

describe('CAL-053 a record that is saved just as getOne answered it', () => {
  let fixture: RowFixture
  beforeAll(async () => {
    fixture = await openRowFixture()
  }, 60_000)

  const editable = grids.filter(({ operations }) => operations.includes('edit'))
  it.each(editable.map((grid) => [grid.name, grid] as const))(
    '%s takes it, and changes nothing',
    async (_name, grid) => {
      const { rows } = await fixture.page(grid, { pageSize: 50 })
      // A case is read and saved by its own page, which does not receive the columns a list computes.
      const read = grid.entity.service === project.service ? { ...grid, entity: project } : grid
      const calls = recordCalls(read.entity)
      const outcomes: string[] = []
      for (const { keyValue } of rows.slice(0, 5)) {
        const before = await fixture.one(read, keyValue)
        const outcome = await fixture.admin.call(calls.doSave, before).then(
          () => 'TAKEN',
          (error: FangkitError) => `${error.code}: ${error.userMessage}`,
        )
        outcomes.push(outcome)
        if (outcome === 'TAKEN') expect((await fixture.one(read, keyValue)).version).toBe(before.version)
      }
      // A row that cannot be edited in its state is refused for that reason, never for a value that was read.
      expect(outcomes.filter((outcome) => outcome !== 'TAKEN' && !outcome.startsWith('STATUS'))).toEqual([])
    },
  )
})
