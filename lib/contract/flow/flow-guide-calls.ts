import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { flowLog } from '../../domain/flow/flow-log.ts'
import { flowMemo, flowPolicy } from '../../domain/flow/flow-memo.ts'
import { organisationDetail } from '../../domain/organisation.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { draftOutput, recordOutput, rowsOutput } from '../output.ts'

const prjId = id('项目ID', { required: true })

/**
 * Guidance of a job as `getNodeMemo` returns it: texts and pictures, all empty where none is written.
 * @source CAL-089, FLW-014, FLW-016
 */
export const nodeMemoOutput = draftOutput(flowMemo)
/** @public */
export type NodeMemo = v.InferOutput<typeof nodeMemoOutput>

/** @source CAL-098 */
export const policyCalls = {
  getValidMemoList: defineCall({
    service: flowPolicy.service,
    method: 'getValidMemoList',
    effect: 'read',
    summary: '某项目某流程（objKey 为流程记录ID）今天有效的政策，生效日期新的在前',
    input: params({ prjId, objKey: id('流程', { required: true }) }),
    output: rowsOutput(flowPolicy),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-098', 'FLW-009'],
  }),
} as const

const point = recordOutput(organisationDetail)

/** @source CAL-096, CAL-097, FLW-010 */
export const handlingOfficeCalls = {
  getOnePoint: defineCall({
    service: organisationDetail.service,
    method: 'getOnePoint',
    effect: 'read',
    summary: '一个办理机构',
    input: params({ id: id('机构', { required: true }) }),
    output: point,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-096', 'FLW-010'],
  }),
  initOrUpdateNearestPoint: defineCall({
    service: organisationDetail.service,
    method: 'initOrUpdateNearestPoint',
    effect: 'write',
    summary:
      '某流程（S_JOB_ID）的办理机构：已指定且仍可用的不变，否则为项目房屋所在城市、该类型（S_DIVISION_TYPE，HF9C）中最近的一家，并记在流程上；没有时 data 为空',
    input: params({ S_PRJ_ID: prjId, S_DIVISION_TYPE: id('机构类型'), S_JOB_ID: id('流程', { required: true }) }),
    output: v.nullable(point),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-097', 'FLW-010'],
  }),
} as const

const logInput = params({ prjId, jobId: id('流程') })
/**
 * Both logs of one job, or of all jobs of a case when no job is named; newest first.
 * @source CAL-094, CAL-095, FLW-012
 */
export const flowLogCalls = {
  getPrjLogList: defineCall({
    service: flowLog.service,
    method: 'getPrjLogList',
    effect: 'read',
    summary: '流程的操作日志，新的在前',
    input: logInput,
    output: rowsOutput(flowLog),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-094', 'FLW-012'],
  }),
  getObligationUserLogList: defineCall({
    service: flowLog.service,
    method: 'getObligationUserLogList',
    effect: 'read',
    summary: '流程的责任人变更记录，新的在前',
    input: logInput,
    output: rowsOutput(flowLog),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-095', 'FLW-013'],
  }),
} as const
