import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { gridRows } from '../../../host/grids/grids.ts'

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Times and names the program writes itself when rows are stored. */
const STAMPS = ['crtTime', 'crtUsr', 'updTime', 'updUsr']

/** Days on which something agreed ends or comes into force; they may be in the past or in the future. */
const HOLDS = /有效|到期|截止|下线|复核|失效|生效|至$/
/** When the rows were written. */
const LAST_DAY = '2026-11-23'

/** Columns that stay empty in rows brought along, and why. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  // Worked out when rows are read.
  CfgItemGrid: ['cfgUse'],
  ToolsDefGrid: ['lineCount', 'fills'],
  // An empty setting of a field means: as the program declares the field.
  TempFldGrid: [
    'hf02Table',
    'hf02FldName',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
  ],
}

describe.each(gridRows.map((seed) => [seed.grid.name, seed] as const))('%s', (name, { grid, rows }) => {
  it('ROU-003 shows no column that is empty in every row it brings along', () => {
    const empty = grid.columns.filter((column) => {
      if (STAMPS.includes(column) || (EMPTY[name] ?? []).includes(column)) return false
      const field = grid.entity.fields[column]
      // What is worked out of other rows is read from the answers of the list (own-columns.test.ts).
      if (
        !field ||
        Object.hasOwn(grid.entity.groups['computed']?.fields ?? {}, column) ||
        field.default !== undefined ||
        Object.hasOwn(grid.entity.derived, column)
      )
        return false
      return rows.every(({ values }) => isEmpty(values[column]))
    })
    expect(empty).toEqual([])
  })

  it('ROU-003 sets something in every row of a list of settings for fields', () => {
    if (!name.startsWith('TempFld') && name !== 'FieldManagement_CityStation') return
    const settings = ['hf02Name1', 'hf02CtrlVals1Pc', 'optValue', 'hf02CtrlVals3', 'memberType', 'hf02CtrlVals5']
    expect(
      rows.filter(({ values }) => settings.every((field) => isEmpty(values[field]))).map(({ key }) => key),
    ).toEqual([])
  })

  it('ROU-003 lets nothing be finished before it began, and nothing that happened lie ahead', () => {
    const at = (value: unknown): string | null =>
      typeof value === 'number' ? dayOf(value) : typeof value === 'string' && value !== '' ? value : null
    const ends = [...new Set(Object.values(grid.states?.moves ?? {}).flatMap((move) => move?.at ?? []))]
    const begins = Object.entries(grid.entity.fields).flatMap(([field, { kind, label }]) =>
      ['date', 'datetime', 'month'].includes(kind) && !ends.includes(field) && !HOLDS.test(label) ? [field] : [],
    )
    const happened = [
      ...ends,
      ...Object.entries(grid.entity.fields).flatMap(([field, { kind }]) => (kind === 'datetime' ? [field] : [])),
    ]
    const wrong = rows.flatMap(({ key, values }) => [
      ...ends.flatMap((end) =>
        begins
          .filter((begin) => (at(values[end]) ?? '9') < (at(values[begin]) ?? ''))
          .map((begin) => `${key}: ${end} before ${begin}`),
      ),
      ...happened.filter((field) => (at(values[field]) ?? '') > LAST_DAY).map((field) => `${key}: ${field} ahead`),
    ])
    expect(wrong).toEqual([])
  })

  it('ROU-003 says when and by whom rows were brought into the state they stand in', () => {
    const { states } = grid
    if (!states) return
    const missing = Object.values(states.moves).flatMap((move) => {
      if (!move?.to) return []
      const stateField = move.field ?? states.field
      return rows
        .filter(({ values }) => values[stateField] === move.to)
        .flatMap(({ key, values }) =>
          [move.at, move.by]
            .filter((field) => field !== undefined && isEmpty(values[field]))
            .map((field) => `${key} ${String(field)}`),
        )
    })
    expect(missing).toEqual([])
  })
})
