import { performance } from 'node:perf_hooks'
import { check, defineEntity, fieldState, is, project, settle, text } from 'fangkit/domain'
import type { Scope } from 'fangkit/domain'

interface Measurement {
  readonly name: string
  readonly unit: string
  readonly median: number
  readonly p95: number
}

/** Times a piece of work many times after a warm-up. */
function measure(name: string, rounds: number, work: () => unknown): Measurement {
  for (let round = 0; round < rounds / 10; round++) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return (performance.now() - start) * 1000
  }).sort((a, b) => a - b)
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10
  return { name, unit: 'µs', median: at(0.5), p95: at(0.95) }
}

const names = Array.from({ length: 600 }, (_, index) => `f${index}`)
const large = defineEntity({
  service: 'Bench', title: 'bench', metaTable: null,
  groups: { all: { label: 'all', fields: Object.fromEntries(names.map((name) => [name, text(name, { maxLength: 20 })])) } },
  shown: Object.fromEntries(names.slice(0, 300).map((name, index) => [name, is(`f${index + 300}`, 'a', 'b')])),
})
const largeRecord = Object.fromEntries(names.map((name) => [name, 'a']))
const blank = Object.fromEntries(Object.keys(project.fields).map((name) => [name, null]))
const record: Scope & Record<string, string | number | null> = { ...blank, prjPayType: 'HH2001', hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }
const today = '2026-01-01'

const measurements = [
  measure('check() of the project entity', 2000, () => check(project, record, { today })),
  measure('settle() of a pay type change', 2000, () => settle(project, blank, { ...blank, prjPayType: 'HH2001' })),
  measure('fieldState() of every project field', 2000, () => Object.keys(project.fields).map((name) => fieldState(project, name, record))),
  measure('check() of 600 fields with 300 conditions', 300, () => check(large, largeRecord, { today })),
]

process.stdout.write(`${JSON.stringify(measurements)}\n\n`)
for (const { name, median, p95, unit } of measurements) process.stdout.write(`${name.padEnd(46)} median ${String(median).padStart(9)} ${unit}   p95 ${String(p95).padStart(9)} ${unit}\n`)
