import { useEffect } from 'react'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import type { SectionEditing } from '../sections.ts'
import { isWithin, newPlace } from './edited-place.ts'
import type { PeopleData } from './use-people.ts'

/** Closes the form of a member who is no longer listed, and notifies the user. Unsaved values stay as a draft. */
export function useRemovedMember(
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
  const isRemoved = active && !isThere
  useEffect(() => {
    if (!isRemoved) return
    close()
    notify({ tone: 'warning', title: texts.removed, text: texts.removedText })
  }, [isRemoved, close, notify, texts])
}
