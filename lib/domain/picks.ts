/** What a field picks when it is no code: members of the case by their side, or a housing estate. */
export const PICKS = { buyers: 'buyers', owners: 'owners', members: 'members', community: 'community' } as const
