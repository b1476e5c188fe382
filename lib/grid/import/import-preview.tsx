import type { ReactElement } from 'react'
import { rowImportMessages } from '../../locale/zh-cn/row-import.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Tag } from '../../ui/indicators/tag.tsx'
import { TableCell } from '../../ui/table/table-cell.tsx'
import { TableHeaderCell } from '../../ui/table/table-header-cell.tsx'
import { TableRow } from '../../ui/table/table-row.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { FileRow, TableFile } from './read-table-file.ts'
import type { RowImport } from './use-row-import.ts'

export interface ImportPreviewProps extends Pick<RowImport, 'columns' | 'issues' | 'stored'> {
  readonly file: TableFile
}

/** Rows drawn at most; those with issues come first. */
const MOST_DRAWN = 200

const frame = css({ maxHeight: '320px', overflow: 'auto' })
const hint = css({ textStyle: 'note', color: 'ink-3' })

/** The rows of a file by their number in it, each with what becomes of it. */
export function ImportPreview({ file, columns, issues, stored }: ImportPreviewProps): ReactElement {
  const texts = useMessages(rowImportMessages)
  const wrong = file.rows.filter((row) => (issues.get(row)?.length ?? 0) > 0)
  const others = file.rows.filter((row) => !wrong.includes(row))
  const drawn = [...wrong, ...others].slice(0, MOST_DRAWN)
  const imported = file.titles.flatMap((title, at) => (columns.length === 0 || columns[at] ? [{ title, at }] : []))
  const ignored = file.titles.filter((title, at) => columns.length > 0 && !columns[at] && title !== '')
  return (
    <>
      {ignored.length === 0 ? null : <p className={hint}>{texts.ignored({ names: ignored.join('、') })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard */}
      <section className={frame} tabIndex={0} aria-label={texts.result}>
        <Table label={file.name} tight>
          <thead>
            <tr>
              <TableHeaderCell numeric>{texts.line}</TableHeaderCell>
              <TableHeaderCell>{texts.result}</TableHeaderCell>
              {imported.map(({ title, at }) => (
                <TableHeaderCell key={at}>{title}</TableHeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map((row) => (
              <TableRow key={row.line}>
                <TableCell numeric>{row.line}</TableCell>
                <TableCell>
                  <RowResult row={row} issues={issues} stored={stored} />
                </TableCell>
                {imported.map(({ at }) => (
                  <TableCell key={at} truncate title={row.cells[at]}>
                    {row.cells[at]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </section>
      {file.rows.length > drawn.length ? (
        <p className={hint}>{texts.more({ count: file.rows.length - drawn.length })}</p>
      ) : null}
    </>
  )
}

function RowResult({ row, issues, stored }: { readonly row: FileRow } & Pick<RowImport, 'issues' | 'stored'>) {
  const texts = useMessages(rowImportMessages)
  const found = issues.get(row)
  if (stored.has(row)) return <Tag tone="ok">{texts.rowStored}</Tag>
  if (found === undefined) return <Tag>{texts.rowWaits}</Tag>
  if (found.length === 0) return <Tag tone="ok">{texts.rowGoes}</Tag>
  return found.map(({ field, message }) => <div key={field + message}>{message}</div>)
}
