import { type Notices, noticeCalls, toDoCalls, type ToDos } from '../../contract/home/notice-calls.ts'
import { answerOf, type QueryPlan } from './query-options.ts'

/** Notices for the user, newest first. @public */
export function myNotices(): QueryPlan<Notices> {
  return answerOf(noticeCalls.getMyNotices, {})
}

/** Open jobs of the user that have a date, earliest first. @public */
export function myToDos(pageSize: number): QueryPlan<ToDos> {
  return answerOf(toDoCalls.getMyToDos, { pageSize })
}
