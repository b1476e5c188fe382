import type { ReactElement } from 'react'
import type { Target, TargetGroup } from './jump-targets.ts'
import { messages } from './jump-messages.ts'
import { OptionRow } from './option-row.tsx'

export interface JumpListProps {
  readonly id: string
  readonly groups: readonly TargetGroup[]
  readonly highlighted: Target | undefined
  /** Whether something is searched. */
  readonly typed: boolean
  /** Whether answers are still to come. */
  readonly waiting: boolean
  readonly onGo: (target: Target, newTab: boolean) => void
  readonly onPoint: (target: Target) => void
}

/** The id of the element of a target. */
export const optionIdOf = (listId: string, { id }: Target): string => `${listId}${encodeURIComponent(id)}`

/** The targets under their headings. */
export function JumpList(props: JumpListProps): ReactElement {
  const { id, groups, highlighted, typed, waiting, onGo, onPoint } = props
  return (
    <div id={id} role="listbox" aria-label={messages.results} aria-busy={waiting}>
      {groups.map(({ key, about, targets, total = 0 }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
        <div key={key} role="group" aria-label={messages.groups[key]}>
          <div role="presentation">
            {messages.groups[key]}
            <span>{about ?? (typed ? total : '')}</span>
          </div>
          {targets.map((target) => (
            <OptionRow
              key={target.id}
              id={optionIdOf(id, target)}
              target={target}
              highlighted={target === highlighted}
              onGo={(newTab) => onGo(target, newTab)}
              onPoint={() => onPoint(target)}
            />
          ))}
          {typed && total > targets.length ? (
            <div role="presentation">
              {messages.more[key === 'people' ? 'people' : 'others'](total - targets.length)}
            </div>
          ) : null}
        </div>
      ))}
    </div>
  )
}
