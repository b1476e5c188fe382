import { ListTodo, Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AddedFlows, MainFlows } from '../../contract/flow/flow-job-calls.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { type Leaving, useLeaving } from '../../form/leaving/use-leaving.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useToday } from '../../provider/use-today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/sections/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { focusedNear, isFocusLost } from '../../ui/dom/focused-near.ts'
import { CTRL_KEYS, isCtrlKey } from '../../ui/dom/ctrl-key.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { AnyJob } from './flow-actions.ts'
import { FlowBar } from './flow-bar.tsx'
import { chipCounts, type FlowChip } from './flow-chips.ts'
import { FlowHead } from './flow-head.tsx'
import { flowPage } from './flow-layout.ts'
import { FlowList } from './table/flow-list.tsx'
import { FlowNotices } from './flow-notices.tsx'
import { type FlowOpened, FlowOverlay } from './flow-overlay.tsx'
import { GuideOverlay, type GuideOverlayProps } from './guide-overlay.tsx'
import type { CaseRecordProps } from '../use-open-record.ts'
import { useFinish } from './finish/use-finish.ts'
import type { FlowLoad } from './use-flow-data.ts'
import { type FlowPeople, useFlowPeople } from './people/use-flow-people.ts'
import type { FlowReports } from './use-flow-reports.ts'
import type { FlowSelection } from './use-flow-selection.ts'
import { useFlowTerms } from './use-flow-terms.ts'
import { useJobRecord } from './use-job-record.ts'
import { useFolds } from './table/use-folds.ts'
import { usePeopleDraft } from './people/use-people-draft.ts'
import { useShownFlows } from './table/use-shown-flows.ts'
import { useUndo } from './finish/use-undo.ts'

const FinishWithoutPapers = lazyPart(() =>
  import('./finish/finish-without-papers.tsx').then(({ FinishWithoutPapers }) => FinishWithoutPapers),
)
const LeavePeople = lazyPart(() => import('./people/leave-people.tsx').then(({ LeavePeople }) => LeavePeople))

export interface FlowScreenProps extends CaseRecordProps {
  readonly projectId: string
  readonly readOnly: boolean
  readonly data: MainFlows
  readonly load: FlowLoad
  readonly selection: FlowSelection
  readonly reports: FlowReports
  /** Loads the flows again; the current ones stay on screen meanwhile. */
  readonly refresh: () => Promise<void>
  /** Reports unsaved choices of people. */
  readonly guard: Ref<LeaveGuard>
}

