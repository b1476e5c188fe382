import type { Draft } from '../../../client/storage/drafts.ts'
import type { AnyJob } from '../flow-actions.ts'

/** The person chosen to follow a job; both fields null: nobody. */
export interface PersonChoice {
  readonly acctId: string | null
  readonly name: string | null
}
/** By key of the job. */
export type PeopleChoices = ReadonlyMap<string, PersonChoice>

/** Sets a choice; choosing the current person removes it. */
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

/** Reads a draft; parts that can no longer be parsed are left out. */
export function peopleInDraft({ values, originals }: Draft): PeopleChoices {
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return new Map(
    Object.entries(values).map(([id, acctId]) => [id, { acctId: textOf(acctId), name: textOf(originals[id]) }]),
  )
}
