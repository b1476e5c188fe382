import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PaperUsing } from '../../../../contract/document/paper-calls.ts'
import { paperUploadMessages } from '../../../../locale/zh-cn/documents/paper-upload.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css, cx } from '../../../../styled-system/css/index.js'
import { Dot } from '../../../../ui/indicators/dot.tsx'
import { toneOf } from '../../paper-state.tsx'
import { chip, chipLine, pressedChip, restingChip } from '../../papers-layout.ts'

export interface UsingChipsProps {
  readonly usings: readonly PaperUsing[]
  readonly shown: string | null
  readonly stateOf: (using: PaperUsing) => string
  readonly stateName: (state: string) => string
  readonly onShow: (id: string) => void
}

const label = css({ textStyle: 'label', color: 'ink-2' })

/** The people who submit the paper, with the state of each. */
export function UsingChips({ usings, shown, stateOf, stateName, onShow }: UsingChipsProps): ReactElement {
  const texts = useMessages(paperUploadMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div role="group" aria-label={texts.usings} className={chipLine}>
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
            className={cx(chip, id === shown ? pressedChip : restingChip)}
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
