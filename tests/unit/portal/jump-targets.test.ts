import { describe, expect, it } from 'vitest'
import { nameReadings } from '../../../host/server/ports/name-readings.ts'
import { menuTree } from '../../../host/web/shell/menu/menu-tree.ts'
import { groupsOf } from '../../../host/web/shell/jump/jump-groups.ts'
import {
  firstOfNextGroup,
  highlightedOf,
  matching,
  moved,
  pageTargets,
  ranked,
  recentTargets,
  type Target,
  type TargetGroup,
} from '../../../host/web/shell/jump/jump-targets.ts'
import { messages } from '../../../host/web/shell/jump/jump-messages.ts'
import { fieldTargets, openCaseOf } from '../../../host/web/shell/jump/open-case.ts'
import { scopeOf } from '../../../host/web/shell/jump/scope.ts'

const entry = (code: string, name: string, readings: string | null, path: string | null, father: string | null) => ({
  code,
  name,
  readings,
  path,
  father,
  icon: null,
  badge: null,
  sort: 1,
})
const NODES = menuTree(
  [
    entry('WORK', '业务', null, null, null),
    entry('LIST', '项目列表', 'xiang mu lie biao', '/List', 'WORK'),
    entry('FIELDS', '字段管理', 'zi duan guan li', '/Fields', 'WORK'),
    entry('BANKS', '银行利率', 'yin hang/xing li lü', '/Banks', 'WORK'),
  ],
  () => true,
)
const target = (id: string, more: Partial<Target> = {}): Target => ({
  id,
  go: id,
  name: id,
  note: '',
  icon: null,
  ...more,
})
const group = (key: TargetGroup['key'], ...ids: readonly string[]): TargetGroup => ({
  key,
  targets: ids.map((id) => target(id)),
})
const ids = (groups: readonly TargetGroup[]) => groups.map(({ key, targets }) => [key, targets.map(({ id }) => id)])
const TYPED = { typed: true, scoped: false }
const NONE = { people: group('people'), projects: group('projects') }
const EMPTY = {
  found: NONE,
  accounts: group('accounts'),
  verbs: group('verbs', 'dark'),
  nodes: NODES,
  tabs: [],
  current: '/List',
  facts: null,
  casePeople: [],
}

describe('entries of the menu', () => {
  it.each([
    ['their characters', '段管', 'FIELDS', [1, 2]],
    ['the first letters of their pinyin', 'zdgl', 'FIELDS', [0, 1, 2, 3]],
    ['first letters from the middle on', 'lb', 'LIST', [2, 3]],
    ['another reading of a character', 'yinxing', 'BANKS', [0, 1]],
  ])('are found by %s', (_way, text, code, marked) => {
    const [first] = pageTargets(NODES, text).targets
    expect([first?.go, [...(first?.marked ?? [])]]).toEqual([
      NODES[0]?.children.find((one) => one.code === code)?.path,
      marked,
    ])
  })

  it('are found by the names above them, after those found by their own name', () => {
    expect(pageTargets(NODES, '业务').targets.map(({ id, note }) => [id, note])).toEqual([
      ['/List', '业务'],
      ['/Fields', '业务'],
      ['/Banks', '业务'],
    ])
  })
})

describe('the declared pinyin', () => {
  it.each([...Object.values(messages.verbs), ...messages.caseTabs])('of $name is one of its readings', (named) => {
    const known = nameReadings(named.name)
    const written = named.readings.split(' ')
    expect(written).toHaveLength(known.length)
    expect(written.filter((reading, at) => !known[at]?.includes(reading))).toEqual([])
  })

  it('finds verbs by their first letters', () => {
    expect(matching(Object.values(messages.verbs), 'xjxm').map(({ name }) => name)).toEqual(['新建项目'])
  })
})

