import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { GridHandle } from '../../grid/entity-grid.tsx'
import type { GridParent } from '../../grid/grid-query.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonCard } from '../../ui/loading/skeleton-card.tsx'
import type { OneTimeSecret } from './one-time-secrets.ts'
import { RecordBody } from './record-body.tsx'
import { RecordFooter } from './record-footer.tsx'
import { RecordFrame } from './record-frame.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordWalk } from './record-walk.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import type { GridRecord } from './use-record.ts'
import type { OpenForms } from './use-open-form.ts'
import { usePermittedAction } from './use-permitted-action.ts'

const remark = css({ paddingInline: 'pad', paddingTop: '14' })
const centred = css({ display: 'grid', placeItems: 'center', minHeight: '320px', padding: '20' })
const waiting = css({ display: 'grid', gap: '14', padding: 'pad' })

export interface RecordFormsProps {
  readonly grid: Grid
  readonly forms: OpenForms
  readonly list: RefObject<GridHandle | null>
  readonly total: number
  readonly parent: GridParent | null
  readonly readOnly: boolean
}

/** Shows the open form in a drawer, or in place of the list when the form is long. @source GRD-005, GRD-017, GRD-018 */
export function RecordForms({ grid, forms, list, total, parent, readOnly }: RecordFormsProps): ReactElement | null {
  const texts = useMessages(gridDialogMessages)
  const cache = useCache()
  const emit = useEmit()
  const { opened, open, close, goOn, setForm } = forms
  const [form, storeForm] = useState<EntityFormApi | null>(null)
  const [record, setRecord] = useState<GridRecord | null>(null)
  const [secrets, setSecrets] = useState<{ readonly of: readonly OneTimeSecret[]; readonly name: string } | null>(null)
  const answered = useRef<readonly OneTimeSecret[]>([])
  const again = useRef(false)
  const handleForm = useMemo(
    () => (next: EntityFormApi | null) => {
      storeForm(next)
      setForm(next)
    },
    [setForm],
  )
  useEffect(() => {
    if (opened?.id === null) setRecord(null)
  }, [opened?.id])
  const { action: permitted, refused } = usePermittedAction(
    grid,
    parent,
    readOnly ? 'VIEW' : (opened?.action ?? 'VIEW'),
  )
  if (opened === null) return null
  const { action, id } = opened
  const shown = permitted ?? action
  const saved = (stored: GridRecord, created: boolean): void => {
    setRecord(stored)
    if (answered.current.length > 0) setSecrets({ of: answered.current, name: nameIn(grid, stored) })
    answered.current = []
    void cache.invalidate([grid.entity.service])
    emit({ type: 'saved', source: 'config-grid', grid: grid.name, id: stored.keyValue, created })
    if (created && again.current) void open('ADD', null)
    else if (stored.keyValue !== null && created) goOn(stored.keyValue)
  }
  const save = (then: 'stay' | 'again'): void => {
    again.current = then === 'again'
    void form?.save()
  }
  const heading = { VIEW: texts.formView, ADD: texts.formAdd, EDIT: texts.formEdit, CLONE: texts.formClone }[shown]
  const body =
    permitted === null ? (
      <NoForm refused={refused} />
    ) : (
      <>
        {refused === null ? null : (
          <div className={remark}>
            <Notice tone="warn" role="status" size="slim">
              {texts.onlyRead({ reason: refused })}
            </Notice>
          </div>
        )}
        <RecordBody
          key={opened.round}
          grid={grid}
          action={shown}
          id={id}
          parent={parent}
          onForm={handleForm}
          onSecrets={(values) => {
            answered.current = values
          }}
          onRecord={setRecord}
          onSaved={saved}
        />
      </>
    )
  const [secret, ...others] = secrets?.of ?? []
  const frame = (
    <RecordFrame
      title={heading({ title: grid.entity.title })}
      note={record !== null && id !== null && grid.open !== null ? nameIn(grid, record) : null}
      page={grid.form.page === true}
      asked={opened.round > 0}
      actions={
        id === null || shown === 'CLONE' ? null : (
          <RecordWalk id={id} total={total} list={list} onWalk={(to) => open(action, to)} />
        )
      }
      onClose={() => void close()}
      footer={
        <RecordFooter
          action={permitted ?? 'VIEW'}
          form={form}
          record={record}
          list={list}
          mayAddMore={shown === 'ADD'}
          onSave={save}
          onClose={() => void close()}
        />
      }
    >
      {grid.form.page === true && Object.keys(grid.entity.groups).length > 1 ? (
        <RecordSections key={opened.round} entity={grid.entity}>
          {body}
        </RecordSections>
      ) : (
        body
      )}
    </RecordFrame>
  )
  return (
    <>
      {frame}
      {secrets === null || secret === undefined ? null : (
        // Not lazy: a part that does not load would lose the only sight of the value.
        <SecretDialog
          secret={secret}
          name={secrets.name}
          onClose={() => setSecrets(others.length > 0 ? { ...secrets, of: others } : null)}
        />
      )}
    </>
  )
}

/** The name of a record; empty where its list names no column. */
function nameIn({ open }: Grid, record: GridRecord): string {
  return open === null ? '' : (record.refValues[open] ?? String(record[open] ?? ''))
}

/** Shown while permissions load, and where the user may not add a record. */
function NoForm({ refused }: { readonly refused: string | null }): ReactElement {
  const common = useMessages(commonMessages)
  return refused === null ? (
    <div className={waiting}>
      <SkeletonCard rows={3} />
      <SkeletonCard rows={2} />
    </div>
  ) : (
    <div className={centred}>
      <ForbiddenState title={refused}>{common.forbiddenText}</ForbiddenState>
    </div>
  )
}
