import { type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Value } from '../../../catalogue/kind.ts'
import type { Stored } from '../../../contract/output.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { clockText } from '../../../form/ago.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { newProjectMessages } from '../../../locale/zh-cn/project-detail/new-project.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useEmit } from '../../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../../provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Drawer } from '../../../ui/dialogs/drawer.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { CARRIED_FIELDS } from './creation-layout.ts'
import { CreationFooter } from './creation-footer.tsx'
import { LoadFailure } from '../../load-failure.tsx'
import type { NewProjectProps } from './new-project-props.ts'
import { type ProjectData, useProject } from '../use-project.ts'

const NewProjectForm = lazyPart(() => import('./new-project-form.tsx').then(({ NewProjectForm }) => NewProjectForm))

/** What the user chose to do after saving. */
type Then = 'open' | 'again'

const loading = css({ display: 'grid', gap: '14' })

export function NewProjectDrawer({
  cloneOf = null,
  address,
  onClose,
  onSaved,
  onNavigate,
}: Omit<NewProjectProps, 'fallback'>): ReactElement {
  const texts = useMessages(projectDetailMessages)
  const drawer = useMessages(newProjectMessages)
  const load = useProject(
    useMemo(() => (cloneOf === null ? { kind: 'blank' } : { kind: 'copy', of: cloneOf }), [cloneOf]),
  )
  const user = useAuthUser()
  const cache = useCache()
  const emit = useEmit()
  const notifySaved = useHostCallback(onSaved, 'onSaved')
  const navigate = useHostCallback(onNavigate, 'onNavigate')
  const close = useHostCallback(onClose, 'onClose')
  const [form, setForm] = useState<EntityFormApi | null>(null)
  const [draftSavedAt, setDraftSavedAt] = useState<number | null>(null)
  const [round, setRound] = useState<{ readonly count: number; readonly after: Stored<Project> | null }>({
    count: 0,
    after: null,
  })
  const then = useRef<Then>('open')
  const data = useMemo(
    () => load.data && startOf(load.data, round.after, cloneOf === null ? address : undefined),
    [load.data, round.after, cloneOf, address],
  )
  const error = load.error ?? (user.data ? null : user.error)

  const finish = useCallback(
    (record: Stored<Project>) => {
      const { keyValue: projectId } = record
      if (projectId === null) return
      void cache.invalidate({ key: [project.service, 'getPageList'] })
      emit({ type: 'saved', source: 'new-project', projectId, created: true })
      notifySaved({ projectId, record, created: true, source: 'new-project' })
      setDraftSavedAt(null)
      if (then.current === 'again') setRound(({ count }) => ({ count: count + 1, after: record }))
      else {
        navigate({ to: 'project', params: { projectId }, source: 'new-project' })
        close()
      }
    },
    [cache, emit, notifySaved, navigate, close],
  )
  const leave = (): void => {
    then.current = 'open'
    if (form === null) close()
    else void form.requestLeave().then((left) => (left ? close() : undefined))
  }
  const save = (next: Then): void => {
    then.current = next
    void form?.save()
  }
  useScrollToTop(form, round.count)

  const waiting = (
    <div className={loading}>
      <SkeletonCard rows={1} />
      <SkeletonCard rows={3} />
      <SkeletonCard rows={2} />
    </div>
  )
  return (
    <Drawer
      open
      title={cloneOf === null ? texts.newProject : texts.cloneProject}
      badge={
        draftSavedAt === null ? undefined : (
          <Tag title={drawer.draftKeptHint}>{drawer.draftKept({ at: clockText(draftSavedAt) })}</Tag>
        )
      }
      onClose={leave}
      footer={
        <CreationFooter
          form={form}
          onCancel={leave}
          onSaveAndNew={() => save('again')}
          onSaveAndOpen={() => save('open')}
          again={cloneOf === null}
        />
      }
    >
      {error ? (
        <LoadFailure texts={texts} error={error} retrying={load.refreshing} onRetry={load.retry} />
      ) : !data || !user.data ? (
        waiting
      ) : user.data.mayCreateProject ? (
        <Suspense fallback={waiting}>
          <NewProjectForm
            key={round.count}
            data={data}
            copyOf={cloneOf}
            owner={user.data.acctId}
            onSaved={finish}
            onForm={setForm}
            onDraftSaved={setDraftSavedAt}
          />
        </Suspense>
      ) : (
        <ForbiddenState title={texts.mayNotCreate}>{texts.mayNotCreateText}</ForbiddenState>
      )}
    </Drawer>
  )
}

/** The first case starts with the address that is known, a further one with the people of the previous one. */
function startOf(data: ProjectData, after: Stored<Project> | null, address: string | undefined): ProjectData {
  if (after === null)
    return address === undefined ? data : { ...data, defaults: { ...data.defaults, hf20HouseAddress: address } }
  const values = valuesOf(project, after)
  const carried: RecordValues = Object.fromEntries(
    CARRIED_FIELDS.map((name): readonly [string, Value] => [name, values[name] ?? null]),
  )
  const texts = Object.fromEntries(
    CARRIED_FIELDS.flatMap((name) =>
      after.refValues[name] === undefined ? [] : [[name, after.refValues[name]] as const],
    ),
  )
  // adapter: a spread loses the type of `refValues`, which is no field
  const record = { ...data.record, refValues: { ...data.record.refValues, ...texts } } as Stored<Project>
  return { ...data, defaults: { ...data.defaults, ...carried }, record }
}

/** Scrolls the next blank form to its top. */
function useScrollToTop(form: EntityFormApi | null, round: number): void {
  useEffect(() => {
    if (round > 0) form?.root.current?.scrollIntoView({ block: 'start' })
  }, [form, round])
}
