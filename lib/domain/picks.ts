/**
 * What a field picks when it is no code: members of the case by their side, a housing estate, or a record that is known
 * by its number.
 */
export const PICKS = {
  buyers: 'buyers',
  owners: 'owners',
  members: 'members',
  community: 'community',
  cases: 'cases',
  chats: 'chats',
} as const
