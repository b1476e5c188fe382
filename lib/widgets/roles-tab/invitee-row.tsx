import { memo, type ReactElement } from 'react'
import { instantText } from '../../catalogue/day.ts'
import type { Stored } from '../../contract/output.ts'
import { INVITATION, type ProjectRole, takesPartBy } from '../../domain/project-role/project-role.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TableCell } from '../../ui/table/table-cell.tsx'
import { TableRow } from '../../ui/table/table-row.tsx'
import { Tag } from '../../ui/indicators/tag.tsx'
import { PersonName } from './person-name.tsx'
import { inviteeName } from './use-invitee-switch.ts'

export interface InviteeRowProps {
  readonly row: Stored<ProjectRole>
  readonly mayEnable: boolean
  readonly mayDisable: boolean
  readonly busy: boolean
  /** Must keep its identity. */
  readonly onSwitch: (row: Stored<ProjectRole>) => void
}

const TONE: Readonly<Record<string, 'warn' | 'ok' | 'idle'>> = {
  [INVITATION.invited]: 'warn',
  [INVITATION.joined]: 'ok',
  [INVITATION.disabled]: 'idle',
}

/** One invitee. Memoised: unchanged rows do not render again. @source INV-001 to INV-003 */
export const InviteeRow = memo(function InviteeRow({
  row,
  mayEnable,
  mayDisable,
  busy,
  onSwitch,
}: InviteeRowProps): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const { empty } = useMessages(commonMessages)
  const {
    hf21AcctId,
    hf21InviteTime,
    hf21JoinTime,
    hf21Status,
    lastLoginDate,
    avatar,
    inviterName,
    inviterRole,
    refValues,
  } = row
  const name = inviteeName(row)
  const role = refValues['hf21RoleId'] ?? empty
  const off = takesPartBy(row)
  const shown = off ? mayDisable : mayEnable
  return (
    <TableRow>
      <TableCell>
        <PersonName acctId={hf21AcctId ?? ''} name={name} hasImage={avatar !== null} />
      </TableCell>
      <TableCell>{role}</TableCell>
      <TableCell>
        {inviterName === null
          ? empty
          : inviterRole === null
            ? inviterName
            : texts.inviterIn({ name: inviterName, role: inviterRole })}
      </TableCell>
      <TableCell>{instant(hf21InviteTime) ?? empty}</TableCell>
      <TableCell>{instant(hf21JoinTime) ?? empty}</TableCell>
      <TableCell>{instant(lastLoginDate) ?? empty}</TableCell>
      <TableCell>
        <Tag size="sm" tone={TONE[hf21Status ?? ''] ?? 'idle'}>
          {refValues['hf21Status'] ?? empty}
        </Tag>
      </TableCell>
      <TableCell>
        {shown ? (
          <Button
            variant="link"
            loading={busy}
            aria-label={off ? texts.disableOf({ name, role }) : texts.enableOf({ name, role })}
            onClick={() => onSwitch(row)}
          >
            {off ? texts.disable : texts.enable}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  )
})

function instant(at: number | null): ReactElement | null {
  return at === null ? null : <time dateTime={new Date(at).toISOString()}>{instantText(at)}</time>
}
