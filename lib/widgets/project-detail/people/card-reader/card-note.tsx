import { Fragment, type ReactElement } from 'react'
import type { Fields } from '../../../../catalogue/field.ts'
import { isEmpty } from '../../../../catalogue/kind.ts'
import { member } from '../../../../domain/member/member.ts'
import { CELL } from '../../../../field/cell.tsx'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { peopleMessages } from '../../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../../provider/use-messages.ts'

export interface CardNoteProps {
  /** The fields that were filled in. */
  readonly names: readonly string[]
}

const FIELDS: Fields = member.fields

/** Who it is before when they were born. */
const ORDER = ['hf23Sex', 'hf23Birthday', 'hf23Age']

/** Below a card number: what was read off it. */
export function CardNote({ names }: CardNoteProps): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(peopleMessages)
  const values = useFormState(controller, () => controller.values())
  const parts = [...names]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .flatMap((name) => {
      const field = FIELDS[name]
      const value = values[name] ?? null
      return field && !isEmpty(value) ? [{ name, field, value, Cell: CELL[field.kind] }] : []
    })
  return (
    <>
      {texts.readFrom}
      {parts.map(({ name, field, value, Cell }, index) => (
        <Fragment key={name}>
          {index > 0 ? '，' : ''}
          {field.dict !== undefined && name.startsWith('hf23Child') ? `${field.label}：` : ''}
          <Cell field={field} value={value} text={controller.textOf(name, value)} />
        </Fragment>
      ))}
    </>
  )
}
