import { useMemo } from 'react'
import type { SectionEditing } from '../sections.ts'
import type { Editing } from '../use-editing.ts'

/** The editing state per section; each object keeps its identity while its values do. */
export function useSectionEditing(
  { current, opening, blocked, open, close, leave, check, register }: Editing,
  keys: readonly string[],
  barSlot: Element | null,
): (section: string) => SectionEditing {
  const idle = useMemo(
    () =>
      new Map(
        keys.map((key): [string, SectionEditing] => [
          key,
          {
            active: false,
            place: null,
            opening: false,
            openingPlace: null,
            blocked,
            barSlot,
            close,
            leave,
            check,
            register,
            open: (place) => open(key, place),
          },
        ]),
      ),
    [keys, blocked, barSlot, open, close, leave, check, register],
  )
  return useMemo(() => {
    const busy = new Map(
      [...idle].map(([key, own]): [string, SectionEditing] => {
        const here = current?.section === key
        const coming = opening?.section === key
        return [
          key,
          !here && !coming
            ? own
            : {
                ...own,
                active: here,
                place: here ? current.place : null,
                opening: coming,
                openingPlace: coming ? opening.place : null,
              },
        ]
      }),
    )
    return (section) => {
      const found = busy.get(section)
      if (!found) throw new Error(`no section ${section}`)
      return found
    }
  }, [idle, current, opening])
}
