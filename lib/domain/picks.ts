/**
 * Values of `picks` for a field that is not a code: members of the case by side, a housing estate, or a record
 * identified by its number.
 */
export const PICKS = {
  buyers: 'buyers',
  owners: 'owners',
  members: 'members',
  community: 'community',
  cases: 'cases',
  chats: 'chats',
} as const
