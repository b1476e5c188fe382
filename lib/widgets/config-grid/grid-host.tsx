import { useLatest } from '../../provider/use-latest.ts'
import {
  type ReactElement,
  type Ref,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { importsRows } from '../../domain/grid/row-import.ts'
import { EntityGrid, type GridHandle } from '../../grid/entity-grid.tsx'
import type { GridAction } from '../../grid/grid-events.ts'
import { type GridQuery, placeOfList } from '../../grid/grid-query.ts'
import type { GridRow } from '../../grid/grid-row.ts'
import { ImportButton } from '../../grid/import/import-button.tsx'
import type { GridPermissions } from '../../grid/operations/use-permissions.ts'
import type { GridSelection } from '../../grid/selection/grid-selection.ts'
import type { GridOperated } from '../../grid/operations/use-row-operations.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostAddress } from '../../provider/callbacks/use-host-address.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { css } from '../../styled-system/css/index.js'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { WidgetOwn } from '../widget-providers.tsx'
import type { ConfigGridHandle, ConfigGridProps } from './config-grid-props.ts'
import { type OpenForm, useOpenForm } from './use-open-form.ts'

const RecordForms = lazyPart(() => import('./record-forms.tsx').then(({ RecordForms }) => RecordForms))

export interface GridHostProps extends Omit<ConfigGridProps, keyof WidgetOwn> {
  readonly handle: Ref<ConfigGridHandle>
}

const listPlace = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  maxHeight: 'full',
  minWidth: '0',
  '&[hidden]': { display: 'none' },
})

/** Draws the list and the form beside it. */
export function GridHost(props: GridHostProps): ReactElement {
  const {
    definition,
    query,
    defaultQuery,
    parentKey,
    parentType,
    readOnly = false,
    action,
    recordId = null,
    onOpen,
    paged = true,
    handle,
  } = props
  const list = useRef<GridHandle>(null)
  const parent = useMemo(
    () => (parentKey === undefined ? null : { objKey: parentKey, objType: parentType }),
    [parentKey, parentType],
  )
  const notifyForm = useHostCallback(props.onFormChange, 'onFormChange')
  const formChanged = useCallback(
    (form: OpenForm | null) =>
      notifyForm({ action: form?.action ?? null, id: form?.id ?? null, source: 'config-grid' }),
    [notifyForm],
  )
  const forms = useOpenForm(
    placeOfList(definition, parent),
    action === undefined ? null : { action, id: recordId },
    formChanged,
  )
  const { opened, open, close, isDirty } = forms
  const [total, setTotal] = useState(0)
  const reports = useHostReports(props, setTotal)
  const hostOpens = useHostCallback(onOpen, 'onOpen')
  const href = useHostAddress(props.rowHref, 'rowHref')
  const recordHref = useHostAddress(props.recordHref, 'recordHref')
  const isHostOpening = onOpen !== undefined
  const act = useCallback(
    (requested: GridAction, row: GridRow | null) => {
      const id = row?.keyValue ?? null
      if (isHostOpening) hostOpens({ action: requested, id, row, source: 'config-grid' })
      else void open(requested, id)
    },
    [isHostOpening, hostOpens, open],
  )
  const latest = useLatest(opened)
  const { operated: notifyOperated } = reports
  const operated = useCallback(
    (event: GridOperated) => {
      notifyOperated(event)
      const { id, action: shown } = latest.current ?? { id: null, action: null }
      if (id === null || shown === null || !event.ids.includes(id)) return
      // The open record changed or was deleted.
      if (event.operation === 'delete') void close()
      else void open(shown, id)
    },
    [notifyOperated, close, open, latest],
  )
  useImperativeHandle(
    handle,
    () => ({
      refresh: () => list.current?.refresh(),
      openForm: (requested, id = null) => void open(requested, id),
      isDirty,
    }),
    [open, isDirty],
  )
  const imports = paged && importsRows(definition)
  const offerImport = ({ add }: GridPermissions) => (add ? <ImportButton grid={definition} /> : null)
  const inPage = opened !== null && definition.form.page === true
  return (
    <>
      <div className={listPlace} hidden={inPage}>
        <EntityGrid
          grid={definition}
          query={query}
          defaultQuery={defaultQuery}
          onQueryChange={reports.query}
          paged={paged}
          parent={parent}
          readOnly={readOnly}
          onRows={reports.rows}
          onSelection={props.onSelectionChange && reports.selection}
          onOperated={operated}
          onFailed={reports.failed}
          onAct={act}
          href={href}
          recordHref={recordHref}
          current={opened?.id ?? (action === undefined ? recordId : null)}
          tools={imports ? offerImport : undefined}
          handle={list}
        />
      </div>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <RecordForms grid={definition} forms={forms} list={list} total={total} parent={parent} readOnly={readOnly} />
        </Suspense>
      )}
    </>
  )
}

/** Callbacks of the host with stable identities. */
function useHostReports(
  { onQueryChange, onRowsChanged, onSelectionChange, onReady, onError, definition }: GridHostProps,
  onTotal: (total: number) => void,
) {
  const query = useHostCallback(onQueryChange, 'onQueryChange')
  const changeRows = useHostCallback(onRowsChanged, 'onRowsChanged')
  const changeSelection = useHostCallback(onSelectionChange, 'onSelectionChange')
  const ready = useHostCallback(onReady, 'onReady')
  const failed = useHostCallback(onError, 'onError')
  const emit = useEmit()
  const isReady = useRef(false)
  const rows = useCallback(
    (shown: readonly GridRow[], total: number, now: GridQuery) => {
      onTotal(total)
      changeRows({ rows: shown, total, query: now, source: 'config-grid' })
      if (isReady.current) return
      isReady.current = true
      ready()
    },
    [changeRows, ready, onTotal],
  )
  const selection = useCallback(
    (chosen: GridSelection) => changeSelection({ ...chosen, source: 'config-grid' }),
    [changeSelection],
  )
  const operated = useCallback(
    (event: GridOperated) => emit({ type: 'operated', source: 'config-grid', grid: definition.name, ...event }),
    [emit, definition.name],
  )
  return { query, rows, selection, failed, operated }
}
