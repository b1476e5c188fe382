import { Check, Files } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { dialog } from '../../../styled-system/recipes/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import type { GuideDrawerProps } from '../flow-actions.ts'
import { RemindButton } from './remind-button.tsx'

export type GuideFooterProps = Pick<GuideDrawerProps, 'onFinish' | 'onRemind' | 'remind' | 'onPapers' | 'busy'>

/** Actions on the job from its guide. */
export function GuideFooter({ onFinish, onRemind, remind: asked, onPapers, busy }: GuideFooterProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const [pressed, setPressed] = useState<'finish' | 'remind' | null>(null)
  const remind = (day: Day): void => {
    setPressed('remind')
    onRemind?.(day)
  }
  return (
    <>
      {onPapers === null ? null : (
        <div className={dialog().note}>
          <Button icon={<Files aria-hidden />} onClick={onPapers}>
            {texts.toPapers}
          </Button>
        </div>
      )}
      {onRemind === null ? null : (
        <RemindButton
          asked={asked}
          onRemind={remind}
          loading={busy && pressed === 'remind'}
          disabled={busy && pressed !== 'remind'}
        />
      )}
      {onFinish === null ? null : (
        <Button
          variant="primary"
          icon={<Check aria-hidden />}
          loading={busy && pressed === 'finish'}
          disabled={busy && pressed !== 'finish'}
          onClick={() => {
            setPressed('finish')
            onFinish()
          }}
        >
          {texts.finish}
        </Button>
      )}
    </>
  )
}
