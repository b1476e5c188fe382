import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PaperUsing } from '../../../../contract/document/paper-calls.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css, cx } from '../../../../styled-system/css/index.js'
import { Dot } from '../../../../ui/indicators/dot.tsx'
import { toneOf } from '../../paper-state.tsx'

export interface UsingChipsProps {
  readonly usings: readonly PaperUsing[]
  readonly shown: string | null
  readonly stateOf: (using: PaperUsing) => string
  readonly stateName: (state: string) => string
  readonly onShow: (id: string) => void
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const label = css({ textStyle: 'label', color: 'ink-2' })
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  paddingBlock: '2',
  paddingInline: '10',
  borderWidth: '1px',
  borderRadius: 'full',
  textStyle: 'label',
  cursor: 'pointer',
})
const resting = css({ borderColor: 'line-input', backgroundColor: 'surface', color: 'ink-2' })
const pressed = css({
  borderColor: 'currentcolor',
  backgroundColor: 'brand-soft',
  color: 'brand-ink',
  fontWeight: 'strong',
})

/** The people who submit the paper, with the state of each. */
export function UsingChips({ usings, shown, stateOf, stateName, onShow }: UsingChipsProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div role="group" aria-label={texts.usings} className={line}>
      <span aria-hidden className={label}>
        {texts.usings}
      </span>
      {usings.map((using) => {
        const { id, name, role } = using
        const state = stateOf(using)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown}
            className={cx(button, id === shown ? pressed : resting)}
            onClick={() => onShow(id)}
          >
            {id === shown ? <Check aria-hidden size={14} /> : null}
            {texts.using({ name, role })}
            <Dot tone={toneOf(state)} label={stateName(state)} />
          </button>
        )
      })}
    </div>
  )
}
