import * as v from 'valibot'
import { id } from '../catalogue/field.ts'
import { helpNote } from '../domain/help-note.ts'
import { defineCall } from './call.ts'
import { params } from './input.ts'
import { recordOutput } from './output.ts'

export const helpCalls = {
  getValidateIdList: defineCall({
    service: 'Hf18FldAppendix', method: 'getValidateIdList', effect: 'read', summary: '可用的帮助标识',
    input: params({}), output: v.array(v.string()), requirements: ['CAL-017', 'FRM-031'],
  }),
} as const

export const guidanceCalls = {
  getNodeMemo: defineCall({
    service: 'Hf15FlowJobs', method: 'getNodeMemo', effect: 'read', summary: '按帮助标识取线上与线下指引',
    input: params({ id: id('帮助标识', { required: true }) }), output: recordOutput(helpNote), errors: ['NOT_FOUND'], requirements: ['CAL-089', 'OPN-041'],
  }),
} as const
