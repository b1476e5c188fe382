import type { TextOverrides } from '../message-pack.ts'
import type { Messages } from '../messages.ts'

/** The specification gives the roles of a case in words only. @source INV-001 to INV-006 */
export const rolesTabEnglish: TextOverrides<Messages['rolesTab']> = {
  staff: 'Staff of the case', staffNote: 'Named in the basic requirements', nobody: 'Nobody yet', invitees: 'Invitees', count: '{count} in all', invite: 'Invite', inviteText: 'Invitees see this case and handle it by their privileges until they are disabled.',
  send: 'Send invitation', sent: 'Invitation sent', close: 'Cancel', inviter: 'Invited by', inviterIn: '{name} ({role})', actions: 'Actions', enable: 'Enable', disable: 'Disable', enableOf: 'Enable {name} ({role})', disableOf: 'Disable {name} ({role})',
  enableTitle: 'Enable this member?', disableTitle: 'Disable this member?', enableText: '{name} ({role}) takes part in this case again and is told.', disableText: '{name} ({role}) can no longer see and handle this case in this role.', enabled: '{name} is enabled', disabled: '{name} is disabled',
  never: 'Never logged in', notJoined: 'Not joined yet', none: 'Nobody was invited yet', noneText: 'Colleagues and partners can be invited to work on this case.', loading: 'Loading the roles', failed: 'The roles could not be loaded', failedText: 'Check the network and try again.',
  notFound: 'No such case', notFoundText: 'It may have been deleted, or is not yours to see.', forbidden: 'You may not see the roles', forbiddenText: 'Ask an administrator.', stale: 'Showing what was loaded last',
}
