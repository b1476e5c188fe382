import type { ExportFormat } from '../../contract/record/operation-calls.ts'
import type { ExportedTable, FilePart } from './cell.ts'
import { csvParts } from './csv.ts'
import { xlsxParts } from './xlsx.ts'

interface TableFormat {
  readonly name: string
  readonly mediaType: string
  /** Most cells of one file. One that is built as a whole keeps the server busy: 200,000 cells take about a second. */
  readonly mostCells: number
  readonly parts: (table: ExportedTable) => AsyncIterable<FilePart>
}

/** How a table is written in each format. All formats get the same cells. */
export const TABLE_FORMAT: Readonly<Record<ExportFormat, TableFormat>> = {
  csv: {
    name: ' CSV ',
    mediaType: 'text/csv; charset=utf-8',
    mostCells: Number.POSITIVE_INFINITY,
    parts: csvParts,
  },
  xlsx: {
    name: ' Excel ',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    mostCells: 200_000,
    parts: xlsxParts,
  },
}
