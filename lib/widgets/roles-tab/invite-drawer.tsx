import { type ReactElement, type Ref, useImperativeHandle, useState } from 'react'
import { inviteeBlank } from '../../client/queries/case/role-plans.ts'
import { projectRole } from '../../domain/project-role/project-role.ts'
import { type EntityFormApi, EntityFormProvider } from '../../form/entity-form-context.ts'
import { IssueSummary } from '../../form/saving/issue-summary.tsx'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { useFormState } from '../../form/state/use-form-state.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { InviteForm } from './invite-form.tsx'

export interface InviteDrawerProps {
  readonly projectId: string
  readonly guard: Ref<LeaveGuard>
  readonly onClose: () => void
}

const spacer = css({ flex: '1' })
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })

/** The drawer to invite a person to the case. @source INV-004 */
export function InviteDrawer({ projectId, guard, onClose }: InviteDrawerProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const cache = useCache()
  const { data: record, error, isFetching, isFetchedAfterMount, refetch } = useFkQuery(inviteeBlank(projectId))
  const [form, setForm] = useState<EntityFormApi | null>(null)
  useImperativeHandle(
    guard,
    () => ({ isDirty: () => form?.isDirty() ?? false, requestLeave: async () => (await form?.requestLeave()) ?? true }),
    [form],
  )
  const leave = (): void => {
    if (form === null) onClose()
    else void form.requestLeave().then((left) => (left ? onClose() : undefined))
  }
  const sent = (): void => {
    void cache.invalidate([projectRole.service])
    onClose()
  }
  return (
    <Drawer
      open
      title={texts.invite}
      width="40%"
      onClose={leave}
      footer={
        <>
          {form === null ? null : (
            <EntityFormProvider value={form}>
              <IssueSummary />
            </EntityFormProvider>
          )}
          <span className={spacer} />
          <Button onClick={leave}>{texts.close}</Button>
          {form === null ? null : <Send form={form} label={texts.send} />}
        </>
      }
    >
      <div className={column}>
        <Notice tone="info">{texts.inviteText}</Notice>
        {record && isFetchedAfterMount ? (
          <InviteForm projectId={projectId} record={record} onForm={setForm} onSent={sent} />
        ) : error ? (
          <LoadFailure texts={texts} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={texts.loading}>
            <div className={column}>
              <SkeletonBlock width="100%" height={38} />
              <SkeletonBlock width="100%" height={38} />
            </div>
          </Skeleton>
        )}
      </div>
    </Drawer>
  )
}

function Send({ form, label }: { readonly form: EntityFormApi; readonly label: string }): ReactElement {
  const saving = useFormState(form.controller, (_controller, submitting) => submitting)
  return (
    <Button variant="primary" loading={saving} onClick={() => void form.save()}>
      {label}
    </Button>
  )
}
