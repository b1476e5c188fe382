import { type ReactElement, type Ref, Suspense, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { inviteePrivileges } from '../../client/queries/case/role-plans.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { projectRole } from '../../domain/project-role/project-role.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useLiveRecord } from '../../provider/live/use-live-record.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Card } from '../../ui/sections/card.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { StaleNote } from '../../ui/feedback/stale-note.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { InviteButton } from './invite-button.tsx'
import { InviteeTable } from './invitee-table.tsx'
import { StaffCard } from './staff-card.tsx'
import { useRolesData } from './use-roles-data.ts'

export interface RolesHostProps {
  readonly projectId: string
  readonly readOnly: boolean
  /** The containing widget asks this guard before it closes. */
  readonly guard?: Ref<LeaveGuard> | undefined
}

const InviteDrawer = lazyPart(() => import('./invite-drawer.tsx').then(({ InviteDrawer }) => InviteDrawer))
const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  alignContent: 'start',
  minWidth: '0',
  paddingBlock: '16',
  paddingInline: 'pad',
})
const lines = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const NONE: readonly string[] = []

/** The people who work on a case: its staff and its invitees. @source INV-001 to INV-006, OPN-001 */
export function RolesHost({ projectId, readOnly, guard }: RolesHostProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const cache = useCache()
  const load = useRolesData(projectId)
  const { allows } = useCore()
  const { data: held = NONE } = useFkQuery(readOnly ? null : inviteePrivileges())
  const privileges = useMemo(() => held.filter((privilege) => allows(privilege, projectRole.service)), [held, allows])
  const [inviting, setInviting] = useState(false)
  const drawer = useRef<LeaveGuard>(null)
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => drawer.current?.isDirty() ?? false,
      requestLeave: async () => (await drawer.current?.requestLeave()) ?? true,
    }),
    [],
  )
  useImperativeHandle(guard, () => leaving, [leaving])
  useLiveRecord(projectRole.service, projectId, () => void cache.invalidate([projectRole.service]))
  const { data } = load
  if (data === null)
    return load.error === null ? (
      <RolesSkeleton label={texts.loading} />
    ) : (
      <LoadFailure texts={texts} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    )
  const mayInvite = privileges.includes(PRIVILEGE.add) && privileges.includes(PRIVILEGE.save)
  return (
    <div className={page}>
      {load.stale ? (
        <StaleNote onRefresh={load.retry} refreshing={load.refreshing}>
          {texts.stale}
        </StaleNote>
      ) : null}
      <StaffCard project={data.project} />
      <InviteeTable
        data={data}
        privileges={privileges}
        invite={mayInvite ? <InviteButton projectId={projectId} onInvite={() => setInviting(true)} /> : null}
      />
      {inviting ? (
        <Suspense fallback={null}>
          <InviteDrawer projectId={projectId} guard={drawer} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function RolesSkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={page}>
      <Card padded>
        <Skeleton label={label}>
          <div className={lines}>
            <SkeletonBlock width={320} height={20} />
            <SkeletonBlock width="100%" height={160} />
          </div>
        </Skeleton>
      </Card>
    </div>
  )
}
