import { type ReactElement, type ReactNode, useCallback } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { projectRole } from '../../domain/project-role/project-role.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Card } from '../../ui/sections/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/table/table.tsx'
import { TableHeaderCell } from '../../ui/table/table-header-cell.tsx'
import { InviteeRow } from './invitee-row.tsx'
import { useInviteeSwitch } from './use-invitee-switch.ts'
import type { RolesData } from './use-roles-data.ts'

export interface InviteeTableProps {
  readonly data: RolesData
  /** The user's privileges; empty when the case is read-only. */
  readonly privileges: readonly string[]
  /** The invite button; nothing for users who may not invite. */
  readonly invite: ReactNode
}

const scroller = css({ overflowX: 'auto' })
const BEFORE = ['hf21AcctId', 'hf21RoleId'] as const
const AFTER = ['hf21InviteTime', 'hf21JoinTime', 'lastLoginDate', 'hf21Status'] as const

/** The people invited to the case. @source INV-001 to INV-003 */
export function InviteeTable({ data: { rows, total }, privileges, invite }: InviteeTableProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const { busy, start } = useInviteeSwitch()
  const may = useCallback((privilege: string) => privileges.includes(privilege), [privileges])
  return (
    <Card
      title={texts.invitees}
      note={rows.length > 0 ? texts.count({ count: total }) : undefined}
      actions={rows.length > 0 ? invite : undefined}
    >
      {rows.length === 0 ? (
        <EmptyState title={texts.none} actions={invite}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <div className={scroller}>
          <Table label={texts.invitees}>
            <thead>
              <tr>
                {BEFORE.map((name) => (
                  <TableHeaderCell key={name}>{labelOf(projectRole, name)}</TableHeaderCell>
                ))}
                <TableHeaderCell>{texts.inviter}</TableHeaderCell>
                {AFTER.map((name) => (
                  <TableHeaderCell key={name}>{labelOf(projectRole, name)}</TableHeaderCell>
                ))}
                <TableHeaderCell>{texts.actions}</TableHeaderCell>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <InviteeRow
                  key={row.keyValue}
                  row={row}
                  mayEnable={may(PRIVILEGE.enable)}
                  mayDisable={may(PRIVILEGE.disable)}
                  busy={busy === row.keyValue}
                  onSwitch={start}
                />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Card>
  )
}
