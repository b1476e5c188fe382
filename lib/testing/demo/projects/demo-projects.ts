import { addDays, dayOf, millisecondsOf, type Day } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { DEMAND_STEP, POSITION } from '../../../domain/codes.ts'
import { accountsWith } from '../accounts/demo-accounts.ts'
import { DEALS, type Deal, type DealName } from './deals.ts'
import { DEMO_PROVIDER } from '../organisations/agencies.ts'
import { GUANGZHOU, SHENZHEN, type Place } from '../places.ts'
import { createRandom, type Random } from '../random.ts'
import { sampleProject, type Team } from './sample-project.ts'

/** A case of the demo data and its short history. */
export interface DemoProject {
  readonly key: string
  readonly city: string
  /** The record as it was when the case was opened. */
  readonly record: RecordValues
  readonly createdBy: string
  readonly createdAt: number
  /** The step its manager moved it to; null while it is still in its first step. */
  readonly move: { readonly step: string; readonly by: string; readonly at: number } | null
}

const SEED = 20_990_101
const DAYS = 119
const MINUTE = 60_000
const OPENS = 9 * 60
const CLOSES = 18 * 60

/** How many cases of each kind there are. */
const PLAN: readonly (readonly [DealName, number])[] = [
  ['commercial', 14],
  ['fund', 6],
  ['combined', 8],
  ['atOnce', 6],
  ['instalments', 4],
  ['mortgage', 8],
  ['bridge', 3],
  ['credit', 2],
  ['business', 3],
  ['toFund', 2],
  ['searchByLoan', 2],
  ['searchByCash', 2],
]

/**
 * Further cases in which a house is still to be found, so that there are demands to take up. They come after the
 * others, which are the same with and without them.
 */
const SEARCHES: readonly DealName[] = [
  'searchByLoan',
  'searchByCash',
  'searchByLoan',
  'searchByLoan',
  'searchByCash',
  'searchByLoan',
  'searchByCash',
  'searchByLoan',
  'searchByCash',
  'searchByLoan',
]

/**
 * The cases of the demo data, oldest first, followed by those of {@link SEARCHES}. The same time gives the same cases.
 */
export function demoProjects(now: number): readonly DemoProject[] {
  const random = createRandom(SEED)
  const deals = random.shuffled(PLAN.flatMap(([name, count]) => Array.from({ length: count }, (): Deal => DEALS[name])))
  const today = dayOf(now)
  const cases = deals.map((deal, index) => demoProject(random, deal, index, index / (deals.length - 1), today))
  return [
    ...cases,
    ...SEARCHES.map((name, index) =>
      demoProject(random, DEALS[name], deals.length + index, (index + 1) / (SEARCHES.length + 1), today),
    ),
  ]
}

/** Creates one case. @param youth 0 for the oldest case, 1 for the newest */
function demoProject(random: Random, deal: Deal, index: number, youth: number, today: Day): DemoProject {
  const place = index % 4 === 2 && index < 56 ? SHENZHEN : GUANGZHOU
  const brought = place === GUANGZHOU && index % 11 === 4
  const age = DAYS - Math.floor(youth * (DAYS - 1))
  const day = addDays(today, -age)
  const team = teamFor(random, place, index)
  const record = sampleProject(random, { deal, place, team, day, ...(brought && { organisation: DEMO_PROVIDER }) })
  const createdAt = officeTime(random, day)
  const later = addDays(day, Math.floor((age * random.whole(20, 90)) / 100))
  const step = index % 17 === 5 ? DEMAND_STEP.stopped : stepAfter(random, deal, youth)
  return {
    key: `demo-project-${String(index + 1).padStart(2, '0')}`,
    city: place.city,
    record,
    createdBy: brought ? 'demo-provider' : random.pick(opensCasesIn(place)),
    createdAt,
    move:
      step === DEMAND_STEP.consulting
        ? null
        : { step, by: team.manager, at: Math.max(officeTime(random, later), createdAt + 30 * MINUTE) },
  }
}

/**
 * In every third case the demo users are follow-up manager, salesperson or customer service themselves, so that each
 * has cases.
 */
function teamFor(random: Random, { city }: Place, index: number): Team {
  const member = (turn: number, demo: string, position: string) =>
    city === GUANGZHOU.city && turn % 3 === 0 ? demo : random.pick(accountsWith(position, city))
  return {
    manager: member(index, 'demo-follow', POSITION.followUpManager),
    salesperson: member(index + 1, 'demo-sales', POSITION.salesperson),
    service: member(index + 2, 'demo-service', POSITION.service),
  }
}

function opensCasesIn({ city }: Place): readonly string[] {
  return ['demo-manager', 'demo-manager', 'demo-admin', ...accountsWith(POSITION.manager, city)]
}

/** The step of a case; older cases have come further. */
function stepAfter(random: Random, { steps }: Deal, youth: number): string {
  const reached = Math.round((1 - youth) * steps.length) + random.whole(-2, 1)
  return steps[Math.min(Math.max(reached, 0), steps.length - 1)] ?? DEMAND_STEP.consulting
}

function officeTime(random: Random, day: Day): number {
  return millisecondsOf(day) + random.whole(OPENS * 60, CLOSES * 60) * 1000
}
