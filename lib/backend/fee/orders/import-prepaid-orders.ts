import type { Issue } from '../../../catalogue/check.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { isDay } from '../../../catalogue/day.ts'
import { prepaidOrder } from '../../../domain/fee/prepaid-order.ts'
import { isManager } from '../../../domain/permission/role.ts'
import { editBlock } from '../../../domain/project/edit-block.ts'
import { project } from '../../../domain/project/project.ts'
import { fenOf } from '../../../domain/fee/ledger.ts'
import { receiptNumberKey } from '../../../domain/fee/voucher/receipt-number.ts'
import { CsvError, type CsvLine, readCsv } from '../../../contract/record/read-csv.ts'
import type { SignedIn } from '../../handler.ts'
import { visibleCase } from '../../member/case-access.ts'
import { visibleProjects } from '../../principal.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import { dictEntryTable } from '../../dictionary/dictionary-tables.ts'
import { projectTable } from '../../project/project-table.ts'
import { addPrepaidOrder, duplicateIssues, prepaidIssues } from './add-prepaid-order.ts'
import { requireFinanceRole } from '../fee-access.ts'
import { prepaidOrdersAt } from '../incomes/used-receipts.ts'

const DOING = '导入抵扣订单'
/** Maximum number of orders in one file. */
const MOST = 500
/** Maximum number of issues reported at once. */
const MOST_REPORTED = 20

const CASE = project.fields.prjNo.label
const COLUMNS = {
  orderNo: prepaidOrder.fields.orderNo.label,
  chargeType: prepaidOrder.fields.chargeType.label,
  amount: prepaidOrder.fields.amount.label,
  payDay: prepaidOrder.fields.payDay.label,
  customer: prepaidOrder.fields.customer.label,
  memo: prepaidOrder.fields.memo.label,
} as const
const NEEDED: readonly string[] = [CASE, COLUMNS.orderNo, COLUMNS.chargeType, COLUMNS.amount, COLUMNS.payDay]

const CSV_FAULT = { 'open quote': '的引号没有成对', 'text after quote': '的引号后有多余的文字' } as const

/** The result of an import. */
export interface Imported {
  readonly added: number
  readonly known: readonly string[]
}

/** The issues of one line. */
interface ImportIssue {
  readonly line: number
  readonly message: string
}

interface ImportedOrder {
  readonly line: number
  readonly prjNo: string
  readonly record: RecordValues
  /** Names of cells that cannot be read. */
  readonly faults: readonly string[]
}

/**
 * Imports prepaid orders from a CSV file, all of them or none. Orders imported before are left unchanged.
 * @throws Refusal INVALID naming lines and columns
 * @source ruling 22
 */
