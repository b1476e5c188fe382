import type { ReactElement } from 'react'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'
import { type FlowCategory, type FlowChoice, isTicked, tickOf, type Ticks } from './flow-choices.ts'

export interface FlowGroupListProps {
  readonly category: FlowCategory
  readonly ticks: Ticks
  readonly disabled: boolean
  readonly onTick: (choices: readonly FlowChoice[], checked: boolean) => void
}

const part = css({ borderWidth: '1px', borderColor: 'line', borderRadius: 'md', overflow: 'hidden' })
const bar = css({ paddingBlock: '6', paddingInline: '14', backgroundColor: 'surface-2', textStyle: 'subhead' })
const group = css({ paddingBlock: '8', paddingInline: '14', borderTopWidth: '1px', borderTopColor: 'line' })
const list = css({
  display: 'grid',
  gap: '4',
  margin: '0',
  paddingInlineStart: '20',
  listStyle: 'none',
  marginTop: '4',
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const condition = css({ color: 'ink-3', textStyle: 'note' })

/** The flows of a category under their main flows. @source FLW-001, FLW-002 */
export function FlowGroupList({
  category: { name, groups },
  ticks,
  disabled,
  onTick,
}: FlowGroupListProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const all = groups.flatMap(({ choices }) => choices)
  return (
    <section className={part} aria-label={name}>
      <div className={bar}>
        <Checkbox
          value={tickOf(ticks, all)}
          disabled={disabled}
          label={name}
          aria-label={texts.allOf({ name })}
          onChange={(checked) => onTick(all, checked)}
        />
      </div>
      {groups.map(({ code, name: groupName, choices }) => {
        const [only] = choices
        // A main flow without sub-flows is itself the choice.
        if (only?.code === code)
          return (
            <div key={code} className={group}>
              <Choice choice={only} ticks={ticks} disabled={disabled} onTick={onTick} />
            </div>
          )
        return (
          <div key={code} className={group}>
            <Checkbox
              value={tickOf(ticks, choices)}
              disabled={disabled}
              label={<b>{groupName}</b>}
              aria-label={texts.allOf({ name: groupName })}
              onChange={(checked) => onTick(choices, checked)}
            />
            <ul className={list}>
              {choices.map((choice) => (
                <li key={choice.code}>
                  <Choice choice={choice} ticks={ticks} disabled={disabled} onTick={onTick} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function Choice({
  choice,
  ticks,
  disabled,
  onTick,
}: Pick<FlowGroupListProps, 'ticks' | 'disabled' | 'onTick'> & { readonly choice: FlowChoice }): ReactElement {
  const texts = useMessages(flowGuideMessages)
  return (
    <span className={line}>
      <Checkbox
        value={isTicked(ticks, choice)}
        disabled={disabled}
        label={choice.name}
        onChange={(checked) => onTick([choice], checked)}
      />
      {choice.suggested ? (
        <Tag size="sm" tone="brand">
          {texts.suggested}
        </Tag>
      ) : null}
      {choice.condition === null || choice.condition === '' ? null : (
        <span className={condition}>{choice.condition}</span>
      )}
    </span>
  )
}
