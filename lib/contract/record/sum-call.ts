import * as v from 'valibot'
import type { Entity } from '../../catalogue/entity.ts'
import { defineCall, type Call } from '../call.ts'
import { listInput, type ListInput } from '../input.ts'

/** Sums of money columns by field name, in fen. @public */
export type ListSums = Readonly<Record<string, number>>

/** The method that lists with sums answer. */
export const SUMS_METHOD = 'getSums'

/** The sums of the money columns a list declares, over every row that matches the search. */
export function sumsCall(entity: Entity): Call<ListInput, ListSums> {
  return defineCall<ListInput, ListSums>({
    service: entity.service,
    method: SUMS_METHOD,
    effect: 'read',
    summary: `${entity.title}：符合条件的全部记录的金额合计，以分计`,
    input: listInput(entity),
    output: v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
    requirements: ['GRD-002'],
  })
}
