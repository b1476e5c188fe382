import type { ReactElement } from 'react'
import { reads } from '../../../catalogue/condition.ts'
import type { Entity } from '../../../catalogue/entity.ts'
import { explainState, conditionTextsOf, type ConditionTexts } from '../../../catalogue/explain.ts'
import type { FieldState } from '../../../catalogue/field-state.ts'
import { isEmpty } from '../../../catalogue/kind.ts'
import { maskedIn } from '../../../catalogue/mask.ts'
import { FORM_ENTITIES } from '../../../domain/form-record/form-entities.ts'
import { CELL } from '../../../field/cell.tsx'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import { useFieldViews } from '../../../form/state/use-form-state.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { type DictionariesView, useDictionaries } from '../../../provider/dictionaries/use-dictionaries.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { DescriptionItem } from '../../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../../ui/forms/description-list.tsx'

export interface LockedFieldsProps {
  readonly names: readonly string[]
}

const reason = css({ display: 'block', textStyle: 'note', color: 'ink-3' })

/** Fields of the document that cannot be changed here, with their values and the reason. */
export function LockedFields({ names }: LockedFieldsProps): ReactElement {
  const { controller } = useEntityFormApi()
  const { entity } = controller
  const views = useFieldViews(controller, names)
  const texts = useMessages(formCompareMessages)
  const { labelOf, loading } = useDictionaries(
    dictionariesOf(
      entity,
      views.map(({ state }) => state),
    ),
  )
  const words = conditionTextsOn(entity, labelOf)
  return (
    <DescriptionList columns={2} flush>
      {views.map(({ state, value, text }) => {
        const { name, field, label, visible } = state
        const Cell = CELL[field.kind]
        const shown = visible || state.why.hidden?.by === 'declaration'
        return (
          <DescriptionItem key={name} data-field={name} label={label}>
            {!shown || isEmpty(value) ? (
              <span>—</span>
            ) : (
              <Cell field={field} value={maskedIn(field, value)} text={text} />
            )}
            <span className={reason}>
              {(loading ? null : reasonOf(entity, state, controller.scope(), words)) ??
                (visible ? texts.fixed : texts.hidden)}
            </span>
          </DescriptionItem>
        )
      })}
    </DescriptionList>
  )
}

/** Being hidden by its declaration is no reason a user can act on. */
function reasonOf(
  entity: Entity,
  { name, why }: FieldState,
  scope: Parameters<typeof explainState>[2],
  words: ConditionTexts,
): string | null {
  return explainState(entity, name, scope, words).at(why.hidden?.by === 'declaration' ? 1 : 0) ?? null
}

const entityWith = (entity: Entity, name: string): Entity =>
  entity.fields[name] ? entity : ([...FORM_ENTITIES.values()].find((one) => one.entity.fields[name])?.entity ?? entity)

/** Conditions can read other records of the case. */
function conditionTextsOn(entity: Entity, labelOf: DictionariesView['labelOf']): ConditionTexts {
  const of = (name: string): ConditionTexts => conditionTextsOf(entityWith(entity, name), labelOf)
  return { label: (name) => of(name).label(name), value: (name, value) => of(name).value(name, value) }
}

function dictionariesOf(entity: Entity, states: readonly FieldState[]): readonly string[] {
  const read = states.flatMap(({ why: { hidden, locked } }) =>
    [hidden, locked].flatMap((one) => (one?.by === 'condition' ? reads(one.condition) : [])),
  )
  return [...new Set(read.flatMap((name) => entityWith(entity, name).fields[name]?.dict ?? []))]
}
