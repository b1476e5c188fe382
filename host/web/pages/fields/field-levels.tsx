import type { ReactElement } from 'react'
import { dayOf, type FieldLevel } from 'fangkit/domain'
import { fieldsMessages } from './fields-messages.ts'
import { panelMessages as texts } from './panel-messages.ts'
import type { StoredSetting } from './use-settings.ts'

export interface FieldLevelsProps {
  /** What the program declares first, the most particular level last. */
  readonly levels: readonly FieldLevel<StoredSetting>[]
}

/** Levels that are named even where they have no setting. */
const ALWAYS = [fieldsMessages.level.general, fieldsMessages.level.city]

/** The levels with those that say nothing, in their order. */
function complete(levels: readonly FieldLevel<StoredSetting>[]): readonly FieldLevel<StoredSetting>[] {
  const missing = ALWAYS.filter((name) => levels.every(({ from }) => from !== name))
  const silent = missing.map((from) => ({ from, text: null, holds: false, setting: null }))
  return [...levels, ...silent].toSorted((a, b) => placeOf(a.from) - placeOf(b.from))
}

const ORDER: readonly string[] = [fieldsMessages.asDelivered, ...Object.values(fieldsMessages.level)]
const placeOf = (from: string): number => ORDER.indexOf(from)

/** What each level says about a field. The one that decides is marked, those it overrules are struck through. */
export function FieldLevels({ levels }: FieldLevelsProps): ReactElement {
  return (
    <ol className="portal-field-levels">
      {complete(levels).map(({ from, text, holds, setting }) => (
        <li key={setting?.key ?? from} aria-current={holds || undefined} title={holds ? texts.holds : undefined}>
          <span>{from}</span>
          {text === null ? (
            <small>{setting === null ? texts.notSaid : texts.saysElse}</small>
          ) : holds ? (
            <b>{text}</b>
          ) : (
            <s>{text}</s>
          )}
          <small>
            {setting !== null ? changedIn(setting) : from === fieldsMessages.asDelivered ? texts.version : null}
          </small>
        </li>
      ))}
    </ol>
  )
}

function changedIn({ values, texts: named }: StoredSetting): string {
  const at = values['updTime']
  return texts.changed(named['updUsr'] ?? '', typeof at === 'number' ? dayOf(at) : '')
}
