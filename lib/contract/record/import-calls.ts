import * as v from 'valibot'
import { flag, type Fields } from '../../catalogue/field.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { defineCall, type Call, type Input } from '../call.ts'
import { params } from '../input.ts'
import { LARGEST_LIST } from '../list-input.ts'

/** Rows of a file: its column titles and the text of every cell, as an export writes them. @public */
export interface ImportInput {
  readonly columns: readonly string[]
  readonly cells: readonly (readonly string[])[]
  /** 1: answers for each row whether it would be stored, by the checks of the form, and stores nothing. */
  readonly dryRun?: 0 | 1 | null
}

/** Why a row of a file would not be stored; `field` is empty for what concerns the whole row. @public */
export interface ImportIssue {
  readonly field: string
  readonly message: string
}

/** What became of the rows of a file. @public */
export interface ImportResult {
  /** The field of each column of the file; empty for a column that is not imported. */
  readonly columns: readonly string[]
  /** The issues of each row in the order sent; none for a row that can be stored. */
  readonly issues: readonly (readonly ImportIssue[])[]
  /** Number of rows stored. */
  readonly added: number
}

const MOST_COLUMNS = 200
const LONGEST_CELL = 4_000
const DRY_RUN: Fields = { dryRun: flag('只检查') }

const cellsShape = v.strictObject({
  columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_CELL))), v.maxLength(MOST_COLUMNS)),
  cells: v.pipe(
    v.array(v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_CELL))), v.maxLength(MOST_COLUMNS))),
    v.minLength(1),
    v.maxLength(LARGEST_LIST),
  ),
})

const importInput: Input<ImportInput> = {
  fields: DRY_RUN,
  parse: (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return { ok: false, issues: [{ field: '', message: '请求内容应为列名和各行的文字' }] }
    const { columns, cells, ...rest } = raw as Record<string, unknown> // adapter: checked to be an object just now
    const named = params(DRY_RUN).parse(rest)
    if (!named.ok) return named
    const table = v.safeParse(cellsShape, { columns, cells })
    return table.success
      ? { ok: true, value: { ...named.value, ...table.output } }
      : {
          ok: false,
          issues: [{ field: 'cells', message: `应为列名和一至${LARGEST_LIST}行文字，每格不超过${LONGEST_CELL}个字` }],
        }
  },
  encode: ({ columns, cells, ...rest }) => ({ ...params(DRY_RUN).encode(rest), columns, cells }),
}

/**
 * Adds rows of a file to a list: all of those sent or none. Texts are read as an export writes them, and every row
 * goes through the checks of the form. With `dryRun` it only answers what would be stored.
 */
export function importCall({ service, title }: Entity): Call<ImportInput, ImportResult> {
  return defineCall<ImportInput, ImportResult>({
    service,
    method: IMPORT_METHOD,
    effect: 'create',
    encoding: 'json',
    summary: `${title}：导入表格的行（列名与文字同导出），一次至多${LARGEST_LIST}行，全部保存或全部不保存；dryRun=1 只检查`,
    input: importInput,
    output: v.looseObject({
      columns: v.array(v.string()),
      issues: v.array(v.array(v.looseObject({ field: v.string(), message: v.string() }))),
      added: v.number(),
    }),
    errors: ['CONFLICT', 'STATUS', 'KEY_REUSED'],
    requirements: ['GRD-002'],
  })
}

/** The method that lists with rows from files answer. */
export const IMPORT_METHOD = 'doImport'
