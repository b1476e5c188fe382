import * as v from 'valibot'
import { codes, integer } from '../../catalogue/field.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { notice } from '../../domain/flow/notice.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing, rowsOutput } from '../output.ts'
import { recordWith } from '../record/record-with.ts'

/** Notices of a user, newest first, and how many of them are unread. */
const notices = v.looseObject({ rows: rowsOutput(notice), unread: v.number() })
/** The caller's notices, newest first, and how many are unread. @public */
export type Notices = v.InferOutput<typeof notices>

/** An announcement in force for one reader: the key of their own copy, used to mark it read, and its author. */
const announcement = recordWith(notice, { noticeId: v.nullish(v.string(), null), byName: v.nullish(v.string(), '') })
/** An announcement in force, with its author and the key of the caller's own copy. @public */
export type Announcement = v.InferOutput<typeof announcement>

export const noticeCalls = {
  getMyNotices: defineCall({
    service: notice.service,
    method: 'getMyNotices',
    effect: 'read',
    summary: '本人的消息，新的在前，最多 50 条；unread 为全部未读数',
    input: params({ pageSize: integer('条数', { min: 1, max: 50 }) }),
    output: notices,
    requirements: ['SHL-001'],
  }),
  doRead: defineCall({
    service: notice.service,
    method: 'doRead',
    effect: 'write',
    summary: '把本人的消息标为已读；不给 ids 时为全部',
    input: params({ ids: codes('', '消息') }),
    output: nothing,
    requirements: ['SHL-001'],
  }),
  getAnnouncements: defineCall({
    service: notice.service,
    method: 'getAnnouncements',
    effect: 'read',
    summary: '本城市对本人岗位有效的通知公告，置顶与新的在前，最多 20 条；noticeId 为本人收到的那条消息，用于标为已读',
    input: params({ pageSize: integer('条数', { min: 1, max: 20 }) }),
    output: v.array(announcement),
    requirements: ['SHL-001', 'ROU-005'],
  }),
} as const

/** An open job of the caller, with the case it belongs to. */
const toDo = recordWith(flowJob, { prjNo: v.nullish(v.string(), null), prjName: v.nullish(v.string(), '') })
/** An open job of the caller that has a day, with number and name of its case. @public */
export type ToDo = v.InferOutput<typeof toDo>
const toDos = v.looseObject({ rows: v.array(toDo), total: v.number(), late: v.number() })
/** The caller's open jobs that have a day, the earliest first, over all cases of the city they work in. @public */
export type ToDos = v.InferOutput<typeof toDos>

export const toDoCalls = {
  getMyToDos: defineCall({
    service: flowJob.service,
    method: 'getMyToDos',
    effect: 'read',
    summary: '本人跟进的、有计划日期且未完结的流程，日期早的在前；total 为总数，late 为逾期数',
    input: params({ pageSize: integer('条数', { min: 1, max: 50 }) }),
    output: toDos,
    requirements: ['FLW-032', 'SHL-001'],
  }),
} as const