describe('the order of what is found', () => {
  it('puts the open case first, then customers, cases, verbs and lists', () => {
    const openCase = { id: '1', title: '示例路' }
    const found = { people: group('people', 'p'), projects: group('projects', 'c') }
    const groups = groupsOf({ ...EMPTY, text: '项目', found, openCase, tabs: [] })
    expect(groups.filter(({ targets }) => targets.length > 0).map(({ key }) => key)).toEqual([
      'openCase',
      'people',
      'projects',
      'verbs',
      'pages',
    ])
    expect(groups[0]).toMatchObject({ about: '示例路', targets: [{ name: '项目资料' }, { name: '项目进度' }] })
  })

  it('before anything is typed, offers the open case, the pages opened last without this one, and verbs', () => {
    const tabs = [
      { path: '/Fields', title: '字段管理' },
      { path: '/PrjBaseGrid/2', title: '示例二路', at: '/PrjBaseGrid/2?tab=flow' },
      { path: '/List', title: '项目列表' },
    ]
    expect(recentTargets(NODES, tabs, '/List').targets.map(({ go }) => go)).toEqual([
      '/PrjBaseGrid/2?tab=flow',
      '/Fields',
    ])
    const groups = groupsOf({ ...EMPTY, text: '', openCase: { id: '1', title: '' }, tabs })
    expect(groups.map(({ key }) => key)).toEqual(['openCase', 'recent', 'verbs'])
  })

  it('lists a case of an open tab at once, and only once when the server finds it, too', () => {
    const tabs = [{ path: '/PrjBaseGrid/1', title: '示例一路' }]
    const before = groupsOf({ ...EMPTY, text: '示例', openCase: null, tabs })
    const projects = {
      ...group('projects', '/PrjBaseGrid/2'),
      targets: [target('/PrjBaseGrid/2'), target('/PrjBaseGrid/1', { note: 'P1' })],
    }
    const after = groupsOf({ ...EMPTY, text: '示例', openCase: null, tabs, found: { ...NONE, projects } })
    const cases = (groups: readonly TargetGroup[]) => groups.find(({ key }) => key === 'projects')?.targets
    expect(cases(before)).toMatchObject([{ id: '/PrjBaseGrid/1', note: '' }])
    expect(cases(after)).toMatchObject([{ id: '/PrjBaseGrid/1', note: 'P1' }, { id: '/PrjBaseGrid/2' }])
  })

  it('puts what was used last before the others of its group, and says how many more there are', () => {
    const groups = ranked([group('pages', 'a', 'b', 'c', 'd', 'e'), group('verbs')], ['e', 'c', 'x'], TYPED)
    expect(ids(groups)).toEqual([['pages', ['e', 'c', 'a', 'b']]])
    expect(groups[0]?.total).toBe(5)
    expect(ids(ranked([group('pages', 'a', 'b', 'c', 'd', 'e')], [], { ...TYPED, scoped: true }))).toEqual([
      ['pages', ['a', 'b', 'c', 'd', 'e']],
    ])
  })
})

describe('the highlight', () => {
  it('stays on the same target while hits change, and is on the first one otherwise', () => {
    const [a, b] = [target('a'), target('b')]
    expect(highlightedOf([target('new'), a, b], 'b')).toBe(b)
    expect(highlightedOf([a], 'b')).toBe(a)
    expect(highlightedOf([], 'b')).toBeUndefined()
  })

  it('moves over all groups, around the ends, and to the next group', () => {
    const groups = [group('people', 'a', 'b'), group('pages', 'c')]
    const [a, b, c] = groups.flatMap(({ targets }) => targets)
    expect([moved(groups, b, 1), moved(groups, c, 1), moved(groups, a, -1)]).toEqual([c, a, c])
    expect([firstOfNextGroup(groups, a), firstOfNextGroup(groups, c)]).toEqual([c, undefined])
  })
})

describe('a character at the beginning', () => {
  it.each([
    ['@吴', '吴', 'people'],
    ['＃ 贷款', '贷款', 'openCase'],
    ['>深', '深', 'verbs'],
    ['/字段', '字段', 'pages'],
  ])('of %s limits the search', (typed, text, key) => {
    const scoped = scopeOf(typed)
    expect([scoped.text, scoped.only?.includes(key as never)]).toEqual([text, true])
    expect(scopeOf('吴悦')).toEqual({ text: '吴悦', only: null })
  })
})

describe('fields of the open case', () => {
  const openCase = { id: '7', title: '示例路' }
  it('are found by their label and lead to it; those of sections the case does not show are not', () => {
    const facts = { hf20PayWay: 'HF9002', hf20LoanScheme: null }
    const [first] = fieldTargets(openCase, facts, '房屋地址')
    expect(first).toMatchObject({
      go: '/PrjBaseGrid/7?field=basic%2Fhf20HouseAddress',
      name: '房屋地址',
      marked: new Set([0, 1, 2, 3]),
    })
    expect(fieldTargets(openCase, null, '房屋地址')).toEqual([])
  })

  it('those of its people are found too, and lead to the card of that person', () => {
    const facts = { hf20PayWay: 'HF9002', hf20LoanScheme: null }
    const people = [
      { key: 'm1', name: '曾蓉样', section: 'buyers', values: { hf23MemberType: '0' } },
      { key: 'm2', name: '苏茜样', section: 'owners', values: { hf23MemberType: '1' } },
    ] as const
    const found = fieldTargets(openCase, facts, '证件类型', people)
    expect(found.map(({ go, name, note }) => [go, name, note.split(' · ').slice(0, 2)])).toEqual([
      ['/PrjBaseGrid/7?field=m1%2Fhf23IdCardType', '证件类型', ['买家信息', '曾蓉样']],
      ['/PrjBaseGrid/7?field=m2%2Fhf23IdCardType', '证件类型', ['业主信息', '苏茜样']],
    ])
    expect(fieldTargets(openCase, facts, '苏茜样 证件类型', people).map(({ id }) => id)).toEqual([
      'field m2/hf23IdCardType',
    ])
  })

  it('the case is the one whose page is shown', () => {
    expect(openCaseOf('/PrjBaseGrid/7', [{ path: '/PrjBaseGrid/7', title: '示例路' }])).toEqual(openCase)
    expect(openCaseOf('/PrjBaseGrid', [])).toBeNull()
  })
})
