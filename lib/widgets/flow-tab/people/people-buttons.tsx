import type { ReactElement } from 'react'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Badge } from '../../../ui/indicators/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { FlowPeople } from './use-flow-people.ts'

export interface PeopleButtonsProps {
  readonly people: FlowPeople
  readonly blocked: string | null
}

const line = css({ display: 'flex', alignItems: 'center', gap: '8' })

/** Saves or discards the chosen people. */
export function PeopleButtons({
  people: { choices, saving, save, discard },
  blocked,
}: PeopleButtonsProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  const none = choices.size === 0
  return (
    <span className={line}>
      {none ? null : (
        <Button variant="text" disabled={saving} onClick={discard}>
          {texts.dropPeople}
        </Button>
      )}
      <Button
        loading={saving}
        disabled={blocked !== null || (none && !saving)}
        title={blocked ?? (none ? texts.noPeople : undefined)}
        onClick={() => void save()}
      >
        {texts.savePeople}
        <Badge tone="flat" count={choices.size} label={texts.unsavedPeople} />
      </Button>
    </span>
  )
}