/** The work of a case on screen, and its actions. */
export function FlowScreen({
  projectId,
  readOnly,
  data,
  load,
  selection,
  reports,
  refresh,
  guard,
  record,
  onRecordChange,
}: FlowScreenProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const today = useToday()
  const me = useAuthUser().data?.acctId ?? null
  const root = useRef<HTMLDivElement>(null)
  const [chip, setChip] = useState<FlowChip>('all')
  const [opened, setOpened] = useState<FlowOpened | null>(null)
  const [guide, setGuide] = useState<GuideOverlayProps['at'] | null>(null)
  const folds = useFolds(data, today, chip)
  const list = useShownFlows(projectId, data, chip, { me, today })
  const mains = useMemo(() => data.flowWorkVos.flatMap(({ jobsList }) => jobsList), [data])
  const counts = useMemo(() => chipCounts(data.flowWorkVos, { me, today }), [data, me, today])
  const names = useMemo(
    () => new Map(mains.map(({ keyValue, hf15FlowName }) => [keyValue, hf15FlowName ?? ''])),
    [mains],
  )
  const renew = useCallback(() => void refresh(), [refresh])
  const people = useFlowPeople({ projectId, reports, onChanged: renew })
  const draft = usePeopleDraft(projectId, me, people)
  const answer = useGuard(guard, people)
  const finishing = useFinish({ projectId, names, reports, onDone: selection.drop, onChanged: renew })
  const { dismissNext } = finishing
  const undoing = useUndo(
    refresh,
    useCallback(
      (id) => {
        dismissNext()
        const guideButton = root.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"] [data-guide]`)
        // The button that undid it goes, and its focus with it. A user who has moved on to another control stays there.
        if (guideButton && (isFocusLost(guideButton) || focusedNear(guideButton)?.matches('[data-undo]')))
          guideButton.focus()
      },
      [dismissNext],
    ),
  )
  const openGuide = useCallback(
    ({ keyValue, hf15FatherCode }: AnyJob) => setGuide({ id: keyValue, fatherCode: hf15FatherCode || null }),
    [],
  )
  useJobRecord({ projectId, data, folds, guide, onGuide: setGuide, record, onRecordChange })
  const terms = useFlowTerms({
    projectId,
    readOnly,
    data,
    me,
    today,
    reports,
    selection,
    people,
    toggle: folds.toggle,
    openGuide,
    open: setOpened,
    undo: undoing.undo,
  })
  const close = useCallback(() => setOpened(null), [])

  const adding =
    readOnly || !terms.mayAssign ? null : { blocked: data.blocked, start: () => setOpened({ kind: 'adding' }) }
  const added = (
    { added: jobs, results }: AddedFlows,
    when: Parameters<Parameters<typeof FlowOverlay>[0]['onAdded']>[1],
  ): void => {
    setOpened(null)
    notify({ tone: 'success', title: texts.added({ count: jobs.length }) })
    if (when === null) renew()
    else void finishing.settle({ ...when, results })
  }
  const press = (event: KeyboardEvent): void => {
    // Events from portals bubble through the React tree, but come from outside this element.
    if (
      !isCtrlKey(event.nativeEvent, CTRL_KEYS.save) ||
      event.defaultPrevented ||
      !(event.target instanceof Node && event.currentTarget.contains(event.target))
    )
      return
    event.preventDefault()
    if (!readOnly && data.blocked === null && people.choices.size > 0 && !event.repeat) void people.save()
  }
  const none = mains.length === 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a shortcut from any focused element inside
    <div ref={root} onKeyDown={press} role="presentation">
      <div className={flowPage}>
        <FlowNotices
          load={load}
          blocked={readOnly ? null : data.blocked}
          draft={adding === null ? null : draft}
          finishing={finishing}
          onNext={(job) => {
            dismissNext()
            openGuide(job)
          }}
        />
        <Card aria-label={texts.title}>
          {none ? (
            <EmptyState
              icon={<ListTodo aria-hidden />}
              title={texts.none}
              actions={
                adding === null ? null : (
                  <Button
                    variant="primary"
                    icon={<Plus aria-hidden />}
                    disabled={adding.blocked !== null}
                    title={adding.blocked ?? undefined}
                    onClick={adding.start}
                  >
                    {texts.add}
                  </Button>
                )
              }
            >
              {adding === null ? texts.noneReadText : texts.noneText}
            </EmptyState>
          ) : (
            <>
              <FlowHead
                counts={counts}
                chip={chip}
                onChip={setChip}
                onLogs={() => setOpened({ kind: 'logs' })}
                onView={() => setOpened({ kind: 'view' })}
                adding={adding}
              />
              <FlowList
                list={list}
                chip={chip}
                onChip={setChip}
                folds={folds}
                terms={terms}
                states={{
                  ticked: selection.ticked,
                  choices: people.choices,
                  undoing: undoing.busy,
                  current: guide?.id ?? null,
                }}
              />
            </>
          )}
        </Card>
      </div>
      {none ? null : (
        <FlowBar
          projectId={projectId}
          onRefreshed={renew}
          shownIds={list.openIds}
          selection={selection}
          people={people}
          terms={terms}
          busy={finishing.busy}
          onRun={finishing.run}
          total={data.mytotalAmount}
          earned={data.earnedAmount}
          ofCase={data.isManager > 0}
        />
      )}
      {opened === null ? null : (
        <FlowOverlay
          opened={opened}
          projectId={projectId}
          chosen={opened.kind === 'person' ? people.choices.get(opened.job.keyValue) : undefined}
          onPerson={people.choose}
          onAdded={added}
          onClose={close}
        />
      )}
      {guide === null ? null : (
        <GuideOverlay
          at={guide}
          mains={mains}
          shown={list.shown ?? []}
          folds={folds}
          terms={terms}
          finishing={finishing}
          onMove={openGuide}
          onChanged={renew}
          onClose={() => setGuide(null)}
        />
      )}
      {finishing.lacking === null ? null : (
        <Suspense fallback={null}>
          <FinishWithoutPapers lacking={finishing.lacking} busy={finishing.busy} onAnswer={finishing.answer} />
        </Suspense>
      )}
      {answer === null ? null : (
        <Suspense fallback={null}>
          <LeavePeople count={people.choices.size} onChoose={answer} />
        </Suspense>
      )}
    </div>
  )
}

/** Guards unsaved choices of people when the user leaves. */
function useGuard(guard: Ref<LeaveGuard>, { now, save, discard }: FlowPeople): Leaving['answer'] {
  const isDirty = useCallback(() => now().size > 0, [now])
  const { requestLeave, answer } = useLeaving({ isDirty, save, discard })
  useImperativeHandle(guard, () => ({ isDirty, requestLeave }), [isDirty, requestLeave])
  return answer
}
