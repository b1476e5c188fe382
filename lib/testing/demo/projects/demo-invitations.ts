import { ACCOUNT_TYPE, POSITION } from '../../../domain/codes.ts'
import { INVITATION, takesPartBy } from '../../../domain/project-role/project-role.ts'
import { INVITEES, PARTICIPATION } from '../../../backend/principal.ts'
import { textOf } from '../../../backend/session.ts'
import type { NewRow, Values } from '../../../backend/store.ts'
import { ACCOUNT_ROWS, accountsWith } from '../accounts/demo-accounts.ts'
import type { DemoProject } from './demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'

const HOUR = 3_600_000
/** In every n-th case a person from outside its staff helps. */
const INVITED_EVERY = 3
/** One case has invitations in every status. */
const STATUSES = [INVITATION.joined, INVITATION.invited, INVITATION.disabled] as const

interface Invited {
  readonly acctId: string
  readonly role: string
}

/** The accounts a case invites: its finance, a partner, an agency, a colleague. */
function invitedInto(city: string, index: number): readonly Invited[] {
  const from = (keys: readonly string[], role: string): readonly Invited[] => {
    const acctId = keys[index % Math.max(keys.length, 1)]
    return acctId === undefined ? [] : [{ acctId, role }]
  }
  const partners = ACCOUNT_ROWS.filter(
    ({ values }) =>
      values['br01AcctTypeId'] === ACCOUNT_TYPE.partner &&
      values['br01City'] === city &&
      !textOf(values['br01Memo']).includes('可登录'),
  ).map(({ key }) => key)
  const staff = (position: string) => accountsWith(position, city).filter((key) => key.startsWith('demo-staff'))
  return [
    ...from(staff(POSITION.finance), 'HFB815'),
    ...from(partners, 'HFB812'),
    ...from(staff(POSITION.employee), 'HFB814'),
  ]
}

/** The invitations of a demo case: their rows, and those that take part in the case. */
export function invitationsOf(
  project: DemoProject,
  index: number,
): { readonly rows: readonly NewRow[]; readonly invitees: Values } {
  if (index % INVITED_EVERY !== 0) return { rows: [], invitees: {} }
  const { key, city, createdAt, createdBy, record } = project
  const named = new Set(PARTICIPATION.map((field) => textOf(record[field])))
  const rows = invitedInto(city, index / INVITED_EVERY)
    .filter(({ acctId }) => !named.has(acctId))
    .map(({ acctId, role }, at): NewRow => {
      const status = STATUSES[(at + index / INVITED_EVERY) % STATUSES.length] ?? INVITATION.invited
      const joined = status === INVITATION.invited ? null : createdAt + (at + 1) * HOUR
      const values = {
        hf21PrjId: key,
        hf21AcctId: acctId,
        hf21RoleId: role,
        hf21InviteTime: createdAt,
        hf21JoinTime: joined,
        hf21Status: status,
        hf21InviterId: createdBy,
        sortNo: at + 1,
      }
      return { key: `${key}-role-${at + 1}`, project: key, city, values: filledOnly(values) }
    })
  const invitees = rows
    .filter(({ values }) => takesPartBy(values))
    .map(({ values }) => textOf(values['hf21AcctId']))
    .sort()
  return { rows, invitees: invitees.length === 0 ? {} : { [INVITEES]: invitees } }
}
