import { id } from '../catalogue/field.ts'
import { project } from '../domain/project/project.ts'
import { defineCall } from './call.ts'
import { params } from './input.ts'
import { nothing } from './output.ts'
import { recordCalls } from './record-calls.ts'

/** Cases belong to no other record. */
const { getSubPageList: _none, ...calls } = recordCalls(project)

export const projectCalls = calls

export const caseCalls = {
  checkStatus: defineCall({
    service: 'Prj', method: 'checkStatus', effect: 'read',
    summary: '编辑、删除、退回前检查项目状态；不允许时以 STATUS 答复原因',
    input: params({ prjId: id('项目ID', { required: true }) }), output: nothing, errors: ['NOT_FOUND', 'STATUS'], requirements: ['CAL-010', 'PRJ-042'],
  }),
} as const
