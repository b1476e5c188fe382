import { type ReactElement, useMemo, useState } from 'react'
import { bulkSetCall, SET_METHOD } from '../../contract/record/set-call.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { AccountKind } from '../../field/inputs/account-kind.tsx'
import { CodeKind } from '../../field/inputs/code-kind.tsx'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { GridRow } from '../grid-row.ts'
import { BulkChecked, BulkProgress, type BulkRow } from './bulk-progress.tsx'
import type { Ticked } from './grid-selection.ts'
import { useBulkCheck } from './use-bulk-check.ts'
import { type BulkRequest, type BulkRun, useBulkRun } from './use-bulk-run.ts'

export interface BulkSetDialogProps {
  readonly grid: Grid
  readonly ticked: Ticked
  readonly name: (row: GridRow) => string
  /** Called with true when rows were changed. */
  readonly onClose: (changed: boolean) => void
}

const body = css({ display: 'grid', gap: '14' })

/** Sets one field in many rows: field and value, the server's answer for each row, then the change and its undoing. */
export function BulkSetDialog({ grid, ticked, name, onClose }: BulkSetDialogProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const list = useMessages(configGridMessages)
  const { fields } = grid.entity
  const offered = (grid.bulkFields ?? []).filter((one) => fields[one])
  const [chosen, setChosen] = useState(offered[0] ?? '')
  const [picked, setPicked] = useState<{ readonly value: string; readonly text: string | null } | null>(null)
  // The rows selected when the dialog opened, because the selection may change while it runs.
  const [rows] = useState(() => [...ticked].map(([id, row]) => ({ id, name: name(row) })))
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const value = picked?.value ?? null
  const request = useSetRequest(grid, chosen, value)
  const check = useBulkCheck(request, value === null ? NONE : ids)
  const run = useBulkRun(request)
  const undoing = useBulkRun(useUndoRequest(grid, chosen, run))
  const able = rows.filter(({ id }) => check.answers.get(id)?.ok === true)
  const done = able.filter(({ id }) => run.outcomes.get(id)?.ok === true)
  const undone = done.filter(({ id }) => undoing.outcomes.get(id)?.ok === true).length
  const working = [run, undoing].some(({ state }) => state === 'running' || state === 'stopping')
  const start = (which: BulkRun, of: readonly BulkRow[]) =>
    void which.start(
      of.map(({ id }) => id),
      '',
    )
  const field = fields[chosen]
  const label = field?.label ?? ''
  const Input = field?.kind === 'account' ? AccountKind : CodeKind
  const close = () => (working ? undefined : onClose(run.state !== 'idle'))
  return (
    <Dialog
      open
      width="600px"
      title={list.bulk({ action: list.set })}
      busy={working}
      onClose={close}
      footer={
        run.state === 'idle' ? (
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="primary"
              disabled={value === null || check.state === 'running' || check.failure !== null || able.length === 0}
              onClick={() => start(run, able)}
            >
              {texts.bulkStart({ label: list.set, count: value === null ? 0 : able.length })}
            </Button>
          </>
        ) : (
          <>
            {run.state === 'over' && undone < done.length ? (
              <Button
                disabled={working}
                onClick={() =>
                  start(
                    undoing,
                    done.filter(({ id }) => undoing.outcomes.get(id)?.ok !== true),
                  )
                }
              >
                {texts.bulkUndo({ count: done.length - undone })}
              </Button>
            ) : null}
            <Button variant="primary" disabled={working} onClick={close}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      <div className={body}>
        {undoing.state !== 'idle' ? (
          <BulkProgress label={list.undo} run={undoing} rows={done} />
        ) : run.state !== 'idle' ? (
          <BulkProgress label={list.set} run={run} rows={able} />
        ) : (
          <>
            <p>{texts.setFirst({ count: rows.length })}</p>
            {offered.length < 2 ? null : (
              <FormField label={texts.setField}>
                <Select
                  options={offered.map((one) => ({ value: one, label: fields[one]?.label ?? one }))}
                  value={chosen}
                  onChange={(next) => {
                    if (next === null) return
                    setPicked(null)
                    setChosen(next)
                  }}
                />
              </FormField>
            )}
            {field ? (
              <FormField label={texts.setValue({ label })} required>
                <Input
                  key={chosen}
                  field={field}
                  label={label}
                  required
                  look="select"
                  value={value}
                  text={picked?.text}
                  onChange={(next, text) =>
                    setPicked(typeof next === 'string' && next !== '' ? { value: next, text: text ?? null } : null)
                  }
                />
              </FormField>
            ) : null}
            {value === null ? null : <BulkChecked label={list.set} check={check} rows={rows} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

const NONE: readonly string[] = []

/** The request that sets a field in many rows. */
function useSetRequest({ entity }: Grid, field: string, value: string | null): BulkRequest {
  const { client } = useFangkit()
  return useMemo(
    () => ({
      callName: `${entity.service}.${SET_METHOD}`,
      send: async (ids, { dryRun, signal }) =>
        (
          await client.call(
            bulkSetCall(entity),
            { ids, field, value, ...(dryRun === 1 && { dryRun }) },
            signal ? { signal } : {},
          )
        ).data,
    }),
    [client, entity, field, value],
  )
}

/** The request that sets each changed row to the value it had before. */
function useUndoRequest({ entity }: Grid, field: string, { outcomes }: BulkRun): BulkRequest {
  const { client } = useFangkit()
  return useMemo(
    () => ({
      callName: `${entity.service}.${SET_METHOD}`,
      send: async (ids) => {
        const before = (id: string): string | null => outcomes.get(id)?.before ?? null
        const answers = []
        for (const value of new Set(ids.map(before))) {
          const those = ids.filter((id) => before(id) === value)
          answers.push((await client.call(bulkSetCall(entity), { ids: those, field, value })).data)
        }
        return answers.flat()
      },
    }),
    [client, entity, field, outcomes],
  )
}
