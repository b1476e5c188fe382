import type { ReactElement } from 'react'
import type { Stored } from '../../../contract/output.ts'
import type { Member } from '../../../domain/member/member.ts'
import { peopleMessages } from '../../../locale/zh-cn/project-detail/people.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { memberName } from './member-name.ts'

export interface UnflaggedProps {
  readonly members: readonly Stored<Member>[]
  /** Name of the dialog in which the user can change that. */
  readonly label: string
  readonly onGroups: (() => void) | undefined
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  paddingBlock: '10',
  paddingInline: 'pad',
  textStyle: 'label',
  color: 'ink-3',
  overflowWrap: 'anywhere',
})

/**
 * People who belong to an owner without being owners: they are not listed, so this note mentions them.
 * @source MEM-076
 */
export function Unflagged({ members, label, onGroups }: UnflaggedProps): ReactElement {
  const texts = useMessages(peopleMessages)
  const names = members.map((one) => memberName(one, texts.nameless)).join('、')
  return (
    <p className={line}>
      {texts.unflagged({ count: members.length, names })}
      {onGroups ? (
        <Button variant="link" size="sm" onClick={onGroups}>
          {label}
        </Button>
      ) : null}
    </p>
  )
}
