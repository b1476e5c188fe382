import type { Day } from '../../../../catalogue/day.ts'
import type { RecordValues } from '../../../../catalogue/effect.ts'
import { isEmpty, sameValue } from '../../../../catalogue/kind.ts'
import { CARD_PAUSE, followsFromCards, READ_FROM_CARD } from '../../../../domain/member/from-card.ts'
import type { FormController } from '../../../../form/state/form-controller.ts'

/** Name of a field that holds a card number. */
export type CardField = keyof typeof READ_FROM_CARD

/** Reads card numbers while the user types and fills in the fields they determine. */
export interface CardReader {
  /** Starts watching; the returned function stops it and cancels pending reads. */
  readonly watch: () => () => void
  /** Reads at once instead of after a pause: on blur, and before a save. */
  readonly readNow: () => void
  /** Fields that were filled in from this number and not changed since. */
  readonly read: (card: CardField) => readonly string[]
}

const CARDS: readonly CardField[] = ['hf23CardNo', 'hf23ChildCardNo']
/** The type of the card decides how a number is read. */
const WATCHED = [...CARDS, 'hf23IdCardType'] as const

/** @source MEM-039 to MEM-043 */
export function createCardReader(controller: FormController, today: () => Day): CardReader {
  const filled = new Map<string, RecordValues[string]>()
  let known = controller.values()
  let timer: ReturnType<typeof setTimeout> | null = null

  const isOurs = (name: string): boolean => {
    const value = controller.values()[name]
    return filled.has(name) && !isEmpty(value) && sameValue(filled.get(name), value)
  }
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const readNow = (): void => {
    stop()
    const now = controller.values()
    const typeChanged = !sameValue(known['hf23IdCardType'], now['hf23IdCardType'])
    // A corrected number replaces the values read from the old one, because the user did not enter those.
    const own = Object.fromEntries(Object.entries(now).map(([name, value]) => [name, isOurs(name) ? null : value]))
    const follows = followsFromCards(typeChanged ? { ...known, hf23CardNo: null } : known, own, today())
    known = now
    const fresh = Object.entries(follows).filter(([name, value]) => !sameValue(now[name], value))
    for (const [name, value] of Object.entries(follows)) filled.set(name, value)
    if (fresh.length > 0) controller.change(Object.fromEntries(fresh))
  }
  return {
    watch() {
      let seen = controller.values()
      const { unsubscribe } = controller.form.store.subscribe(() => {
        const now = controller.values()
        const typed = WATCHED.some((name) => !sameValue(seen[name], now[name]))
        seen = now
        if (!typed) return
        stop()
        timer = setTimeout(readNow, CARD_PAUSE)
      })
      return () => {
        unsubscribe()
        stop()
      }
    },
    readNow,
    read: (card) => READ_FROM_CARD[card].filter((name) => controller.isVisible(name) && isOurs(name)),
  }
}
