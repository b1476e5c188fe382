import { addDays, dayOf, millisecondsOf } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { POSITION } from '../../domain/codes.ts'
import type { Ports } from '../../backend/ports.ts'
import { listOf } from '../../backend/session.ts'
import type { Actor, NewRow, Row, Store } from '../../backend/store.ts'
import { accountTable } from '../../backend/account/account-table.ts'
import { projectTable } from '../../backend/project/project-table.ts'
import { numberedProject } from './projects/add-project.ts'
import { DEALS, type Deal } from './projects/deals.ts'
import { PLACES, type Place } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { sampleProject } from './projects/sample-project.ts'

const BATCH = 500
const DAYS = 3 * 365
const NOON = 12 * 3_600_000

/** A city that has staff for every part of a case. */
interface Office {
  readonly place: Place
  readonly managers: readonly string[]
  readonly salespeople: readonly string[]
  readonly service: readonly string[]
}

/**
 * Adds any number of plausible cases over the past three years, for tests at scale. They are assigned to the existing
 * staff in the demo cities.
 *
 * @param onProgress called after every batch with the number of cases stored so far
 * @throws Error when neither city has a follow-up manager, a salesperson and customer service
 * @public
 */
export async function seedManyProjects(
  store: Store,
  ports: Ports,
  count: number,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const now = ports.clock()
  const { offices, existing } = await store.unit({ account: 'system', now }, async (unit) => ({
    offices: officesOf((await unit.list(accountTable)).rows),
    existing: (await unit.list(projectTable, { page: 1, pageSize: 1 })).total,
  }))
  if (offices.length === 0) throw new Error('No city has staff to give cases to: bring in the demo data first.')
  // Another seed for each run, so that a second run does not repeat the cases of the first.
  const random = createRandom(existing + 1)
  for (let done = 0; done < count; ) {
    const size = Math.min(BATCH, count - done)
    const day = addDays(dayOf(now), -random.whole(1, DAYS))
    const office = random.pick(offices)
    const by: Actor = { account: random.pick(office.managers), now: millisecondsOf(day) + NOON }
    const batch = Array.from({ length: size }, () => ({ key: ports.ids.key(), record: caseOf(random, office, day) }))
    await store.unit(by, async (unit) => {
      const rows: NewRow[] = []
      for (const { key, record } of batch) rows.push(await numberedProject(unit, by, key, office.place.city, record))
      await unit.insertAll(projectTable, rows)
    })
    done += size
    onProgress(done, count)
  }
}

function caseOf(random: Random, { place, managers, salespeople, service }: Office, day: string): RecordValues {
  const deal: Deal = random.pick<Deal>(Object.values(DEALS))
  const team = { manager: random.pick(managers), salesperson: random.pick(salespeople), service: random.pick(service) }
  return { ...sampleProject(random, { deal, place, team, day }), hf20DemandStep: random.pick(deal.steps) }
}

function officesOf(accounts: readonly Row[]): readonly Office[] {
  return PLACES.map((place): Office => {
    const here = accounts.filter(({ values }) => listOf(values['cities']).includes(place.city))
    const holders = (position: string) =>
      here.filter(({ values }) => listOf(values['positions']).includes(position)).map(({ key }) => key)
    return {
      place,
      managers: holders(POSITION.followUpManager),
      salespeople: holders(POSITION.salesperson),
      service: holders(POSITION.service),
    }
  }).filter(({ managers, salespeople, service }) => managers.length > 0 && salespeople.length > 0 && service.length > 0)
}
