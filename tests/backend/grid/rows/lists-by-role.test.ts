import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../../host/grids/grids.ts'
import { DEMO_USERS } from '../../../../lib/testing/demo/accounts/demo-users.ts'
import { ROLES } from '../../../../lib/backend/seed/roles.ts'
import { recordCalls } from '../../../../lib/contract/record/record-calls.ts'
import type { FangkitError } from '../../../../lib/client/fangkit-error.ts'
import type { Grid, GridOperation } from '../../../../lib/domain/grid/define-grid.ts'
import { operationNeeds, stateReason } from '../../../../lib/domain/grid/operation-state.ts'
import { isRowOperation, ROW_OPERATION, type RowOperation } from '../../../../lib/domain/grid/row-operation.ts'
import { ROLE } from '../../../../lib/domain/permission/role.ts'
import { oneOfEach } from '../../../tier.ts'
import { retyped } from './filled-row.ts'
import { BY_HAND } from './lists-with-own-rules.ts'
import { pathTo } from './operation-path.ts'
import {
  can,
  type Client,
  codeOf,
  isBusiness,
  openRowFixture,
  type RowFixture,
  type StoredRow,
  together,
  uniqueOf,
} from './row-fixture.ts'

/** Roles of the matrix that never write lists, unless one names them. */
const READERS: readonly string[] = [ROLE.finance, ROLE.financeReviewer, ROLE.providerEmployee, ROLE.viewer]
/** Everybody with a role of their own; `admin` is a manager, too. */
const PEOPLE = DEMO_USERS.filter(({ userName }) => userName !== 'admin').map(({ userName, roles }) => ({
  userName,
  role: roles[0] ?? '',
}))
const everything = ROLES.find(({ id }) => id === ROLE.manager)?.privileges ?? []

/** What declaration and role say together. */
function may(grid: Grid, role: string, operation: GridOperation): boolean {
  const {
    roles: { read, write, keep = [] },
  } = together(grid)
  const held = keep.includes(role) ? everything : (ROLES.find(({ id }) => id === role)?.privileges ?? [])
  const writes = write ? write.includes(role) : !READERS.includes(role)
  return (
    operationNeeds(operation).every((privilege) => held.includes(privilege)) &&
    (read === undefined || read.includes(role)) &&
    writes
  )
}
/** Rows that are a user's, or of a case: not everybody who may write has one. */
const isPersonal = (grid: Grid): boolean => together(grid).own !== undefined || together(grid).scope === 'project'

/** Rules of the business that go beyond roles, and the tests that judge them. */
const BEYOND: Readonly<Record<string, Partial<Record<GridOperation, string>>>> = {
  ChatRecordGrid: { cancel: 'taken back by whoever said it, or a manager: tests/backend/log/sent-notices.test.ts' },
  UsrDictNamesGrid: {
    examine: 'managers alone take names in: tests/backend/grid/dictionary-lists.test.ts',
    return: 'the same',
  },
  ModulesCfgGrid: {
    enable: 'the switches themselves stay on: tests/backend/grid/city-lists.test.ts',
    disable: 'the same',
  },
}
const beyond = ({ name }: Grid, operation: GridOperation): boolean =>
  BEYOND[name]?.[operation] !== undefined || BY_HAND[name]?.[operation] !== undefined

let fixture: RowFixture
const clients = new Map<string, Client>()
beforeAll(async () => {
  fixture = await openRowFixture()
  for (const { userName } of PEOPLE) clients.set(userName, fixture.open(userName))
}, 120_000)
const clientOf = (userName: string): Client => clients.get(userName) ?? fixture.admin

/** Why a user may not do it to this very row, though their role may: it is of a case they take no part in. */
const NOT_THEIRS = '您不是该项目的跟进人员，不能修改'
const sayOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'DONE',
    ({ code, userMessage }: FangkitError) => (userMessage === NOT_THEIRS ? NOT_THEIRS : `${code} ${userMessage}`),
  )

