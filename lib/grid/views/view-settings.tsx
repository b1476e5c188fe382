import { type FormEvent, type ReactElement, useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { newIdempotencyKey } from '../../client/client.ts'
import { gridViewCalls, type SavedViewInput } from '../../contract/grid/grid-view-calls.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { LONGEST_VIEW_TITLE, MOST_VIEWS } from '../../domain/grid/saved-view.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useConfirm } from '../../provider/notices/use-confirm.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { GridState } from '../use-grid-state.ts'
import type { GridViews } from './use-grid-views.ts'
import { ViewPublishing } from './view-publishing.tsx'

export interface ViewSettingsProps {
  readonly grid: Grid
  readonly state: GridState
  readonly views: GridViews
  readonly onDone: () => void
}

const body = css({ display: 'grid', gap: '12', padding: '14' })
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '8', justifyContent: 'flex-end' })
const part = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  paddingBottom: '12',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})

/** Saves the current arrangement under a name, and changes or deletes the view in use. */
export function ViewSettings({ grid, state, views, onDone }: ViewSettingsProps): ReactElement {
  const texts = useMessages(gridDialogMessages)
  const confirm = useConfirm()
  const { current, changed, list } = views
  const [title, setTitle] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const { busy, save, remove } = useViewCalls(grid, state, onDone)
  const manages = useAuthUser().data?.isManager === true
  // Only managers may change views published for a role.
  const locked = current !== null && !manages && typeof current.role === 'string'
  const named = title.trim()
  const taken = list.some((one) => one.own !== false && one.title === named && !(renaming && one.id === current?.id))
  const error = taken
    ? texts.viewTaken
    : !renaming && list.filter(({ own }) => own !== false).length >= MOST_VIEWS
      ? texts.viewsFull({ count: MOST_VIEWS })
      : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (named === '' || error !== null || busy) return
    if (renaming && current) void save({ ...current, title: named }, texts.viewSaved)
    else void save({ grid: grid.name, title: named, isDefault, layout: state.layout }, texts.viewSaved)
  }
  const drop = async () => {
    if (
      current &&
      (await confirm({ title: texts.viewDelete({ title: current.title }), confirmLabel: texts.remove, danger: true }))
    )
      await remove(current)
  }
  return (
    <form className={body} onSubmit={submit} noValidate>
      {current?.own === false && !manages ? <Notice tone="info">{texts.viewLocked}</Notice> : null}
      {current === null || (locked && !changed) ? null : (
        <div className={part}>
          {changed && !locked ? (
            <Button
              size="sm"
              variant="primary"
              loading={busy}
              onClick={() => void save({ ...current, layout: state.layout }, texts.viewSaved)}
            >
              {texts.viewUpdate}
            </Button>
          ) : null}
          {changed ? (
            <Button
              size="sm"
              onClick={() => {
                state.enterView(current)
                onDone()
              }}
            >
              {texts.viewRevert}
            </Button>
          ) : null}
          {locked ? null : (
            <Button
              size="sm"
              aria-pressed={renaming}
              onClick={() => {
                setRenaming(!renaming)
                setTitle(renaming ? '' : current.title)
              }}
            >
              {texts.viewRename}
            </Button>
          )}
          {current.own === false ? null : (
            <Button size="sm" onClick={() => void save({ ...current, isDefault: !current.isDefault }, texts.viewSaved)}>
              {current.isDefault ? texts.viewNoDefault : texts.viewMakeDefault}
            </Button>
          )}
          {locked ? null : (
            <Button size="sm" variant="danger" onClick={() => void drop()}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {manages && current !== null ? (
        <div className={part}>
          <ViewPublishing
            view={current}
            busy={busy}
            onPublish={(role) =>
              void save({ ...current, role }, role === null ? texts.viewWithdrawn : texts.viewPublished)
            }
          />
        </div>
      ) : null}
      <FormField label={renaming ? texts.viewNewTitle : texts.viewTitle} error={error ?? undefined}>
        <TextInput
          value={title}
          maxLength={LONGEST_VIEW_TITLE}
          placeholder={texts.viewTitleHint}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </FormField>
      {renaming ? null : <Checkbox label={texts.viewAsDefault} value={isDefault} onChange={setDefault} />}
      <div className={foot}>
        <Button size="sm" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={busy} disabled={named === '' || error !== null}>
          {renaming ? texts.save : texts.viewSaveNew}
        </Button>
      </div>
    </form>
  )
}

function useViewCalls(grid: Grid, state: GridState, onDone: () => void) {
  const { client } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  const emit = useEmit()
  const [busy, setBusy] = useState(false)
  const run = async (op: string, work: () => Promise<string | null>, said: string): Promise<void> => {
    setBusy(true)
    try {
      const id = await work()
      await cache.invalidate([gridViewCalls.getPageList.service])
      state.setView(id)
      notify({ tone: 'success', title: said })
      emit({ type: 'viewSaved', source: 'config-grid', grid: grid.name, id })
      onDone()
    } catch (thrown) {
      const notice = noticeOf(toFangkitError(thrown, op))
      if (notice) notify(notice)
      setBusy(false)
    }
  }
  const texts = useMessages(gridDialogMessages)
  return {
    busy,
    save: (
      { id, version, title, isDefault, role, layout }: Omit<SavedViewInput, 'grid'> & { readonly grid?: string },
      said: string,
    ) =>
      run(
        'GridView.doSave',
        async () => {
          const input = {
            grid: grid.name,
            title,
            layout,
            ...(isDefault !== undefined && { isDefault }),
            ...(id !== undefined && { id }),
            ...(version !== undefined && { version }),
            ...(role !== undefined && { role }),
          }
          return (await client.call(gridViewCalls.doSave, input, { idempotencyKey: newIdempotencyKey() })).data.id
        },
        said,
      ),
    remove: ({ id, version }: { readonly id: string; readonly version: number }) =>
      run(
        'GridView.doDelete',
        async () => {
          await client.call(gridViewCalls.doDelete, { id, version })
          return null
        },
        texts.viewDeleted,
      ),
  }
}
