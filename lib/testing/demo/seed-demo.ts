import type { Ports } from '../../backend/ports.ts'
import { readFlowCatalogue } from '../../backend/flow-guide/flow-catalogue.ts'
import { readLedger, sumsOf } from '../../backend/fee/ledger/case-ledger.ts'
import type { Actor, Row, Store, Unit, Values } from '../../backend/store.ts'
import { projectRoleTable } from '../../backend/project-role/project-role-table.ts'
import { projectTable } from '../../backend/project/project-table.ts'
import { SEED_LOCK } from '../../backend/seed/rows/add-missing.ts'
import { addProject } from './projects/add-project.ts'
import { addRecommendation } from './projects/add-recommendation.ts'
import { seedContract } from './contracts/demo-contracts.ts'
import { seedCosts } from './costs/seed-costs.ts'
import { recordsOf } from './deal-records/records-of-case.ts'
import { hasNoUser } from '../../backend/seed/add-user.ts'
import { addDemoUsers, addPickable } from './demo-people.ts'
import { demoProjects, type DemoProject } from './projects/demo-projects.ts'
import { DEMO_PASSWORD } from './accounts/demo-users.ts'
import { addFormFiles } from './form-templates/demo-files.ts'
import { invitationsOf } from './projects/demo-invitations.ts'
import { seedPrints } from './form-templates/demo-prints.ts'
import { insertRows } from './rows/insert-rows.ts'
import { type DemoPages, demoPages } from './papers/demo-pages.ts'
import { seedPapers } from './papers/demo-papers.ts'
import { addPaperSamples } from './papers/paper-samples.ts'
import { peopleOf, type PeopleOfCase } from './people/people-of-case.ts'
import { seedLedger } from './fees/seed-ledger.ts'
import { addMemoPictures } from './flows/memo-pictures.ts'
import { addJobsOfProject, type FlowBasis, followersOf, plannedJobs } from './flows/seed-jobs.ts'
import { seedReference } from '../../backend/seed/seed-reference.ts'
import { seedTalk } from './talk/seed-talk.ts'
import { auditEntry } from '../../backend/seed/rows/audit-entry.ts'

/**
 * Fills an installation that has no user yet with the demo data: organisations, accounts, housing estates, cases with
 * their people, records, ledgers, jobs and papers, pictures of guidance, and the demo users. The users come last, so
 * that an interrupted run is completed by the next one.
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
  await seedCosts(store, now)
  const seeding: Seeding = {
    store,
    ports,
    now,
    pages: demoPages(ports.files),
    catalogue: await store.unit(system, readFlowCatalogue),
  }
  // Case numbers follow the day a case was opened.
  for (const [index, project] of [...demoProjects(now).entries()].sort(([, a], [, b]) => a.createdAt - b.createdAt)) {
    await seedProject(seeding, project, index)
    await seedPapers(store, seeding.pages, project, index, now)
    await seedContract(store, ports.files, project, index)
    await seedPrints(store, ports.files, project, index, now)
  }
  await store.unit({ account: 'demo-manager', now }, async (unit) => {
    await addMemoPictures(unit, ports.files, now)
    await addPaperSamples(unit, ports.files, now)
    await addFormFiles(unit, ports.files, now)
  })
  await seedTalk(store, now)
  return store.unit(system, async (unit) => {
    await unit.lock(SEED_LOCK)
    return addDemoUsers(unit, ports.ids, passwordHash)
  })
}

/** One in so many moved cases has a recommendation. */
const ASKED_EVERY = 6

/** The inputs for seeding all cases. */
interface Seeding extends FlowBasis {
  readonly store: Store
  readonly ports: Ports
  readonly pages: DemoPages
}

/**
 * Seeds one case: opened by one user on one day, moved on by another later, because the store stamps rows with the
 * acting user.
 */
async function seedProject(seeding: Seeding, project: DemoProject, index: number): Promise<void> {
  const { store, ports } = seeding
  const opener: Actor = { account: project.createdBy, now: project.createdAt }
  const people = peopleOf(project, index)
  const records = recordsOf(project, index, people)
  const { rows: invitations, invitees } = invitationsOf(project, index)
  await store.unit(opener, async (unit) => {
    const row = await open(unit, opener, project, {
      main: { ...people.main, ...invitees },
      rows: [...people.rows, ...(project.move ? [] : records)],
    })
    if (row) await unit.insertAll(projectRoleTable, invitations)
    if (row && !project.move)
      await addJobsOfProject(unit, ports, opener, row, project, await plannedJobs(unit, row, project, index, seeding))
  })
  if (!project.move) return
  const mover: Actor = { account: project.move.by, now: project.move.at }
  await seedLedger(store, ports.files, project, index, people)
  await store.unit(mover, async (unit) => {
    const row = await move(unit, mover, seeding, project, index, records)
    if (row && index % ASKED_EVERY === 0) await addRecommendation(unit, mover, row)
  })
}

async function open(unit: Unit, opener: Actor, project: DemoProject, people: PeopleOfCase): Promise<Row | null> {
  await unit.lock(SEED_LOCK)
  if (await unit.get(projectTable, project.key)) return null
  const row = await addProject(unit, opener, project.key, project.city, { ...project.record, ...people.main })
  await unit.audit(auditEntry(opener, 'demo', projectTable, row, {}, row.values))
  await insertRows(unit, people.rows)
  return row
}

/** Moves a case on: its records are stored, part of its work is done, and part of its money is posted. */
async function move(
  unit: Unit,
  mover: Actor,
  seeding: Seeding,
  project: DemoProject,
  index: number,
  records: PeopleOfCase['rows'],
): Promise<Row | null> {
  const before = { hf20DemandStep: project.record['hf20DemandStep'] ?? null }
  const opened = await unit.get(projectTable, project.key, { lock: true })
  if (!opened || opened.values['hf20DemandStep'] !== before.hf20DemandStep) return null
  await insertRows(unit, records)
  const jobs = await plannedJobs(unit, opened, project, index, seeding)
  const [ledger, hf20JobUsers] = [await readLedger(unit, opened), followersOf(opened, jobs)]
  const after: Values = {
    hf20DemandStep: project.move?.step ?? null,
    ...(ledger.charges.length > 0 && sumsOf(ledger)),
    ...(hf20JobUsers.length > 0 && { hf20JobUsers }),
  }
  const row = await unit.compareAndSet(projectTable, project.key, before, after)
  if (!row) return null
  await unit.audit(auditEntry(mover, 'demo', projectTable, row, before, after))
  await addJobsOfProject(unit, seeding.ports, mover, row, project, jobs)
  return row
}
