import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useDictionaries } from 'fangkit'
import { type Condition, conditionTextsOf, type Entity, exampleOf, explain, GOVERNED } from 'fangkit/domain'
import { panelMessages as texts } from './panel-messages.ts'

export interface FieldConditionProps {
  readonly entity: Entity
  readonly name: string
  /** The address of another field; null where it has no line in this list. */
  readonly addressOf: (entity: Entity, name: string) => string | null
}

/** Marks a field in a sentence, to be found again in it. */
const MARK = '\u2063'
/** The names between marks, and what stands around them. */
const PIECES = /\u2063(.+?)\u2063|[^\u2063]+/g

/** When the field is shown and when it is required, in sentences that lead to the fields they name. */
export function FieldCondition({ entity, name, addressOf }: FieldConditionProps): ReactElement | null {
  const sentences = [
    [entity.shown[name], texts.shownWhen],
    [entity.required[name], texts.requiredWhen],
  ] as const
  const dicts = sentences.flatMap(([condition]) => (condition ? dictionariesIn(entity, condition) : []))
  const { labelOf } = useDictionaries([...new Set(dicts)].toSorted())
  if (sentences.every(([condition]) => condition === undefined)) return null
  const sentenceOf = (condition: Condition, say: (text: string) => string): string =>
    say(
      explain(condition, {
        label: (field) => `${MARK}${field}${MARK}`,
        value: (field, value) => conditionTextsOf(ownerOf(entity, field), labelOf).value(field, value),
      }),
    )
  return (
    <>
      {sentences.map(([condition, say]) =>
        condition ? (
          <p key={say('')} className="portal-field-condition">
            {[...sentenceOf(condition, say).matchAll(PIECES)].map(({ 0: text, 1: field, index }) =>
              field === undefined ? text : <Named key={index} entity={entity} name={field} addressOf={addressOf} />,
            )}
          </p>
        ) : null,
      )}
    </>
  )
}

function Named({ entity, name, addressOf }: FieldConditionProps): ReactElement {
  const owner = ownerOf(entity, name)
  const label = owner.fields[name]?.label ?? name
  const to = addressOf(owner, name)
  return to === null ? <b>{label}</b> : <Link to={to}>{label}</Link>
}

/** The record whose field it is: this one, or another of the case. */
const ownerOf = (entity: Entity, name: string): Entity =>
  [entity, ...GOVERNED].find(({ fields }) => Object.hasOwn(fields, name)) ?? entity

const dictionariesIn = (entity: Entity, condition: Condition): readonly string[] =>
  [true, false]
    .flatMap((met) => Object.keys(exampleOf(condition, met)))
    .flatMap((name) => ownerOf(entity, name).fields[name]?.dict ?? [])
