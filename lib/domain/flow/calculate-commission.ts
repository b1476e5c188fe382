import {
  cardTypeOf,
  commissionOfJobs,
  type EarningJob,
  loweredTogether,
  type ServiceFees,
  shares,
} from './commission.ts'

/** A job that can earn commission. */
export interface CommissionJob extends EarningJob {
  readonly key: string
  readonly flowCode: string
  /** The person who follows the job; null while nobody does. */
  readonly follower: string | null
  readonly finished: boolean
}

/** The terms for one kind of participants in the scene of the case. */
export interface CommissionTerms {
  readonly expression: string
  /** Positions whose people in the case share with the person who follows the job. */
  readonly positions: readonly string[]
  /** The weight of a position when people share; 1 each by default. */
  readonly weightOf?: (position: string | null) => number
}

/** What one person earns by one job; without a person, the share reserved for the future follower. Amounts are fen. */
export interface CommissionShare {
  readonly job: CommissionJob
  readonly cardType: string
  readonly acctId: string | null
  readonly amount: bigint
}

/**
 * What all jobs of a case earn. Each job is shared by the person who follows it and the people its rule names, by the
 * weights of their positions, each person once. While nobody follows a job, the share of the follower is reserved, so
 * that no other share shrinks when one is named. Amounts paid out of the commission itself reduce all shares in
 * proportion, including shares already earned.
 * @param jobs those that earn by themselves: no main flow that has sub-flows
 * @param termsOf the rule for a kind of participants; null when there is none
 * @param personOf who holds a position in the case; null when nobody does
 * @param setOff what is paid out of the commission, in fen
 * @source FLW-019, FLW-037
 */
export function calculateCommission(
  jobs: readonly CommissionJob[],
  fees: ServiceFees,
  termsOf: (cardType: string) => CommissionTerms | null,
  personOf: (position: string) => string | null,
  setOff = 0n,
): readonly CommissionShare[] {
  const earnedBy = new Map<CommissionJob, bigint | null>()
  for (const cardType of new Set(jobs.flatMap(({ position }) => cardTypeOf(position) ?? []))) {
    const ofKind = jobs.filter(({ position }) => cardTypeOf(position) === cardType)
    const earned = commissionOfJobs(termsOf(cardType)?.expression ?? '0', ofKind, jobs, fees)
    for (const [at, job] of ofKind.entries()) earnedBy.set(job, earned[at] ?? null)
  }
  const all = jobs.flatMap((job) => {
    const cardType = cardTypeOf(job.position)
    const terms = cardType === null ? null : termsOf(cardType)
    const earned = earnedBy.get(job) ?? null
    if (cardType === null || !terms || earned === null) return []
    const seats = [
      { acctId: job.follower, position: job.position },
      ...terms.positions.flatMap((position) => {
        const acctId = personOf(position)
        return acctId === null ? [] : [{ acctId, position }]
      }),
    ].filter(({ acctId }, at, every) => every.findIndex((other) => other.acctId === acctId) === at)
    const weights = seats.map(({ position }) => terms.weightOf?.(position) ?? 1)
    return shares(earned, weights).flatMap((amount, seat): readonly CommissionShare[] => {
      // A person with weight 0 has no share, unless all weights are 0.
      if (weights[seat] === 0 && weights.some((weight) => weight > 0)) return []
      return [{ job, cardType, acctId: seats[seat]?.acctId ?? null, amount }]
    })
  })
  const amounts = loweredTogether(
    all.map(({ amount }) => amount),
    setOff,
  )
  return all.map((share, at): CommissionShare => ({ ...share, amount: amounts[at] ?? 0n }))
}
