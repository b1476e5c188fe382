import { describe, expect, it } from 'vitest'
import { id } from '../../../lib/catalogue/field.ts'
import { LARGEST_LIST, listOf } from '../../../lib/contract/list-input.ts'
import type { Stored } from '../../../lib/contract/output.ts'
import { type Relation, relation } from '../../../lib/domain/member/relation.ts'
import { sample } from '../catalogue/sample.ts'

const input = listOf(sample, { prjId: id('项目ID', { required: true }) })
const issuesOf = (raw: unknown) => {
  const parsed = input.parse(raw)
  return parsed.ok ? [] : parsed.issues
}

describe('a list of records as the body', () => {
  it('is read row by row, with its parameters beside it', () => {
    expect(
      input.parse({
        prjId: 7,
        rows: [{ age: '30', keyValue: 'K', version: '3' }, {}, { many: 'A,B', born: 1_709_136_000_000 }],
      }),
    ).toEqual({
      ok: true,
      value: {
        prjId: '7',
        rows: [{ age: 30, keyValue: 'K', version: 3 }, {}, { many: ['A', 'B'], born: '2024-02-29' }],
      },
    })
    expect(input.parse({ prjId: 'p', rows: [] })).toEqual({ ok: true, value: { prjId: 'p', rows: [] } })
  })
  it('names what is wrong in every row, with its number', () => {
    expect(
      issuesOf({ prjId: 'p', rows: [{ age: 30 }, { nobody: 1 }, { name: '一二三四五', age: 'x' }, null] }),
    ).toEqual([
      { field: 'rows[1].nobody', message: '第2行不认识的字段：nobody' },
      { field: 'rows[2].name', message: '第3行姓名不能超过4个字' },
      { field: 'rows[2].age', message: '第3行年龄应为数字' },
      { field: 'rows[3]', message: '第4行请求内容应为一条记录' },
    ])
  })
  it('refuses parameters it does not know, and keys that reach into objects', () => {
    expect(issuesOf({ other: 1, rows: [] })).toEqual([{ field: 'other', message: '不认识的字段：other' }])
    expect(issuesOf(JSON.parse('{"rows":[{"__proto__":{"a":1}}]}'))).toEqual([
      { field: 'rows[0].__proto__', message: '第1行不认识的字段：__proto__' },
    ])
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
  })
  it.each([[undefined], [null], ['[{}]'], [{}], [5], [{ 0: {} }]])('takes no %j for a list', (rows) =>
    expect(issuesOf({ prjId: 'p', rows })).toEqual([{ field: 'rows', message: '请求内容应为列表' }]),
  )
  it.each([[null], ['x'], [[]]])('takes no %j for the whole', (raw) =>
    expect(issuesOf(raw)).toEqual([{ field: '', message: '请求内容应为列表' }]),
  )
  it('has so many rows and no more', () => {
    const rows = (count: number) => ({ rows: Array.from({ length: count }, () => ({})) })
    expect(issuesOf(rows(LARGEST_LIST))).toEqual([])
    expect(issuesOf(rows(LARGEST_LIST + 1))).toEqual([{ field: 'rows', message: '一次最多提交200行' }])
  })
  it('is sent in wire form, without the labels an answer carried', () => {
    const groups = listOf(relation, { prjId: id('项目ID') })
    const answered = {
      hf2jMemberName1: '例甲',
      isBuyer1: 1,
      keyValue: 'K',
      version: 3,
      refValues: { memberTag1: '主借' },
    } as unknown as Stored<Relation>
    expect(groups.encode({ prjId: 'p', rows: [answered] })).toEqual({
      prjId: 'p',
      rows: [{ hf2jMemberName1: '例甲', isBuyer1: 1, keyValue: 'K', version: 3 }],
    })
  })
})
