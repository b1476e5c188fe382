import { fenOf } from '../../domain/fee/ledger.ts'
import { isManager } from '../../domain/permission/role.ts'
import { rowsOfCase } from '../fee/ledger/case-ledger.ts'
import type { SignedIn } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable, commissionEntryTable, commissionRuleTable } from '../tables.ts'

/** How the commission of a job comes about. @source FLW-019 */
export interface CommissionBasis {
  readonly commissionExp: string
  /** Names of those who share it. */
  readonly participateMembers: readonly string[]
  readonly otherValues: { readonly HF11_SCENE_GRP: string; readonly HF11_CARD_TYPE: string }
}

/** Fen. */
export interface JobCommission {
  readonly amount: bigint
  /** Null when the rule is gone. */
  readonly cfg: CommissionBasis | null
}

/** What somebody may know of the commission of a case, in fen. */
export interface CaseCommission {
  /** False while no job of the case earns anybody anything by the rules there are. */
  readonly calculated: boolean
  readonly total: bigint
  /** The part of it that is earned already: by finished jobs. */
  readonly earned: bigint
  /** By the key of the job. */
  readonly byJob: ReadonlyMap<string, JobCommission>
}

/**
 * The commission of a case as it was last reckoned: all of it for managers, the caller's own for everybody else. The
 * case is theirs to see.
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

/** How each job of these lines came by its commission. */
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
