import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { helpNote } from '../../domain/settings/help-note.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { draftOutput } from '../output.ts'

export const helpCalls = {
  getValidateIdList: defineCall({
    service: 'Hf18FldAppendix',
    method: 'getValidateIdList',
    effect: 'read',
    summary: '可用的帮助标识',
    input: params({}),
    output: v.array(v.string()),
    requirements: ['CAL-017', 'FRM-031'],
  }),
} as const

/**
 * Calls that guidance of fields and of flows have in common. Guidance of a flow has more fields: `nodeMemoOutput`
 * (flow-guide-calls) reads it.
 */
export const guidanceCalls = {
  getNodeMemo: defineCall({
    service: 'Hf15FlowJobs',
    method: 'getNodeMemo',
    effect: 'read',
    summary: '某流程（记录ID）的线上、线下与其他指引及图片，没有时各项为空；或某帮助标识的线上与线下指引',
    input: params({ id: id('流程或帮助标识', { required: true }) }),
    output: draftOutput(helpNote),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-089', 'FLW-007', 'FLW-016', 'OPN-041'],
  }),
} as const
