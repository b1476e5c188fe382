import { useEffect, useMemo, useState } from 'react'
import { READ_FROM_CARD } from '../../../../domain/member/from-card.ts'
import type { FieldLayout } from '../../../../form/fields/field-layout.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'
import { sameList, useFormState } from '../../../../form/state/use-form-state.ts'
import { useLatest } from '../../../../provider/use-latest.ts'
import { useToday } from '../../../../provider/use-today.ts'
import { CardNote } from './card-note.tsx'
import { type CardField, createCardReader } from './create-card-reader.ts'

export interface ReadCards {
  readonly readNow: () => void
  /** Field layouts with notes below the card numbers. */
  readonly layout: Readonly<Record<string, FieldLayout>>
}

const CARDS = Object.keys(READ_FROM_CARD) as readonly CardField[] // adapter: its own names

/** Reads card numbers while the user types, and shows below them what was read. @source MEM-039 */
export function useCardReader(controller: FormController): ReadCards {
  const today = useLatest(useToday())
  const [reader] = useState(() => createCardReader(controller, () => today.current))
  useEffect(() => reader.watch(), [reader])
  const read = useFormState(controller, () => CARDS.map((card) => reader.read(card).join(' ')), sameList)
  const layout = useMemo(
    () =>
      Object.fromEntries(
        CARDS.flatMap((card, at) => (read[at] ? [[card, { note: <CardNote names={read[at].split(' ')} /> }]] : [])),
      ),
    [read],
  )
  return useMemo(() => ({ readNow: reader.readNow, layout }), [reader, layout])
}
