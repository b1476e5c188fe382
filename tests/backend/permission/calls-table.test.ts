import { beforeAll, describe, expect, it } from 'vitest'
import { callName } from '../../../lib/contract/call.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { type Case, CASES, type CallsBackend, openCallsBackend, PEOPLE } from './calls-backend.ts'
import { CALLS, type CallSpec, type Through } from './calls-table.ts'

/** What a call answers to whom it does not let through. One that is not theirs answers like one that is not there. */
const REFUSED = ['SIGNED_OUT', 'NO_PERMISSION', 'NOT_FOUND']
const names = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '')
const placesOf = (through: Through): readonly (Case | 'anywhere')[] =>
  'anywhere' in through ? ['anywhere'] : (Object.keys(CASES) as readonly Case[]) // adapter: the names of that table

/** Who was let through where, and what they were answered. */
type Observed = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

let observed: Observed
async function observe(
  { send, rowKeys }: CallsBackend,
  name: string,
  { through, body, shows }: CallSpec,
): Promise<Observed[string]> {
  const call = name.split('#')[0] ?? name
  const said: Record<string, Record<string, string>> = {}
  for (const place of placesOf(through)) {
    const where = place === 'anywhere' ? 'own' : place
    const answers: Record<string, string> = {}
    for (const who of PEOPLE) {
      const answer = await send(who)(call, body(where, rowKeys[where], who))
      const hidden = answer.success && shows && !JSON.stringify(answer).includes(shows(where, rowKeys[where]))
      answers[who] = hidden ? 'NOT_FOUND' : (answer.code ?? 'done')
    }
    said[place] = answers
  }
  return said
}

/** Where the table says something else than the back end does. */
function differences(table: Readonly<Record<string, CallSpec>>, seen: Observed): readonly string[] {
  return Object.entries(table).flatMap(([name, { through, control }]) =>
    placesOf(through).flatMap((place) => {
      const answers = seen[name]?.[place] ?? {}
      // adapter: a place of this very line
      const expected = names((through as Readonly<Record<string, string>>)[place] ?? '')
      const got = PEOPLE.filter(
        (who) => !REFUSED.includes(answers[who] ?? '') || (answers[who] === control && expected.includes(who)),
      )
      const wrong = PEOPLE.filter((who) => expected.includes(who) !== got.includes(who)).map(
        (who) => `${name} ${place} ${who}: ${answers[who]}`,
      )
      // A refusal proves nothing unless a user was let through by the same input.
      const proved =
        expected.length === 0 || expected.some((who) => answers[who] === 'done' || answers[who] === control)
      return proved
        ? wrong
        : [...wrong, `${name} ${place}: nobody succeeds, ${expected.map((who) => answers[who]).join()}`]
    }),
  )
}

/** Calls without a line, and lines without a call. */
function unnamed(table: Readonly<Record<string, CallSpec>>): readonly string[] {
  const lines = new Set(Object.keys(table).map((name) => name.split('#')[0] ?? name))
  const calls = new Set(allCalls().map(callName))
  return [...[...calls].filter((name) => !lines.has(name)), ...[...lines].filter((name) => !calls.has(name))]
}

beforeAll(async () => {
  const fixture = await openCallsBackend()
  const entries: (readonly [string, Observed[string]])[] = []
  for (const [name, line] of Object.entries(CALLS)) entries.push([name, await observe(fixture, name, line)])
  observed = Object.fromEntries(entries)
}, 120_000)

describe('the table of calls', () => {
  it('R5 has a line for every call of the contract, and for nothing else', () => {
    expect(unnamed(CALLS)).toEqual([])
  })
  it('R6 R7 R10 says of every call, every person and every place what the back end does', () => {
    expect(differences(CALLS, observed)).toEqual([])
  })
  it('R6 R7 R10 turns red for every single entry that says the opposite', () => {
    const unnoticed = Object.entries(CALLS).flatMap(([name, line]) =>
      placesOf(line.through).flatMap((place) => {
        // adapter: a place of this very line
        const expected = names((line.through as Readonly<Record<string, string>>)[place] ?? '')
        return PEOPLE.flatMap((who) => {
          const flipped = expected.includes(who) ? expected.filter((other) => other !== who) : [...expected, who]
          const through = { ...line.through, [place]: flipped.join(' ') } as Through // adapter: the same places
          return differences({ [name]: { ...line, through } }, observed).length > 0 ? [] : [`${name} ${place} ${who}`]
        })
      }),
    )
    expect(unnoticed).toEqual([])
    // A reason that is itself a refusal would hide who is let through.
    expect(
      Object.entries(CALLS).filter(([, { control }]) => control !== undefined && REFUSED.includes(control)),
    ).toEqual([])
  })
  it('R5 turns red for a call without a line, and for a line without a call', () => {
    const { 'Prj.checkStatus': _without, ...rest } = CALLS
    expect(unnamed(rest)).toEqual(['Prj.checkStatus'])
    expect(unnamed({ ...CALLS, 'Prj.nobody': { through: { anywhere: '' }, body: () => ({}) } })).toEqual(['Prj.nobody'])
  })
})
