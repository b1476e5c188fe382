import { type ComponentType, type ReactElement, Suspense, useCallback, useId } from 'react'
import type { Day } from '../../catalogue/day.ts'
import type { AddedFlows } from '../../contract/flow/flow-job-calls.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { CaseSourcesProvider } from '../../field/case-sources.ts'
import type { AccountDrawerProps } from '../../field/pickers/account-drawer.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { OnDemand } from '../../ui/loading/on-demand.tsx'
import type { AnyJob } from './flow-actions.ts'
import type { PersonChoice } from './people/people-choices.ts'

const LogDialog = lazyPart(() => import('./logs/log-dialog.tsx').then(({ LogDialog }) => LogDialog))
const ViewDialog = lazyPart(() => import('./view/view-dialog.tsx').then(({ ViewDialog }) => ViewDialog))
const AddFlowsDialog = lazyPart(() =>
  import('./adding/add-flows-dialog.tsx').then(({ AddFlowsDialog }) => AddFlowsDialog),
)

/** The open dialog or drawer, beside a guide. */
export type FlowOpened =
  | { readonly kind: 'logs' }
  | { readonly kind: 'view' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'person'; readonly job: AnyJob; readonly button: HTMLElement }

export interface FlowOverlayProps {
  readonly opened: FlowOpened
  readonly projectId: string
  /** Unsaved choice of a person for this job. */
  readonly chosen: PersonChoice | undefined
  readonly onPerson: (job: AnyJob, choice: PersonChoice) => void
  readonly onAdded: (added: AddedFlows, when: { readonly day: Day; readonly reminder: boolean } | null) => void
  readonly onClose: () => void
}

const loadDrawer = (): Promise<ComponentType<AccountDrawerProps>> =>
  import('../../field/pickers/account-drawer.tsx').then(({ AccountDrawer }) => AccountDrawer)

/** The open dialog or drawer; the list stays below it. */
export function FlowOverlay({ opened, projectId, chosen, onPerson, onAdded, onClose }: FlowOverlayProps): ReactElement {
  switch (opened.kind) {
    case 'logs':
      return (
        <Suspense fallback={null}>
          <LogDialog projectId={projectId} job={null} onClose={onClose} />
        </Suspense>
      )
    case 'view':
      return (
        <Suspense fallback={null}>
          <ViewDialog projectId={projectId} onClose={onClose} />
        </Suspense>
      )
    case 'adding':
      return (
        <Suspense fallback={null}>
          <AddFlowsDialog projectId={projectId} onAdded={onAdded} onClose={onClose} />
        </Suspense>
      )
    case 'person':
      return (
        <PersonPicker
          job={opened.job}
          button={opened.button}
          projectId={projectId}
          chosen={chosen}
          onPerson={onPerson}
          onClose={onClose}
        />
      )
  }
}

type PersonPickerProps = Pick<FlowOverlayProps, 'projectId' | 'chosen' | 'onPerson' | 'onClose'> & {
  readonly job: AnyJob
  readonly button: HTMLElement
}

/**
 * Picker with the people of the city and those who work on the case. One for all rows.
 * @source FLW-035, PCK-001, PCK-003
 */
function PersonPicker({ job, button, projectId, chosen, onPerson, onClose }: PersonPickerProps): ReactElement {
  const contentId = useId()
  const { label } = flowJob.fields.hf15HdlMemberId
  const value = chosen === undefined ? job.hf15HdlMemberId || null : chosen.acctId
  const name = chosen === undefined ? (job.refValues['hf15HdlMemberId'] ?? value) : chosen.name
  const close = useCallback(
    (refocus: boolean) => {
      onClose()
      if (refocus) button.focus({ preventScroll: true })
    },
    [onClose, button],
  )
  return (
    <CaseSourcesProvider value={{ prjId: projectId }}>
      <OnDemand
        load={loadDrawer}
        props={{
          label,
          role: undefined,
          value,
          chosen: name,
          triggerId: '',
          contentId,
          onClose: close,
          onPick: (acctId, picked) => {
            onPerson(job, { acctId, name: picked })
            close(true)
          },
        }}
      />
    </CaseSourcesProvider>
  )
}
