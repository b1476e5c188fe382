import type { FormOver } from './form-template.ts'
import type { FormTurn, FormValues } from './form-values.ts'

/** The repetitions of a repeated part: one for each person or record, and at least `least`. */
export function turnsOf(over: FormOver, least: number, values: FormValues, turn: FormTurn): readonly FormTurn[] {
  const length = Math.max(least, values.count(over, turn))
  return Array.from({ length }, (_turn, at) =>
    'people' in over ? { person: { among: over.people, at } } : { ...turn, row: at },
  )
}
