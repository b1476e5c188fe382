import { fenOf } from '../../domain/fee/ledger.ts'
import { isManager } from '../../domain/permission/role.ts'
import { rowsOfCase } from '../fee/ledger/case-ledger.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { commissionEntryTable, commissionRuleTable } from './commission-tables.ts'

/** How the commission of a job is calculated. @source FLW-019 */
export interface CommissionBasis {
  readonly commissionExp: string
  /** Names of the people who share it. */
  readonly participateMembers: readonly string[]
  readonly otherValues: { readonly HF11_SCENE_GRP: string; readonly HF11_CARD_TYPE: string }
}

/** Fen. */
export interface JobCommission {
  readonly amount: bigint
  /** Null when the rule was removed. */
  readonly cfg: CommissionBasis | null
}

/** The commission of a case the caller may see, in fen. */
export interface CaseCommission {
  /** False while no job of the case earns commission by the current rules. */
  readonly calculated: boolean
  readonly total: bigint
  /** The part already earned by finished jobs. */
  readonly earned: bigint
  /** By the key of the job. */
  readonly byJob: ReadonlyMap<string, JobCommission>
}

/**
 * The commission of a case as last calculated: all of it for managers, only their own for others. The caller must be
 * able to see the case.
 * @source CAL-086, FLW-037, ROL-010
 */
export async function commissionOf(
  { unit, principal: { acctId, roles } }: SignedIn,
  project: Row,
): Promise<CaseCommission> {
  const all = await rowsOfCase(unit, commissionEntryTable, project)
  const own = isManager(roles) ? all : all.filter(({ values }) => acctId !== '' && values['acctId'] === acctId)
  const basisOf = await basesOf(unit, all)
  const amountOf = ({ values }: Row) => fenOf(values['amount']) ?? 0n
  const sum = (rows: readonly Row[]) => rows.reduce((amount, row) => amount + amountOf(row), 0n)
  const jobs = [...new Set(own.map(jobOf))]
  return {
    calculated: all.length > 0,
    total: sum(own),
    earned: sum(own.filter(({ values }) => values['earned'] === 1)),
    byJob: new Map(
      jobs.map((job) => [job, { amount: sum(own.filter((row) => jobOf(row) === job)), cfg: basisOf(job) }]),
    ),
  }
}

const jobOf = ({ values }: Row): string => textOf(values['jobId'])

/** Finds the basis of each job's commission in these rows. */
async function basesOf(unit: Unit, lines: readonly Row[]): Promise<(job: string) => CommissionBasis | null> {
  if (lines.length === 0) return () => null
  const field = (name: string) => [
    ...new Set(lines.map(({ values }) => textOf(values[name])).filter((text) => text !== '')),
  ]
  const { rows: rules } = await unit.list(commissionRuleTable, {
    where: {
      all: [
        { field: 'hf11SceneGrp', is: field('sceneGrp') },
        { field: 'hf11Enabled', is: [1] },
      ],
    },
    counted: false,
  })
  const people = field('acctId')
  const accounts =
    people.length === 0
      ? []
      : (await unit.list(accountTable, { where: { field: '$key', is: people }, counted: false })).rows
  const names = new Map(accounts.map(({ key, values }) => [key, textOf(values['br01Name'])]))
  return (job) => {
    const [first, ...others] = lines.filter((row) => jobOf(row) === job)
    const rule = rules.find(
      ({ values }) =>
        values['hf11SceneGrp'] === first?.values['sceneGrp'] && values['hf11CardType'] === first?.values['cardType'],
    )
    if (!first || !rule) return null
    return {
      commissionExp: textOf(rule.values['hf11CommissionExp']),
      participateMembers: [first, ...others].flatMap(({ values }) => names.get(textOf(values['acctId'])) ?? []),
      otherValues: {
        HF11_SCENE_GRP: textOf(first.values['sceneGrp']),
        HF11_CARD_TYPE: textOf(first.values['cardType']),
      },
    }
  }
}
