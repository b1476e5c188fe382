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
  /** Fields that were filled in from the card number. */
  readonly names: readonly string[]
}

const FIELDS: Fields = member.fields

/** Sex first, then date of birth and age. */
const ORDER = ['hf23Sex', 'hf23Birthday', 'hf23Age']

/** Note below a card number: what was read from it. */
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
