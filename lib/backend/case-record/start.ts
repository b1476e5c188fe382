import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { house } from '../../domain/house/house.ts'
import { loanTypeOf } from '../../domain/loan/loan-type.ts'
import { loan } from '../../domain/loan/loan.ts'
import { factsOfCase } from '../member/case-access.ts'
import { blankOf } from '../record/answer.ts'
import type { Row } from '../store.ts'
import type { CaseRecord } from './case-records.ts'

/** Values a new record takes from its case. @source FRM-029, LON-012, OPN-054 */
export function startOf({ service }: Entity, project: Row): RecordValues {
  if (service === loan.service) return { hf2iLoanType: loanTypeOf(factsOfCase(project)) }
  if (service !== house.service) return {}
  const {
    hf20HouseProvince = null,
    hf20HouseCity = null,
    hf20HouseArea = null,
    hf20HouseAddress = null,
  } = project.values
  // City and district are taken together or not at all: a district of another city is invalid.
  const place = isEmpty(hf20HouseCity)
    ? {}
    : { hf29Province: hf20HouseProvince, hf29City: hf20HouseCity, hf29Area: hf20HouseArea }
  return { ...place, hf29Address: hf20HouseAddress }
}

/** A new record of a case: declared defaults, values of the case and values that follow from them. */
export function blankRecord({ entity, owner }: Pick<CaseRecord, 'entity' | 'owner'>, project: Row): RecordValues {
  const blank = blankOf(entity, project.city)
  const presets = { [owner]: project.key, ...startOf(entity, project) }
  return settle(entity, blank, { ...blank, ...presets }, factsOfCase(project), new Set(Object.keys(presets))).record
}
