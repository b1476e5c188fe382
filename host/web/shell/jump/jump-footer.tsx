import type { ReactElement } from 'react'
import { Kbd } from 'fangkit/ui'
import { KEYS, keyText } from '../keyboard/keys.ts'
import { messages } from './jump-messages.ts'

const SCOPE_NAMES = [
  ['@', messages.groups.people],
  ['#', messages.fields],
  ['>', messages.groups.verbs],
  ['/', messages.groups.pages],
] as const

/** The keys of the search. */
export function JumpFooter(): ReactElement {
  const { keys } = messages
  return (
    <div className="portal-jump-box-footer">
      <span>
        <Kbd>{keyText(KEYS.up)}</Kbd>
        <Kbd>{keyText(KEYS.down)}</Kbd>
        {keys.choose}
      </span>
      <span>
        <Kbd>{messages.enter}</Kbd>
        {keys.open}
      </span>
      <span>
        <Kbd>{keys.ctrl}</Kbd>
        <Kbd>{messages.enter}</Kbd>
        {keys.newTab}
      </span>
      <span>
        <Kbd>{keys.tab}</Kbd>
        {keys.nextGroup}
      </span>
      {SCOPE_NAMES.map(([character, name]) => (
        <span key={character} data-scope>
          <Kbd>{character}</Kbd>
          {name}
        </span>
      ))}
    </div>
  )
}
