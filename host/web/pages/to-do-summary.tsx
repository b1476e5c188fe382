import type { ReactElement } from 'react'
import { myToDos, useFkQuery, useToday } from 'fangkit'
import { css } from '../../../lib/styled-system/css/index.js'
import { messages } from '../messages.ts'

/** As many to-dos as the home page asks for. */
export const MOST_TO_DOS = 50

const late = css({ color: 'bad', fontWeight: 'strong' })
const due = css({ color: 'warn', fontWeight: 'strong' })

/** What presses, beside the greeting; nothing while nothing does. */
export function ToDoSummary(): ReactElement | null {
  const { data } = useFkQuery(myToDos(MOST_TO_DOS))
  const today = useToday()
  const dueToday = data?.rows.filter(({ hf15PlanTime }) => hf15PlanTime === today).length ?? 0
  if (!data || data.late + dueToday === 0) return null
  const { you, lateItems, todayItems } = messages.toDos
  return (
    <span>
      {you} {data.late > 0 ? <b className={late}>{lateItems(data.late)}</b> : null}
      {data.late > 0 && dueToday > 0 ? '、' : null}
      {dueToday > 0 ? <b className={due}>{todayItems(dueToday)}</b> : null}
    </span>
  )
}
