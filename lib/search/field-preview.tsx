import { CornerDownLeft } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { explain, type ConditionTexts } from '../catalogue/explain.ts'
import type { Field } from '../catalogue/field.ts'
import type { FieldState } from '../catalogue/field-state.ts'
import { formatShown, UNIT_LABEL } from '../catalogue/unit.ts'
import type { Messages } from '../locale/messages.ts'
import { searchPanelMessages } from '../locale/zh-cn/search-panel.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Button } from '../ui/buttons/button.tsx'
import { PlaceValue } from './place-value.tsx'
import { type PagePlace, shownWhen } from './search-hits.ts'

export interface FieldPreviewProps {
  readonly place: PagePlace
  readonly state: FieldState
  readonly words: ConditionTexts
  readonly why: string | null
  readonly onGo: () => void
}

const side = css({
  display: 'grid',
  alignContent: 'start',
  gap: '8',
  minWidth: '0',
  paddingBlock: '14',
  paddingInline: '16',
  borderInlineStartWidth: '1px',
  borderInlineStartColor: 'line',
  backgroundColor: 'surface-2',
})
const name = css({ textStyle: 'mono', fontSize: '11px', color: 'ink-3', overflowWrap: 'anywhere' })
const facts = css({
  display: 'grid',
  gap: '8',
  textStyle: 'label',
  '& > div': { display: 'grid', gridTemplateColumns: '60px minmax(0, 1fr)', gap: '8' },
  '& dt': { color: 'ink-3' },
  '& dd': { overflowWrap: 'anywhere' },
})

/**
 * Shows what is known of the marked field before the user goes there. Hidden from screen readers, which read its row.
 */
export function FieldPreview({ place, state, words, why, onGo }: FieldPreviewProps): ReactElement {
  const texts = useMessages(searchPanelMessages)
  const condition = shownWhen(place, words)
  const range = rangeOf(state.field, texts)
  const line = (label: string, text: ReactNode) =>
    text === null ? null : (
      <div>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    )
  return (
    <aside className={side} aria-hidden onMouseDown={(event) => event.preventDefault()}>
      <b>{state.label}</b>
      <span className={name}>
        {place.source.entity.service}.{place.name}
      </span>
      <dl className={facts}>
        {line(texts.value, why === null ? <PlaceValue place={place} empty={texts.empty} /> : texts.hidden)}
        {line(texts.required, requiredText(state, words, texts))}
        {line(texts.range, range)}
        {line(texts.condition, condition)}
      </dl>
      {why === null ? (
        <Button size="sm" tabIndex={-1} icon={<CornerDownLeft aria-hidden />} onClick={onGo}>
          {texts.go}
        </Button>
      ) : null}
    </aside>
  )
}

function requiredText({ required, why }: FieldState, words: ConditionTexts, texts: Messages['searchPanel']): string {
  if (!required) return texts.no
  return why.required?.by === 'condition' ? texts.because({ why: explain(why.required.condition, words) }) : texts.yes
}

function rangeOf(field: Field, texts: Messages['searchPanel']): string | null {
  const { min, max, maxLength } = field
  const spoken = (limit: number) =>
    `${formatShown({ ...field, precision: 0 }, limit)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
  if (min !== undefined && max !== undefined) return texts.between({ min: spoken(min), max: spoken(max) })
  if (min !== undefined) return texts.from({ min: spoken(min) })
  if (max !== undefined) return texts.upTo({ max: spoken(max) })
  return maxLength === undefined ? null : texts.characters({ count: maxLength })
}
