import { describe, expect, it } from 'vitest'
import {
  COLUMNS,
  cellState,
  countRights,
  isGranted,
  type MenuRights,
  NO_DRAFT,
  treeRows,
  withGiven,
} from '../../../host/web/pages/rights/tree-rows.ts'
import type { Grant } from '../../../lib/domain/permission/grant.ts'
import { PRIVILEGE, type Privilege } from '../../../lib/domain/permission/privilege.ts'
import { privilegesOffered, rightsIn, rightsOnPage } from '../../../lib/domain/permission/rights.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'

const grant = (role: string, privileges: readonly Privilege[], within: Grant['within'] = new Map()): Grant => ({
  role,
  privileges: new Set(privileges),
  within,
})
const list = { names: ['A'], operations: ['view', 'delete'], roles: {} } as const
const { search, remove, enable } = PRIVILEGE

describe('which role gives a right, and by what', () => {
  it('ROL-006 names every role that gives it: by its general privileges, a grant, or the list itself', () => {
    const administered = { ...list, roles: { write: ['ROLE_ADMIN'], keep: ['ROLE_ADMIN'] } }
    const grants = [
      grant('ROLE_OWN', [search, enable]),
      grant('ROLE_GRANTED', [], new Map([['A', new Set([search])]])),
      grant('ROLE_ADMIN', []),
    ]
    expect(rightsIn(list, grants)).toEqual([
      { privilege: search, role: 'ROLE_OWN', from: 'role' },
      { privilege: search, role: 'ROLE_GRANTED', from: 'grant' },
    ])
    expect(rightsIn(administered, grants)).toContainEqual({ privilege: remove, role: 'ROLE_ADMIN', from: 'list' })
    // A grant for the list replaces what the list itself would give.
    const closed = [grant('ROLE_ADMIN', [search, remove], new Map([['A', new Set([search])]]))]
    expect(rightsIn(administered, closed)).toEqual([{ privilege: search, role: 'ROLE_ADMIN', from: 'grant' }])
  })
  it('leaves out what a role that only reads lists could never do', () => {
    expect(rightsIn(list, [grant(ROLE.viewer, [search, remove])])).toEqual([
      { privilege: search, role: ROLE.viewer, from: 'role' },
    ])
  })
  it('offers reading in every list, and beside it what its operations need', () => {
    expect(privilegesOffered(list)).toEqual([search, PRIVILEGE.detail, remove])
  })
  it('a page is open to the roles it names, or to all, that may search there', () => {
    const grants = [grant('ROLE_A', [search]), grant('ROLE_B', [search], new Map([['P', new Set<Privilege>()]]))]
    expect(rightsOnPage('P', [], grants)).toEqual([{ privilege: search, role: 'ROLE_A', from: 'role' }])
    expect(rightsOnPage('P', ['ROLE_B'], grants)).toEqual([])
  })
})

const item = (code: string, father: string | null, sort: number, more: Partial<MenuRights> = {}): MenuRights => ({
  code,
  name: `名${code}`,
  father,
  sort,
  offered: [search],
  given: [],
  ...more,
})
const menu = [
  item('G', null, 2, { offered: [] }),
  item('B', 'G', 2),
  item('A', 'G', 1, { offered: [search, remove], given: [{ privilege: search, role: 'R', from: 'role' }] }),
  item('TOP', null, 1),
  item('EMPTY', null, 3, { offered: [] }),
]
const shown = (closed: readonly string[], text: string) =>
  treeRows(menu, new Set(closed), text).map(({ item: { code }, level, below, isOpen }) => [code, level, below, isOpen])

describe('rows of the tree of rights', () => {
  it('follow the menu, leave out empty groups, and count what a group holds even when it is closed', () => {
    expect(shown([], '')).toEqual([
      ['TOP', 1, 0, false],
      ['G', 1, 2, true],
      ['A', 2, 0, false],
      ['B', 2, 0, false],
    ])
    expect(shown(['G'], '')).toEqual([
      ['TOP', 1, 0, false],
      ['G', 1, 2, false],
    ])
  })
  it('a search opens the groups of what it finds; a found group shows all it holds', () => {
    expect(shown(['G'], '名b').map(([code]) => code)).toEqual(['G', 'B'])
    expect(shown([], '名G').map(([code]) => code)).toEqual(['G', 'A', 'B'])
    expect(shown([], '没有')).toEqual([])
  })
  it('a cell is blank where the operation does not exist, and differs by what gives it', () => {
    const [, , row] = menu
    if (!row) throw new Error('no row')
    expect(COLUMNS.map((privilege) => cellState(row, privilege))).toEqual([
      'role',
      ...Array<string>(7).fill('absent'),
      'none',
    ])
    const twice = [...row.given, { privilege: search, role: 'S', from: 'grant' as const }]
    expect(cellState({ ...row, given: twice }, search)).toBe('grant')
  })
  it('are those that are kept, with their groups, which still count all they hold', () => {
    const granted = treeRows(menu, new Set(), '', (entry) => isGranted(NO_DRAFT, entry))
    expect(granted.map((row) => [row.item.code, row.below])).toEqual([
      ['G', 2],
      ['A', 0],
    ])
    expect(treeRows(menu, new Set(), '', () => false)).toEqual([])
  })
  it('count where something can be seen or done, with what is not saved yet', () => {
    const [, , a] = menu
    if (!a) throw new Error('no row')
    expect(countRights(menu, NO_DRAFT)).toEqual({ seen: 1, done: 0 })
    const more = withGiven(NO_DRAFT, a, remove, true)
    expect(countRights(menu, more)).toEqual({ seen: 1, done: 1 })
    expect(countRights(menu, withGiven(more, a, search, false))).toEqual({ seen: 0, done: 1 })
  })
})
