import { type ReactElement, useEffect, useRef, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { exportRequest } from '../../client/files/export-request.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportInput } from '../../contract/record/operation-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { type GridColumn, gridColumns } from '../../domain/grid/grid-columns.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useToday } from '../../provider/use-today.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { Segmented } from '../../ui/inputs/segmented.tsx'
import { TaskProgress } from '../../ui/feedback/task-progress.tsx'
import type { GridParent, GridQuery } from '../grid-query.ts'
import type { Ticked } from '../selection/grid-selection.ts'
import { saveBlob } from './save-blob.ts'
import { MOST_PRINTED, useListPrinting } from './use-list-printing.ts'

export interface ExportDialogProps {
  readonly grid: Grid
  readonly query: GridQuery
  readonly parent: GridParent | null
  /** Columns on screen, in their order. */
  readonly columns: readonly GridColumn[]
  readonly ticked: Ticked
  readonly total: number
  readonly onClose: () => void
}

const body = css({ display: 'grid', gap: '14' })
const hint = css({ textStyle: 'note', color: 'ink-3' })

/** Exports or prints all rows found, or the selected ones. The user can cancel while it runs. */
export function ExportDialog({
  grid,
  query,
  parent,
  columns,
  ticked,
  total,
  onClose,
}: ExportDialogProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const words = useMessages(configGridMessages)
  const every = gridColumns(grid)
  const [only, setOnly] = useState<'all' | 'selected'>(ticked.size > 0 ? 'selected' : 'all')
  const [which, setWhich] = useState<'shown' | 'every'>('shown')
  const [way, setWay] = useState<ExportFormat | 'print'>('xlsx')
  const input: ExportInput = {
    search: query.search,
    sort: `${query.sort.field}:${query.sort.order}`,
    columns: (which === 'shown' ? columns : every).map(({ name }) => name),
    ...(parent && { objKey: parent.objKey }),
    ...(parent?.objType !== undefined && { objType: parent.objType }),
    ...(only === 'selected' && { ids: [...ticked.keys()] }),
    ...(way !== 'print' && { format: way }),
  }
  const root = useRef<HTMLDivElement>(null)
  const prints = way === 'print'
  const count = only === 'selected' ? ticked.size : total
  const { received, failed, start, stop } = useExport(grid, input, count, onClose)
  const printing = useListPrinting({
    grid,
    query,
    parent,
    columns: which === 'shown' ? columns : every,
    ticked: only === 'selected' ? ticked : null,
    total,
    root,
  })
  const running = received !== null || printing.fetched !== null
  return (
    <Dialog
      open
      width="520px"
      title={texts.exportTitle}
      busy={running}
      onClose={onClose}
      footer={
        <>
          <Button disabled={running} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={running} onClick={prints ? printing.start : start}>
            {prints ? texts.print : words.export}
          </Button>
        </>
      }
    >
      <div className={body} ref={root}>
        <FormField label={texts.exportWay} group>
          <Segmented
            block
            disabled={running}
            options={[
              { value: 'xlsx', label: texts.exportSheet },
              { value: 'csv', label: texts.exportFile },
              { value: 'print', label: texts.print },
            ]}
            value={way}
            onChange={(next) => setWay(EXPORT_FORMATS.find((format) => format === next) ?? 'print')}
          />
        </FormField>
        {ticked.size === 0 ? (
          <p>{texts.exportAll({ count: total })}</p>
        ) : (
          <FormField label={texts.exportRows} group>
            <Segmented
              block
              disabled={running}
              options={[
                { value: 'selected', label: texts.exportSelected({ count: ticked.size }) },
                { value: 'all', label: texts.exportAll({ count: total }) },
              ]}
              value={only}
              onChange={(next) => setOnly(next === 'all' ? 'all' : 'selected')}
            />
          </FormField>
        )}
        <FormField label={texts.exportColumns} group>
          <Segmented
            block
            disabled={running}
            options={[
              { value: 'shown', label: texts.exportShown({ count: columns.length }) },
              { value: 'every', label: texts.exportEvery({ count: every.length }) },
            ]}
            value={which}
            onChange={(next) => setWhich(next === 'every' ? 'every' : 'shown')}
          />
        </FormField>
        <p className={hint}>
          {prints
            ? printing.failed
              ? texts.printFailed
              : count > MOST_PRINTED
                ? texts.printMost({ count: MOST_PRINTED })
                : texts.printHint
            : failed
              ? texts.exportFailed
              : way === 'xlsx'
                ? texts.exportSheetHint
                : texts.exportHint}
        </p>
        {printing.fetched !== null ? (
          <TaskProgress
            title={texts.printing}
            value={(printing.fetched / Math.max(1, Math.min(count, MOST_PRINTED))) * 100}
            note={texts.bulkProgress({ done: printing.fetched, count: Math.min(count, MOST_PRINTED) })}
            onCancel={printing.stop}
          />
        ) : null}
        {received !== null ? (
          <TaskProgress
            title={texts.exporting}
            value={null}
            note={texts.received({ size: sizeText(received) })}
            onCancel={stop}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function useExport(grid: Grid, input: ExportInput, count: number, onDone: () => void) {
  const texts = useMessages(gridDialogMessages)
  const { client } = useFangkit()
  const notify = useNotify()
  const emit = useEmit()
  const today = useToday()
  const [received, setReceived] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)
  // Cancels the download when the dialog closes.
  useEffect(() => () => running.current?.abort(), [])
  const run = async (): Promise<void> => {
    const own = new AbortController()
    running.current = own
    setReceived(0)
    setFailed(false)
    try {
      const blob = await client.download({
        ...exportRequest(grid.entity, input, { onProgress: ({ received: bytes }) => setReceived(bytes) }),
        signal: own.signal,
      })
      const name = `${grid.title} ${today}.${input.format ?? 'csv'}`
      saveBlob(blob, name)
      notify({ tone: 'success', title: texts.exported({ name }) })
      emit({ type: 'exported', source: 'config-grid', grid: grid.name, count })
      onDone()
    } catch (thrown) {
      const error = toFangkitError(thrown, `${grid.entity.service}.doExport`)
      setReceived(null)
      setFailed(error.kind !== 'aborted')
      const notice = noticeOf(error)
      if (notice) notify(notice)
    }
  }
  return { received, failed, start: () => void run(), stop: () => running.current?.abort() }
}

function sizeText(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
