import type { ReactElement } from 'react'
import { Avatar, Kbd, Tag } from 'fangkit/ui'
import { MenuIcon } from '../menu/menu-icon.tsx'
import type { Target } from './jump-targets.ts'
import { messages } from './jump-messages.ts'

export interface OptionRowProps {
  readonly id: string
  readonly target: Target
  readonly highlighted: boolean
  readonly onGo: (newTab: boolean) => void
  readonly onPoint: () => void
}

const option = 'portal-jump-box-option'
const words = 'portal-jump-box-words'

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** One target of the list. */
export function OptionRow({ id, target, highlighted, onGo, onPoint }: OptionRowProps): ReactElement {
  const { name, marked, tags = [], note, icon, state, person } = target
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the line above handles the keys, and points to this option
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={highlighted}
      data-person={person ? '' : undefined}
      className={option}
      ref={highlighted ? intoView : undefined}
      onClick={(event) => onGo(event.ctrlKey || event.metaKey)}
      onPointerMove={highlighted ? undefined : onPoint}
    >
      {person ? <Avatar name={name} /> : typeof icon === 'string' || icon === null ? <MenuIcon name={icon} /> : icon}
      <span className={words}>
        <span>
          <MarkedName name={name} marked={marked} />
          {tags.map((tag) => (
            <Tag key={tag} size="sm" tone="brand">
              {tag}
            </Tag>
          ))}
        </span>
        {note === '' ? null : <small>{note}</small>}
      </span>
      {state ? (
        <Tag size="sm" tone={state.tone}>
          {state.text}
        </Tag>
      ) : null}
      {highlighted ? (
        <span aria-hidden>
          <Kbd>{messages.enter}</Kbd>
        </span>
      ) : null}
    </div>
  )
}

interface MarkedNameProps {
  readonly name: string
  readonly marked: ReadonlySet<number> | undefined
}

/** The name with the characters that were found in bold. */
function MarkedName({ name, marked }: MarkedNameProps): ReactElement {
  const runs: { readonly from: number; readonly found: boolean; text: string }[] = []
  for (const [at, character] of [...name].entries()) {
    const found = marked?.has(at) ?? false
    const last = runs.at(-1)
    if (last?.found === found) last.text += character
    else runs.push({ from: at, found, text: character })
  }
  return <span>{runs.map(({ from, found, text }) => (found ? <b key={from}>{text}</b> : text))}</span>
}
