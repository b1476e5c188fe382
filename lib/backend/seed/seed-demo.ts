import type { Ports } from '../ports.ts'
import { readBook, sumsOf } from '../fee/book-of-case.ts'
import type { Actor, Row, Store, Unit, Values } from '../store.ts'
import { projectTable } from '../tables.ts'
import { SEED_LOCK } from './add-missing.ts'
import { addProject } from './add-project.ts'
import { addRecommendation } from './add-recommendation.ts'
import { recordsOf } from './deal-records/records-of-case.ts'
import { hasNoUser } from './add-user.ts'
import { addDemoUsers, addPickable } from './demo-people.ts'
import { demoProjects, type DemoProject } from './demo-projects.ts'
import { DEMO_PASSWORD } from './demo-users.ts'
import { insertRows } from './insert-rows.ts'
import { peopleOf, type PeopleOfCase } from './people/people-of-case.ts'
import { seedBook } from './fees/seed-book.ts'
import { seedReference } from './seed-reference.ts'
import { trail } from './trail.ts'

/**
 * Fills an installation that has no user yet with the demo data: organisations, accounts, housing estates, cases with their people, records and books, and the demo users.
 * The users come last, so that an interrupted run is completed by the next one.
 *
 * @returns whether it did
 * @public
 */
export async function seedDemo(store: Store, ports: Ports): Promise<boolean> {
  const now = ports.clock()
  const system: Actor = { account: 'system', now }
  if (!(await store.unit(system, hasNoUser))) return false
  await seedReference(store, ports)
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  await store.unit(system, async (unit) => {
    await unit.lock(SEED_LOCK)
    await addPickable(unit)
  })
  for (const [index, project] of demoProjects(now).entries()) await seedProject(store, project, index)
  return store.unit(system, async (unit) => {
    await unit.lock(SEED_LOCK)
    return addDemoUsers(unit, ports.ids, passwordHash)
  })
}

/** Every so many cases that were moved on somebody had asked whom to go to. */
const ASKED_EVERY = 6

/** Opened by one person on one day, moved on by another later: the store stamps rows with whoever acts. */
async function seedProject(store: Store, project: DemoProject, index: number): Promise<void> {
  const opener: Actor = { account: project.createdBy, now: project.createdAt }
  const people = peopleOf(project, index)
  const records = recordsOf(project, index, people)
  await store.unit(opener, (unit) => open(unit, opener, project, { ...people, rows: [...people.rows, ...(project.move ? [] : records)] }))
  if (!project.move) return
  const mover: Actor = { account: project.move.by, now: project.move.at }
  const { step } = project.move
  await seedBook(store, project, index, people)
  await store.unit(mover, async (unit) => {
    const row = await move(unit, mover, project, step, records)
    if (row && index % ASKED_EVERY === 0) await addRecommendation(unit, mover, row)
  })
}

async function open(unit: Unit, opener: Actor, project: DemoProject, people: PeopleOfCase): Promise<void> {
  await unit.lock(SEED_LOCK)
  if (await unit.get(projectTable, project.key)) return
  const row = await addProject(unit, opener, project.key, project.city, { ...project.record, ...people.main })
  await unit.audit(trail(opener, 'demo', projectTable, row, {}, row.values))
  await insertRows(unit, people.rows)
}

/** By then what the case is about has been written down, and some of its money has moved. */
async function move(unit: Unit, mover: Actor, { key, record }: DemoProject, step: string, records: PeopleOfCase['rows']): Promise<Row | null> {
  const before = { hf20DemandStep: record['hf20DemandStep'] ?? null }
  const book = await readBook(unit, { key })
  const after: Values = { hf20DemandStep: step, ...(book.charges.length > 0 && sumsOf(book)) }
  const row = await unit.compareAndSet(projectTable, key, before, after)
  if (!row) return null
  await unit.audit(trail(mover, 'demo', projectTable, row, before, after))
  await insertRows(unit, records)
  return row
}
