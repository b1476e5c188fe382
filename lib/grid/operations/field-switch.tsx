import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react'
import { checkField } from '../../catalogue/check.ts'
import type { Scalar, Scope } from '../../catalogue/kind.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { type GridSwitch, switchState } from '../../domain/grid/grid-switches.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useToday } from '../../provider/use-today.ts'
import { css } from '../../styled-system/css/index.js'
import { Tag } from '../../ui/indicators/tag.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { MEANING_TONE } from '../cells/status-tone.ts'
import type { GridRow } from '../grid-row.ts'
import { nameOf, type RowAbilities } from './row-abilities.ts'

export interface FieldSwitchProps {
  readonly column: GridColumn
  readonly change: GridSwitch
  readonly row: GridRow
  readonly abilities: RowAbilities
  readonly tabIndex: 0 | -1
  /** The cell as everyone reads it. */
  readonly children: ReactNode
}

const grey = css({ color: 'ink-3' })
/** Between a value and its source, as the server answers both in one text. */
const BETWEEN = ' · '
// Reserves space for the switch, which comes with the rights of the user.
const CELL: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }
const BESIDE_TEXT: CSSProperties = { ...CELL, minWidth: 168 }

/**
 * Sets a field of a row between two values in its cell, with what holds now and where this comes from. It shows the new
 * state at once, the former one again when the server refuses it, and can be undone. A user who may not edit the row
 * reads the text; so does everyone where a rule of the field does not allow the other value.
 */
export function FieldSwitch({ column, change, row, abilities, tabIndex, children }: FieldSwitchProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const today = useToday()
  const { entity } = abilities.grid
  const set = useSetField(abilities, column.label, change.field)
  const [turnedAt, setTurnedAt] = useState<number | null>(null)
  const state = switchState(change, row)
  const isTurned = turnedAt === row.version
  const next = state === true ? change.off : change.on
  const mayEdit = abilities.operations.includes('edit') && abilities.state('edit', row).enabled
  const [issue] =
    mayEdit && state !== null
      ? checkField(entity, change.field, { ...scopeOf(row), [change.field]: next }, { today })
      : []
  const turn = async (): Promise<void> => {
    if (isTurned) return
    setTurnedAt(row.version)
    if (!(await set(row, next))) setTurnedAt(null)
  }
  const hasText = column.name !== change.field
  const offered = mayEdit && state !== null && issue === undefined
  return (
    <span style={hasText ? BESIDE_TEXT : CELL} title={issue?.message}>
      {hasText ? <ValueAndSource text={row[column.name]} change={change} /> : offered ? null : children}
      {offered ? (
        <Switch
          ref={(box) => {
            if (box) box.tabIndex = tabIndex
          }}
          aria-label={texts.actOnRow({ action: column.label, name: nameOf(row, abilities.openColumn ?? undefined) })}
          value={state !== isTurned}
          onChange={() => void turn()}
        />
      ) : null}
    </span>
  )
}

// adapter: a rest type loses the values
const scopeOf = ({ refValues: _texts, ...values }: GridRow): Scope => values as Scope

/** What holds, as a tag where it has a meaning, and in grey where it comes from. */
function ValueAndSource({ text, change }: { readonly text: unknown; readonly change: GridSwitch }): ReactElement {
  const texts = useMessages(configGridMessages)
  const [value = '', source] = String(text ?? '').split(BETWEEN)
  const meaning = change.meanings?.[value]
  return (
    <span>
      {meaning ? <Tag tone={MEANING_TONE[meaning]}>{value}</Tag> : value}{' '}
      {source === undefined ? null : (
        <span className={grey}>{source === change.own ? source : texts.inheritedFrom({ source })}</span>
      )}
    </span>
  )
}

/** Saves one field of a row, reports it and offers the former value back. True when it was saved. */
function useSetField({ grid, openColumn }: RowAbilities, label: string, field: string) {
  const texts = useMessages(configGridMessages)
  const { done } = useMessages(commonMessages)
  const { client } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  const emit = useEmit()
  const { service } = grid.entity
  const calls = recordCalls(grid.entity)
  const set = async (row: GridRow, value: Scalar): Promise<boolean> => {
    const { keyValue, version } = row
    const named = { name: nameOf(row, openColumn ?? undefined), label }
    try {
      const { data } = await client.call(calls.doSave, { keyValue, version, [field]: value })
      const former = scalarOf(row[field])
      notify({
        tone: 'success',
        title: done,
        text: texts.fieldSet(named),
        action: { label: texts.undo, onAct: () => void set(data, former) },
      })
      emit({ type: 'saved', source: 'config-grid', grid: grid.name, id: data.keyValue, created: false })
      return true
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, `${service}.doSave`))
      if (notice) notify({ ...notice, title: texts.fieldNotSet(named), text: notice.text ?? notice.title })
      return false
    } finally {
      // Also after a refusal, because the record may have changed.
      void cache.invalidate([service])
    }
  }
  return set
}

const scalarOf = (value: unknown): Scalar => (typeof value === 'string' || typeof value === 'number' ? value : null)
