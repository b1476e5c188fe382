import * as v from 'valibot'
import { code, id } from '../../catalogue/field.ts'
import { flowView } from '../../domain/flow/flow-view.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/** A group of steps of a case, worded for its audience. @public */
export const flowViewSchema = v.looseObject({
  code: v.string(),
  name: v.string(),
  text: v.nullish(v.string(), null),
  finished: v.number(),
  steps: v.array(
    v.looseObject({
      flow: v.string(),
      name: v.string(),
      text: v.nullish(v.string(), null),
      status: v.nullish(v.string(), null),
      day: v.nullish(v.string(), null),
    }),
  ),
})
/** @public */
export type FlowViewAnswer = v.InferOutput<typeof flowViewSchema>

export const flowViewCalls = {
  getCaseView: defineCall({
    service: flowView.service,
    method: 'getCaseView',
    effect: 'read',
    summary: '某项目的进度，按展示对象的分组与措辞',
    input: params({
      prjId: id('项目ID', { required: true }),
      audience: code('FLOW_AUDIENCE', '展示对象', { required: true }),
    }),
    output: v.array(flowViewSchema),
    errors: ['NOT_FOUND'],
    requirements: ['ROU-004'],
  }),
} as const
