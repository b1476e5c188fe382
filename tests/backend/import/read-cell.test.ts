import { describe, expect, it } from 'vitest'
import { readCell } from '../../../lib/backend/import/read-cell.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import {
  code,
  codes,
  date,
  dateOrAnytime,
  datetime,
  flag,
  integer,
  month,
  text,
  wan,
} from '../../../lib/catalogue/field.ts'

const keys: Readonly<Record<string, string>> = { 首套: 'H1', 二套: 'H2' }
const read = (field: Field, cell: string) =>
  readCell(field, cell, (_field, name) => (keys[name] ? { key: keys[name] } : { issue: '不在可选的值内' }))

describe('a cell of a file', () => {
  it.each([
    [text('名称'), ' 甲 ', '甲'],
    [text('名称'), "'=1+1", '=1+1'],
    [text('名称'), "'甲'", "'甲'"],
    [wan('价格'), '486.5', 4_865_000],
    [wan('价格'), '1,234', 12_340_000],
    [integer('年限'), '30', 30],
    [flag('启用'), '是', 1],
    [flag('启用'), '0', 0],
    [date('生效'), '2026-1-3', '2026-01-03'],
    [date('生效'), '2026年11月3日', '2026-11-03'],
    [month('月份'), '2026-11', '2026-11'],
    [month('月份'), '2026/1', '2026-01'],
    [month('月份'), '2026-11-01', '2026-11'],
    [dateOrAnytime('放款'), '随时', 'anytime'],
    [dateOrAnytime('放款'), '2026.2.28', '2026-02-28'],
    [datetime('时间'), '2026-11-03 08:30:05', Date.parse('2026-11-03T08:30:05+08:00')],
    [datetime('时间'), '2026-11-03', Date.parse('2026-11-03T00:00:00+08:00')],
    [code('HF05', '套数'), '首套', 'H1'],
    [codes('HF05', '套数'), '首套、二套', ['H1', 'H2']],
    [codes('HF05', '套数'), '首套,', ['H1']],
  ] as const)('of $label with %j is read', (field, cell, value) => expect(read(field, cell)).toEqual({ value }))

  it.each([
    [wan('价格'), '很多', '“很多”应为数字'],
    [integer('年限'), '2.5', '应为整数'],
    [flag('启用'), '对', '“对”应为是或否'],
    [date('生效'), '2026-02-30', '“2026-02-30”不是正确的日期'],
    [month('月份'), '2026-13', '“2026-13”不是正确的月份'],
    [datetime('时间'), '2026-11-03 25:00', '“2026-11-03 25:00”不是正确的时间'],
    [code('HF05', '套数'), '三套', '“三套”不在可选的值内'],
    [codes('HF05', '套数'), '首套、三套', '“首套、三套”不在可选的值内'],
    [text('名称', { maxLength: 3 }), '一二三四', '不能超过3个字'],
    [date('生效'), '一'.repeat(30), `“${'一'.repeat(20)}…”不是正确的日期`],
  ] as const)('of $label with %j is refused with its reason', (field, cell, issue) =>
    expect(read(field, cell)).toEqual({ issue }),
  )
})
