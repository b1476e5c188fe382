import { type ReactElement, useRef } from 'react'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { columnTitle } from '../../domain/grid/grid-columns.ts'
import { IMPORT_LIMIT, importColumns } from '../../domain/grid/row-import.ts'
import { rowImportMessages } from '../../locale/zh-cn/row-import.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TaskProgress } from '../../ui/feedback/task-progress.tsx'
import { FileChooser } from '../../ui/inputs/file-chooser.tsx'
import { saveBlob } from '../export/save-blob.ts'
import { ImportPreview } from './import-preview.tsx'
import type { FileFault } from './read-table-file.ts'
import { goes, type RowImport, useRowImport } from './use-row-import.ts'

export interface ImportDialogProps {
  readonly grid: Grid
  readonly onClose: () => void
}

const body = css({ display: 'grid', gap: '14' })
const hint = css({ textStyle: 'note', color: 'ink-3' })

/** Imports rows of a file: shows which rows go and why the others do not, then imports those that go. */
export function ImportDialog({ grid, onClose }: ImportDialogProps): ReactElement {
  const texts = useMessages(rowImportMessages)
  const box = useRef<HTMLInputElement>(null)
  const run = useRowImport(grid.entity)
  const { step, file, stored, issues, failure } = run
  const titles = importColumns(grid).map(({ label, unit }) => columnTitle(label, unit))
  const able = (file?.rows ?? []).filter((row) => goes(issues, row) && !stored.has(row)).length
  const working = step === 'checking' || step === 'importing'
  return (
    <Dialog
      open
      width="860px"
      title={texts.title({ title: grid.title })}
      busy={step === 'importing'}
      onClose={onClose}
      footer={
        <>
          <Button disabled={working} onClick={() => saveTemplate(titles, texts.templateName({ title: grid.title }))}>
            {texts.template}
          </Button>
          <Button disabled={step === 'importing'} onClick={onClose}>
            {stored.size > 0 ? texts.close : texts.cancel}
          </Button>
          {step === 'checked' && failure === null && file !== null && issues.size < file.rows.length ? (
            <Button onClick={run.checkAgain}>{texts.checkAgain}</Button>
          ) : null}
          {able > 0 && step !== 'importing' ? (
            <Button variant="primary" disabled={working} onClick={() => void run.start()}>
              {texts.start({ count: able })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={body}>
        <p>{texts.hint(IMPORT_LIMIT)}</p>
        <p className={hint}>{texts.columns({ names: titles.join('、') })}</p>
        <div>
          <FileChooser ref={box} accept=".xlsx,.csv" onFiles={([chosen]) => chosen && void run.choose(chosen)} />
          <Button disabled={working} onClick={() => box.current?.click()}>
            {file === null ? texts.choose : texts.chooseOther}
          </Button>{' '}
          {file?.name}
        </div>
        {run.fault === null ? null : <Notice tone="bad">{faultText(run.fault, texts)}</Notice>}
        {failure === null ? null : (
          <Notice
            tone="bad"
            title={texts.failed}
            actions={
              file === null ? undefined : (
                <Button size="sm" disabled={working} onClick={run.checkAgain}>
                  {texts.checkAgain}
                </Button>
              )
            }
          >
            {failure}
          </Notice>
        )}
        {file === null ? null : (
          <>
            <ImportProgress run={run} rows={file.rows.length} able={able} />
            <ImportPreview file={file} columns={run.columns} issues={issues} stored={stored} />
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ImportProgressProps {
  readonly run: RowImport
  readonly rows: number
  readonly able: number
}

function ImportProgress({ run, rows, able }: ImportProgressProps): ReactElement {
  const texts = useMessages(rowImportMessages)
  const { step, issues, stored } = run
  const unable = [...issues.values()].filter((found) => found.length > 0).length
  const isImporting = step === 'importing' || stored.size > 0
  const [done, count] = isImporting ? [stored.size, stored.size + able] : [issues.size, rows]
  const title =
    step === 'importing'
      ? texts.importing
      : step === 'checking'
        ? texts.checking
        : stored.size > 0
          ? texts.over({ stored: stored.size, left: rows - stored.size })
          : texts.checked({ able, unable, left: rows - issues.size })
  return (
    <TaskProgress
      title={title}
      value={(done / Math.max(1, count)) * 100}
      note={texts.progress({ done, count })}
      onCancel={step === 'checking' || step === 'importing' ? run.stop : undefined}
      cancelling={run.stopping && step === 'importing'}
    />
  )
}

function faultText(fault: FileFault, texts: (typeof rowImportMessages)['texts']): string {
  return {
    'too large': () => texts.tooLarge(IMPORT_LIMIT),
    unreadable: () => texts.unreadable,
    'no rows': () => texts.noRows,
    'too many rows': () => texts.tooManyRows(IMPORT_LIMIT),
  }[fault]()
}

/** A file with the column titles alone, which spreadsheet programs open. */
function saveTemplate(titles: readonly string[], name: string): void {
  saveBlob(new Blob([`\uFEFF${titles.join(',')}\r\n`], { type: 'text/csv' }), name)
}
