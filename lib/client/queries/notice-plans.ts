import { type Notices, noticeCalls, toDoCalls, type ToDos } from '../../contract/home/notice-calls.ts'
import { answerOf, type QueryPlan } from './query-options.ts'

/** What the person was told, newest first. @public */
export function myNotices(): QueryPlan<Notices> {
  return answerOf(noticeCalls.getMyNotices, {})
}

/** The person's open jobs that say when, the earliest first. @public */
export function myToDos(pageSize: number): QueryPlan<ToDos> {
  return answerOf(toDoCalls.getMyToDos, { pageSize })
}
