import { Ellipsis } from 'lucide-react'
import { type ReactElement, Suspense, useState } from 'react'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { GridRow } from '../grid-row.ts'
import { type OfferedOperation, offeredOn, type RowAbilities } from './row-abilities.ts'

const RowMenu = lazyPart(() => import('../grid-extras.ts').then(({ RowMenu }) => RowMenu))

export interface RowActionsProps {
  readonly row: GridRow
  readonly name: string
  readonly abilities: RowAbilities
  readonly tabIndex: 0 | -1
}

/** How many actions are shown side by side; the others are in the menu 更多. */
const BESIDE = 2
const acts = css({ display: 'flex', alignItems: 'center', gap: '12' })

/** The actions of one row. An action that the record's state forbids stays in place and shows the reason. */
export function RowActions({ row, name, abilities, tabIndex }: RowActionsProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [opened, setOpened] = useState(false)
  const offered = offeredOn(abilities, row)
  const beside = offered.slice(0, offered.length === BESIDE + 1 ? BESIDE + 1 : BESIDE)
  const behind = offered.slice(beside.length)
  const busy = abilities.busy === row.keyValue
  const act = ({ operation, reason }: OfferedOperation) => {
    if (reason === null && !busy) abilities.onOperate(operation, row)
  }
  const more = (
    <IconButton
      size="xs"
      label={texts.moreOf({ name })}
      icon={<Ellipsis aria-hidden />}
      loading={busy}
      tabIndex={tabIndex}
      data-row-menu=""
      {...(!opened && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpened(true) })}
    />
  )
  return (
    <span className={acts}>
      {beside.map((one) => (
        <Button
          key={one.operation}
          variant="link"
          tabIndex={tabIndex}
          aria-label={texts.actOnRow({ action: one.label, name })}
          aria-disabled={one.reason !== null || busy || undefined}
          title={one.reason ?? undefined}
          onClick={() => act(one)}
        >
          {one.label}
        </Button>
      ))}
      {behind.length === 0 ? null : opened ? (
        <Suspense fallback={more}>
          <RowMenu trigger={more} offered={behind} onChoose={act} />
        </Suspense>
      ) : (
        more
      )}
    </span>
  )
}