/** Rows an operation can be done to by a user, brought there by an administrator. */
async function* rowsFor(grid: Grid, operation: RowOperation, by: Client): AsyncGenerator<StoredRow> {
  const fresh =
    !isPersonal(grid) && can(grid, 'add')
      ? [await fixture.add(grid)]
      : (await fixture.page(grid, { pageSize: 50 }, by)).rows
  for (const start of fresh) {
    const path = pathTo(grid, start, operation)
    if (path === null) continue
    let row = await fixture.one(grid, start.keyValue)
    for (const step of path) row = (await fixture.operate(grid, step, row)) ?? row
    yield row
  }
}

/** Does it to the first row that is theirs to change. @returns null when they have none */
async function tryOut(grid: Grid, operation: RowOperation, by: Client): Promise<string | null> {
  for await (const row of rowsFor(grid, operation, by)) {
    const said = await sayOf(fixture.operate(grid, operation, row, by))
    if (said !== NOT_THEIRS) return said
  }
  return null
}

async function tryEdit(grid: Grid, by: Client): Promise<string | null> {
  const fresh =
    !isPersonal(grid) && can(grid, 'add')
      ? [await fixture.add(grid)]
      : (await fixture.page(grid, { pageSize: 50 }, by)).rows
  for (const { keyValue } of fresh) {
    const row = await fixture.one(grid, keyValue)
    if (stateReason(grid, 'edit', row) !== null) continue
    const change = retyped(grid, row, uniqueOf(grid))
    if (!change) continue
    const said = await sayOf(
      by.call(recordCalls(grid.entity).doSave, { keyValue, version: row.version, [change.name]: change.value }),
    )
    if (said !== NOT_THEIRS) return said
  }
  return null
}

/** Lists of one kind differ in their fields, not in who may do what. */
const kindOf = (grid: Grid): string => {
  const { operations, roles, own, scope } = together(grid)
  return JSON.stringify([operations, roles, own === undefined, scope, BEYOND[grid.name], BY_HAND[grid.name]])
}

describe.each(oneOfEach(grids, kindOf).map((grid) => [grid.name, grid] as const))('%s', (_name, grid) => {
  it('ROL-006 GRD-020 lets every role do what declaration and role say, and no other one', async () => {
    const [some] = (await fixture.page(grid)).rows
    const wrong: string[] = []
    for (const { userName, role } of PEOPLE) {
      const by = clientOf(userName)
      const { doSave } = recordCalls(grid.entity)
      const note = (operation: GridOperation, said: string, expected: string) => {
        if (said !== expected) wrong.push(`${operation} as ${userName}: ${said} instead of ${expected}`)
      }
      if (!isBusiness(grid, 'doSave')) {
        if (grid.operations.includes('add') && !may(grid, role, 'add'))
          note('add', await codeOf(by.call(doSave, {})), 'NO_PERMISSION')
        else if (can(grid, 'add') && !isPersonal(grid)) note('add', await codeOf(fixture.add(grid, by)), 'DONE')
        if (some && grid.operations.includes('edit') && !may(grid, role, 'edit'))
          note(
            'edit',
            await codeOf(by.call(doSave, { keyValue: some.keyValue, version: some.version })),
            'NO_PERMISSION',
          )
        else if (can(grid, 'edit')) note('edit', (await tryEdit(grid, by)) ?? 'DONE', 'DONE')
      }
      for (const operation of grid.operations.filter(isRowOperation)) {
        if (isBusiness(grid, ROW_OPERATION[operation].method)) continue
        if (!may(grid, role, operation))
          note(
            operation,
            some ? await codeOf(fixture.operate(grid, operation, some, by)) : 'NO_PERMISSION',
            'NO_PERMISSION',
          )
        else if (!beyond(grid, operation)) note(operation, (await tryOut(grid, operation, by)) ?? 'DONE', 'DONE')
      }
    }
    expect(wrong).toEqual([])
  })
})

it('GRD-020 every list a person may write lets at least one role do each of its operations', () => {
  const nobodys = grids.flatMap((grid) =>
    grid.operations
      .filter((operation) => !PEOPLE.some(({ role }) => may(grid, role, operation)) && operation !== 'view')
      .map((operation) => `${grid.name} ${operation}`),
  )
  expect(nobodys).toEqual([])
})
