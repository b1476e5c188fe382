import type { ReactElement } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { maskedIn } from '../../catalogue/mask.ts'
import { CELL } from '../../field/cell.tsx'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useEntityFormApi } from '../entity-form-context.ts'
import { sameList, useFormState } from '../state/use-form-state.ts'

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '4', marginTop: '4' })
const old = css({ color: 'bad', textDecoration: 'line-through', marginInlineStart: '6' })

/** Shows before a save which stored values the changes empty, and why. */
export function LossesNotice(): ReactElement | null {
  const { controller } = useEntityFormApi()
  const texts = useMessages(formMessages)
  const lost = useFormState(
    controller,
    () => controller.losses().map(({ field, because }) => `${because} ${field}`),
    sameList,
  )
  const losses = controller.losses()
  if (lost.length === 0) return null
  const speak = (name: string): string => labelOf(controller.entity, name, controller.scope())
  const causes = [...new Set(losses.map(({ because }) => because))]
  return (
    <Notice tone="warn" title={texts.losesTitle({ count: losses.length })} role="status">
      {causes.map((cause) => (
        <div key={cause}>
          {texts.losesBecause({ because: speak(cause) })}
          <ul className={list}>
            {losses
              .filter(({ because }) => because === cause)
              .map(({ field: name, from }) => {
                const field = controller.entity.fields[name]
                const Cell = field ? CELL[field.kind] : null
                return (
                  <li key={name}>
                    {speak(name)}
                    {field && Cell && !isEmpty(from) ? (
                      <s className={old}>
                        <Cell
                          field={field}
                          value={maskedIn(field, from)}
                          text={controller.basis().refValues[name] ?? null}
                        />
                      </s>
                    ) : null}
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </Notice>
  )
}
