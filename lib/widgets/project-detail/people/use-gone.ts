import { useEffect } from 'react'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { SectionEditing } from '../sections.ts'
import { isWithin, newPlace } from './edited-place.ts'
import type { PeopleData } from './use-people.ts'

/** Closes the form of somebody who is no longer listed, and says so. What was typed stays as a draft. */
export function useGone(
  data: PeopleData | null,
  { active, place, close }: Pick<SectionEditing, 'active' | 'place' | 'close'>,
): void {
  const notify = useNotify()
  const texts = useMessages(peopleMessages)
  const isThere =
    !data ||
    data.sides.some(
      ({ side, members }) =>
        place === newPlace(side.type) ||
        members.some(({ keyValue }) => keyValue !== null && isWithin({ active, place }, keyValue)),
    )
  const isGone = active && !isThere
  useEffect(() => {
    if (!isGone) return
    close()
    notify({ tone: 'warning', title: texts.gone, text: texts.goneText })
  }, [isGone, close, notify, texts])
}
