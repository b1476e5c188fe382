import type { Draft } from '../../../client/storage/drafts.ts'
import type { AnyJob } from '../flow-actions.ts'

/** Somebody who was chosen to follow a job; both null: nobody any more. */
export interface PersonChoice {
  readonly acctId: string | null
  readonly name: string | null
}
/** By key of the job. */
export type PeopleChoices = ReadonlyMap<string, PersonChoice>

/** Who follows the job already is no choice. */
export function withChoice(
  choices: PeopleChoices,
  { keyValue, hf15HdlMemberId }: AnyJob,
  choice: PersonChoice,
): PeopleChoices {
  const next = new Map(choices)
  if (choice.acctId === (hf15HdlMemberId || null)) next.delete(keyValue)
  else next.set(keyValue, choice)
  return next
}

export function draftOfPeople(choices: PeopleChoices, owner: string | null, at: number): Draft {
  const of = (pick: (choice: PersonChoice) => string | null) =>
    Object.fromEntries([...choices].map(([id, choice]) => [id, pick(choice)]))
  return {
    values: of(({ acctId }) => acctId),
    originals: of(({ name }) => name),
    unread: {},
    texts: {},
    omitted: [],
    version: 0,
    owner,
    at,
  }
}

/** What a draft holds; what cannot be read any more is left out. */
export function peopleInDraft({ values, originals }: Draft): PeopleChoices {
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return new Map(
    Object.entries(values).map(([id, acctId]) => [id, { acctId: textOf(acctId), name: textOf(originals[id]) }]),
  )
}
