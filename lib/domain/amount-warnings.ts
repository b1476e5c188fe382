import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import type { Fields } from '../catalogue/field.ts'
import { labelOf } from '../catalogue/field-state.ts'
import type { Scope, Value } from '../catalogue/kind.ts'
import { formatShown } from '../catalogue/unit.ts'
import { project } from './project/project.ts'

/** Two amounts whose ratio stays within limits in ordinary cases. */
interface Neighbours {
  readonly field: string
  readonly against: string
  /** Limits of `field` divided by `against`; outside of them the user is asked to confirm. */
  readonly atLeast: number
  readonly atMost: number
}

/** Both amounts are of the same order of magnitude. */
const ALIKE = { atLeast: 0.1, atMost: 10 }
/** The amount is a part of the other one. */
const PART = { atLeast: 0, atMost: 1 }

/**
 * By service. Amounts outside the record, such as the market price of its case, are read from the facts of the case.
 */
const NEIGHBOURS: Readonly<Record<string, readonly Neighbours[]>> = {
  Hf2hPrjTrade: [
    { field: 'hf2hContractAmt', against: 'hf20HouseMarketPrice', ...ALIKE },
    { field: 'hf2hOnlineAmt', against: 'hf2hContractAmt', ...ALIKE },
    { field: 'hf2hTaxPric', against: 'hf2hContractAmt', ...ALIKE },
    { field: 'hf2hParPrice', against: 'hf2hContractAmt', ...PART },
    { field: 'hf2hDeposit', against: 'hf2hContractAmt', ...PART },
  ],
  Hf2iPrjLoan: [
    { field: 'hf2iLoanAmt', against: 'hf20HouseMarketPrice', ...PART },
    { field: 'hf2iFundLoan', against: 'hf20HouseMarketPrice', ...PART },
  ],
}
/** Fields of the case by name, because `against` may be one of them. */
const PROJECT_FIELDS: Fields = project.fields
/** A change by this factor means two digits too many or too few, such as yuan typed as ten thousands. */
const SLIP = 100

export interface AmountsToJudge {
  readonly entity: Entity
  /** The stored record. */
  readonly before: RecordValues
  /** The record about to be saved. */
  readonly after: RecordValues
  /** Values of the case, in addition to the record. */
  readonly facts: Scope
}

/**
 * Warnings about amounts that look mistaken, one sentence each; empty when none does. Warnings do not refuse the save:
 * the user is asked to confirm. Checks changed amounts only: against the stored value, and against related amounts.
 */
export function amountWarnings({ entity, before, after, facts }: AmountsToJudge): readonly string[] {
  const scope: Scope = { ...facts, ...after }
  const isAmount = (name: string): boolean =>
    entity.fields[name]?.kind === 'number' && entity.fields[name].stored === 'yuan'
  const changed = Object.keys(entity.fields).filter(
    (name) => isAmount(name) && positive(after[name]) && after[name] !== before[name],
  )
  const shown = (name: string, value: number): string => {
    const field = entity.fields[name] ?? PROJECT_FIELDS[name]
    const inYuan =
      field?.kind === 'number' && field.shown === 'wan' ? (['wan', '万元'] as const) : (['yuan', '元'] as const)
    return `${formatShown({ stored: 'yuan', shown: inYuan[0], precision: 2 }, value)} ${inYuan[1]}`
  }
  const called = (name: string): string => labelOf(entity.fields[name] ? entity : project, name, scope)
  const slips = changed.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (!positive(was) || !positive(is)) return []
    const times = Math.max(is / was, was / is)
    return times >= SLIP
      ? [`${called(name)}由 ${shown(name, was)}改为 ${shown(name, is)}，相差 ${rounded(times)} 倍`]
      : []
  })
  const astray = (NEIGHBOURS[entity.service] ?? []).flatMap(({ field, against, atLeast, atMost }) => {
    const [value, other] = [after[field], scope[against]]
    const isNew = changed.includes(field) || changed.includes(against)
    if (!isNew || !positive(value) || !positive(other)) return []
    const part = value / other
    const words = `${called(field)}为 ${shown(field, value)}，${called(against)}为 ${shown(against, other)}`
    if (part > atMost) return [atMost === 1 ? `${words}，前者大于后者` : `${words}，前者是后者的 ${rounded(part)} 倍`]
    return part < atLeast ? [`${words}，后者是前者的 ${rounded(1 / part)} 倍`] : []
  })
  return [...slips, ...astray]
}

const positive = (value: Value | undefined): value is number => typeof value === 'number' && value > 0
const rounded = (times: number): string => String(Math.round(times * 10) / 10)
