import type { ReactElement } from 'react'
import type { Deadline } from 'fangkit/contract'
import { DEADLINE_KINDS } from 'fangkit/domain'
import { Avatar, MultiSelect } from 'fangkit/ui'
import { useWide } from '../use-wide.ts'
import { KindIcon } from './kind-icon.tsx'
import { messages } from './deadlines-messages.ts'
import { type DeadlineFilter, NOBODY, peopleOf } from './month-days.ts'

export interface DeadlineFiltersProps {
  readonly rows: readonly Deadline[]
  readonly filter: DeadlineFilter
  readonly onFilter: (filter: DeadlineFilter) => void
}

const filters = 'portal-deadlines-filters'
const pill = 'portal-deadlines-pill'

/** How many people have a button in a narrow, a usual and a wide window; the others are chosen from a list. */
const BUTTONS = [3, 4, 7] as const
/** From these widths on a window is usual, and wide. @unit px */
const [USUAL, WIDE] = [1400, 1800] as const

/** Adds or removes a value; with none left, all are shown again. */
function toggled(values: readonly string[] | null, value: string): readonly string[] | null {
  const next = values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value]
  return next.length === 0 ? null : next
}

/** Buttons that limit the deadlines to some people and kinds, with the number of each. */
export function DeadlineFilters({ rows, filter, onFilter }: DeadlineFiltersProps): ReactElement {
  const { kinds, people } = filter
  const [isUsual, isWide] = [useWide(USUAL), useWide(WIDE)]
  const most = isWide ? BUTTONS[2] : isUsual ? BUTTONS[1] : BUTTONS[0]
  const all = peopleOf(rows).map((one) => ({ ...one, acctId: one.acctId || NOBODY, who: one.who || messages.nobody }))
  // A list of one person would take as much space as their button.
  const first = all.length > most + 1 ? all.slice(0, most) : all
  const others = all.slice(first.length)
  const keysOf = (some: typeof all): readonly string[] => some.map(({ acctId }) => acctId)
  const chosenOf = (some: typeof all): readonly string[] =>
    people?.filter((acctId) => keysOf(some).includes(acctId)) ?? []
  return (
    <div className={filters}>
      {all.length > 1 ? (
        <fieldset aria-label={messages.peopleLabel}>
          {first.map(({ acctId, who, count }) => (
            <button
              key={acctId}
              type="button"
              className={pill}
              aria-pressed={people?.includes(acctId) ?? false}
              onClick={() => onFilter({ ...filter, people: toggled(people, acctId) })}
            >
              <Avatar name={who} size="sm" />
              {who} <small>{count}</small>
            </button>
          ))}
          {others.length > 0 ? (
            <div>
              <MultiSelect
                aria-label={messages.others(others.length)}
                size="sm"
                options={others.map(({ acctId, who, count }) => ({ value: acctId, label: who, hint: String(count) }))}
                value={chosenOf(others)}
                onChange={(next) => {
                  const chosen = [...chosenOf(first), ...next]
                  onFilter({ ...filter, people: chosen.length === 0 ? null : chosen })
                }}
                placeholder={messages.others(others.length)}
                searchable
                clearable
              />
            </div>
          ) : null}
        </fieldset>
      ) : null}
      <fieldset aria-label={messages.kindsLabel}>
        {DEADLINE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={pill}
            aria-pressed={kinds?.includes(kind) ?? false}
            onClick={() => onFilter({ ...filter, kinds: toggled(kinds, kind) })}
          >
            <KindIcon kind={kind} />
            {messages.kinds[kind]} <small>{rows.filter((row) => row.kind === kind).length}</small>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
