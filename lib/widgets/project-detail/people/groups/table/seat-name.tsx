import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Combobox } from '../../../../../ui/select/combobox.tsx'
import { isComposing } from '../../../../../ui/dom/is-composing.ts'
import type { Person } from '../group-rows.ts'
import { type Candidates, choiceOf, meantBy, nameOf, personOf, seatChoices } from './seat-choices.ts'

export interface SeatNameProps {
  readonly label: string
  readonly person: Person | null
  readonly candidates: Candidates
  /** Group numbers of the people on other seats. */
  readonly taken: ReadonlyMap<string, number>
  readonly readOnly: boolean
  readonly onSeat: (person: Person | null) => void
}

/**
 * The input of a seat: a member without a seat, or a new person by name. Typed text counts without a selection when it
 * can mean one person only.
 */
export function SeatName({ label, person, candidates, taken, readOnly, onSeat }: SeatNameProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const common = useMessages(commonMessages)
  const { list, loading, failed, mayAdd } = candidates
  const [query, setQuery] = useState('')
  // The list reads this when it opens, before the next render.
  const typed = useRef('')
  const type = (next: string): void => {
    typed.current = nameOf(next)
    setQuery(typed.current)
  }
  const choices = seatChoices({
    candidates: list,
    taken,
    query,
    newLabel: mayAdd ? (name) => texts.newMember({ name }) : null,
    takenHint: (no) => texts.seatedAt({ no }),
  })
  const seat = (next: Person | null): void => {
    type('')
    onSeat(next)
  }
  const leave = (): void => {
    const meant = typed.current === person?.name ? null : meantBy(typed.current, choices, list, mayAdd && !loading)
    if (meant !== null && !readOnly) seat(meant)
    else type('')
  }
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape') type('')
    const clears = (event.key === 'Backspace' || event.key === 'Delete') && query === '' && !event.repeat
    if (!clears || person === null || readOnly) return
    event.preventDefault()
    seat(null)
  }
  return (
    <div onKeyDownCapture={press}>
      <Combobox
        aria-label={label}
        title={person?.name}
        placeholder={readOnly ? common.empty : mayAdd ? texts.namePlaceholder : texts.nameChoose}
        options={choices}
        value={person === null ? null : choiceOf(person)}
        valueLabel={person?.name}
        query={query}
        onQueryChange={type}
        onChange={(_value, option) => seat(option === null ? null : personOf(option, list))}
        onOpenChange={(open) => {
          // The name of a new person can be edited; a member has to be selected again.
          if (open && typed.current === '' && person?.id === null) type(person.name)
        }}
        emptyText={
          failed === null ? (
            mayAdd ? (
              texts.noMembers
            ) : (
              texts.noneLeft
            )
          ) : (
            <>
              {texts.membersFailed}
              <Button variant="text" size="sm" onClick={failed}>
                {common.retry}
              </Button>
            </>
          )
        }
        footer={
          failed !== null && choices.length > 0 ? (
            <>
              {texts.membersFailed}
              <Button variant="text" size="sm" onClick={failed}>
                {common.retry}
              </Button>
            </>
          ) : undefined
        }
        loading={loading && query !== ''}
        readOnly={readOnly}
        onBlur={leave}
      />
    </div>
  )
}
