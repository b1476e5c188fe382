import { check, defineEntity, fieldState, is, project, settle, text } from 'fangkit/domain'
import type { Scope } from 'fangkit/domain'
import { type Bench, measure } from './bench.ts'

const names = Array.from({ length: 600 }, (_, index) => `f${index}`)
const large = defineEntity({
  service: 'Bench',
  title: 'bench',
  metaTable: null,
  groups: {
    all: { label: 'all', fields: Object.fromEntries(names.map((name) => [name, text(name, { maxLength: 20 })])) },
  },
  shown: Object.fromEntries(names.slice(0, 300).map((name, index) => [name, is(`f${index + 300}`, 'a', 'b')])),
})
const largeRecord = Object.fromEntries(names.map((name) => [name, 'a']))
const blank = Object.fromEntries(Object.keys(project.fields).map((name) => [name, null]))
const record: Scope & Record<string, string | number | null> = {
  ...blank,
  prjPayType: 'HH2001',
  hf20PayWay: 'HG1002',
  hf20LoanScheme: 'HF9901',
}
const today = '2026-01-01'

/** The rules of the catalogue in Node, without a browser. */
export const bench: Bench = {
  about: 'checks, effects and field states of the project entity and of one with 600 fields, in Node',
  run: async () => [
    measure('check() of the project entity', 2_000, () => check(project, record, { today })),
    measure('settle() of a pay type change', 2_000, () => settle(project, blank, { ...blank, prjPayType: 'HH2001' })),
    measure('fieldState() of every project field', 2_000, () =>
      Object.keys(project.fields).map((name) => fieldState(project, name, record)),
    ),
    measure('check() of 600 fields with 300 conditions', 300, () => check(large, largeRecord, { today })),
  ],
}