export async function importPrepaidOrders(context: SignedIn, content: string): Promise<Imported> {
  requireFinanceRole(context, DOING)
  const requested = await ordersIn(context, content)
  const known: string[] = []
  const issues: ImportIssue[] = requested.flatMap(({ line, faults }) => faults.map((message) => ({ line, message })))
  issues.push(...repeatedIn(requested))
  let added = 0
  // Cases are locked in a fixed order, so that two imports never deadlock.
  for (const prjNo of [...new Set(requested.map((one) => one.prjNo))].sort()) {
    const {
      rows: [found],
    } = await context.unit.list(projectTable, {
      where: { all: [visibleProjects(context.principal), { field: 'prjNo', is: [prjNo] }] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    const orders = requested.filter((one) => one.prjNo === prjNo && one.faults.length === 0)
    if (!found) {
      issues.push(...orders.map(({ line }) => ({ line, message: `${CASE}“${prjNo}”不存在` })))
      continue
    }
    const locked = await visibleCase(context, found.key, true)
    const block = editBlock(locked.values['hf20DemandStep'] ?? null, isManager(context.principal.roles))
    if (block !== null) {
      issues.push(...orders.map(({ line }) => ({ line, message: `${CASE}“${prjNo}”：${block}` })))
      continue
    }
    for (const { line, record } of orders) {
      const full = { ...record, prjId: locked.key }
      const wrong = await prepaidIssues(context, full)
      const [there] =
        wrong.length > 0 ? [] : await prepaidOrdersAt(context.unit, locked.city, textOf(record['orderNo']))
      if (wrong.length > 0) issues.push(...wrong.map(({ message }) => ({ line, message })))
      else if (
        there &&
        there.project === locked.key &&
        fenOf(there.values['sl01OrderAmount']) === fenOf(record['amount'])
      )
        known.push(textOf(record['orderNo']))
      else {
        const duplicates = await duplicateIssues(context, locked, full)
        issues.push(...duplicates.map(({ message }) => ({ line, message })))
        if (issues.length > 0) continue
        await addPrepaidOrder(context, locked, full)
        added += 1
      }
    }
  }
  if (issues.length > 0) throw Refusal.invalid(shownOf(issues))
  return { added, known }
}

const issueAt = (line: number, message: string): Issue => ({ field: 'content', message: `第${line}行${message}` })

/** The first issues in file order, and a count of the rest. */
function shownOf(all: readonly ImportIssue[]): readonly Issue[] {
  const first = all.toSorted((one, other) => one.line - other.line).slice(0, MOST_REPORTED)
  const rest = all.length - first.length
  return [
    ...first.map(({ line, message }) => issueAt(line, message)),
    ...(rest > 0 ? [{ field: 'content', message: `另有 ${rest} 处有误` }] : []),
  ]
}

/**
 * Issues for lines whose number already appears earlier in the file. A duplicate within the file is an error; an order
 * imported before is not.
 */
function repeatedIn(requested: readonly ImportedOrder[]): readonly ImportIssue[] {
  const first = new Map<string, number>()
  return requested.flatMap(({ line, record }) => {
    const written = textOf(record['orderNo'])
    const number = receiptNumberKey(written)
    const before = first.get(number)
    if (before === undefined) first.set(number, line)
    if (number === '' || before === undefined) return []
    return [{ line, message: `${COLUMNS.orderNo}“${written}”与第${before}行重复` }]
  })
}

/** The orders in a file. @throws Refusal INVALID for a file that is no such table */
async function ordersIn({ unit }: SignedIn, content: string): Promise<readonly ImportedOrder[]> {
  const lines = tableIn(content)
  const [head, ...body] = lines
  const names = head?.cells.map((cell) => cell.trim()) ?? []
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw Refusal.invalid([{ field: 'content', message: `文件缺少列：${missing.join('、')}` }])
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  if (head && twice !== undefined) throw Refusal.invalid([issueAt(head.line, `列名“${twice}”重复`)])
  if (body.length === 0) throw Refusal.invalid([{ field: 'content', message: '文件中没有订单' }])
  if (body.length > MOST)
    throw Refusal.invalid([{ field: 'content', message: `一次最多导入${MOST}笔订单，当前${body.length}笔` }])
  const types = await typesByName(unit)
  return body.map(({ line, cells }) => {
    const cell = (name: string): string =>
      names.includes(name) ? (cells[names.indexOf(name)] ?? '').trim().replace(/^'/, '') : ''
    const type = cell(COLUMNS.chargeType)
    const fault = (name: string, read: unknown, what: string) =>
      cell(name) === '' || read !== null ? [] : [`${name}“${cell(name).slice(0, 20)}”不是正确的${what}`]
    const [amount, payDay] = [amountIn(cell(COLUMNS.amount)), dayIn(cell(COLUMNS.payDay))]
    return {
      faults: [...fault(COLUMNS.amount, amount, '金额'), ...fault(COLUMNS.payDay, payDay, '日期')],
      line,
      prjNo: cell(CASE),
      record: {
        orderNo: cell(COLUMNS.orderNo) || null,
        chargeType: types.get(type) ?? (type || null),
        amount,
        payDay,
        image: null,
        customer: cell(COLUMNS.customer) || null,
        memo: cell(COLUMNS.memo) || null,
      },
    }
  })
}

function tableIn(content: string): readonly CsvLine[] {
  try {
    return readCsv(content)
  } catch (cause) {
    if (cause instanceof CsvError) {
      throw Refusal.invalid([issueAt(cause.line, `${CSV_FAULT[cause.fault]}，请另存为 CSV 后重试`)])
    }
    throw cause
  }
}

/** Charge types by name and by code. */
async function typesByName(unit: SignedIn['unit']): Promise<ReadonlyMap<string, string>> {
  const { rows } = await unit.list(dictEntryTable, {
    where: { field: 'dict', is: [prepaidOrder.fields.chargeType.dict ?? ''] },
    counted: false,
  })
  return new Map(rows.map(({ values }) => [textOf(values['value']), textOf(values['key'])]))
}

/** An amount in yuan as spreadsheets write it; null for anything else. */
function amountIn(text: string): number | null {
  return /^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

/** A day as 2026-11-01, 2026/11/1 or 2026.11.1; null for anything else. */
function dayIn(text: string): string | null {
  const [year = '', month = '', date = ''] = text.split(/[-/.]/)
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}
