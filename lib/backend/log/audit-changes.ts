import type { RecordValues } from '../../catalogue/effect.ts'
import type { Field, Fields } from '../../catalogue/field.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import { exportCell } from '../export/export-cell.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Row, Table, Unit, Values } from '../store.ts'

/** Names of fields whose values are never shown to readers. */
export const SECRET = /password|token|secret|hash|salt/i
/** Labels of what audit entries carry in addition to declared fields. */
const BESIDES: Readonly<Record<string, string>> = {
  reason: '原因',
  total: '记录数',
  rows: '行数',
  columns: '列',
  complete: '已完整导出',
  removed: '清理条数',
  field: '字段',
  transaction: '流水号',
  fen: '金额（分）',
  use: '用途',
}
const LONGEST_VALUE = 60
const MOST_CHANGES = 40

/** Adds to audit entries what changed, in words: the labels of fields and the texts of codes, never personal data. */
export function describeChanges(
  all: readonly Table[],
): (unit: Unit, rows: readonly Row[]) => Promise<(record: RecordValues, row: Row) => RecordValues> {
  const byName = new Map(all.map((table) => [table.name.toUpperCase(), table]))
  return async (unit, rows) => {
    const words = new Map<string, string>()
    for (const [object, lines] of groupedBy(rows)) {
      const fields = shownFields(byName.get(object)?.fields ?? {})
      const changes = lines.map((row) => ({
        row,
        before: valuesIn(row.values['logBefore']),
        after: valuesIn(row.values['logAfter']),
      }))
      const labels = await labelsOf(
        unit,
        fields,
        changes.flatMap(({ before, after }) => [readable(fields, before), readable(fields, after)]),
      )
      for (const [index, { row, before, after }] of changes.entries()) {
        words.set(
          row.key,
          changesText(
            fields,
            { values: before, labels: labels[index * 2] ?? {} },
            { values: after, labels: labels[index * 2 + 1] ?? {} },
          ),
        )
      }
    }
    return (record, row) => ({ ...record, logChanges: words.get(row.key) || null })
  }
}

function groupedBy(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const object = textOf(row.values['logObject'])
    groups.set(object, [...(groups.get(object) ?? []), row])
  }
  return groups
}

const shownFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)))
/** Leaves out the hashes of personal numbers. */
const readable = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name) && !fields[name]?.sensitive))

interface Side {
  readonly values: Values
  readonly labels: Readonly<Record<string, string>>
}

function changesText(fields: Fields, before: Side, after: Side): string {
  const names = [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])].filter(
    (name) => !SECRET.test(name),
  )
  const lines = names.flatMap((name) => {
    const field = fields[name]
    const label = field?.label ?? BESIDES[name]
    // Hidden fields stay hidden here, except for times.
    if (label === undefined || (field?.hidden && field.kind !== 'datetime')) return []
    if (field?.sensitive) return [`${label}：已变更，不显示`]
    const unit = field?.shown ? UNIT_LABEL[field.shown] : ''
    const [from, to] = [before, after].map(({ values, labels }) => spoken(field, values[name], labels[name]))
    if (from === to || (from === '' && to === '')) return []
    const worded = from === '' ? to : to === '' ? `${from} → 空` : `${from} → ${to}`
    return [`${label}${unit === '' ? '' : `（${unit}）`}：${worded}`]
  })
  return lines.length > MOST_CHANGES
    ? [...lines.slice(0, MOST_CHANGES), `另有 ${lines.length - MOST_CHANGES} 项`].join('；')
    : lines.join('；')
}

function spoken(field: Field | undefined, value: Value | undefined, label: string | undefined): string {
  if (isEmpty(value)) return ''
  const cell = field ? exportCell(field, value, label) : { text: String(value) }
  const text = 'number' in cell ? String(cell.number) : hideNumbers(cell.text ?? '')
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}

/** The values an audit entry carries as JSON. */
export function valuesIn(text: Value | undefined): Values {
  const parsed: unknown = typeof text === 'string' ? JSON.parse(text) : {}
  // adapter: the audit log writes it as values by field
  return typeof parsed === 'object' && parsed !== null ? (parsed as Values) : {}
}
