import { SearchX } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'
import type { GridView } from './grid-view.ts'
import { GridSkeleton } from './grid-skeleton.tsx'

export interface GridStateViewProps {
  readonly view: GridView
  /** How many rows and columns the placeholder shows. */
  readonly rows: number
  readonly columns: number
  readonly searched: boolean
  /** Names the conditions, when nothing matches them. */
  readonly noMatches: ReactNode
  readonly retrying: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
  /** Null when the user cannot add records. */
  readonly onAdd: (() => void) | null
}

const padded = css({ paddingBlock: '32' })

/** What a list shows instead of rows: loading, empty, nothing found, failed or not allowed. */
export function GridStateView({
  view,
  rows,
  columns,
  searched,
  noMatches,
  retrying,
  onRetry,
  onClear,
  onAdd,
}: GridStateViewProps): ReactElement | null {
  const texts = useMessages(configGridMessages)
  const common = useMessages(commonMessages)
  switch (view.state) {
    case 'ready':
      return null
    case 'loading':
      return (
        <HostSlot name="Loading" props={{}}>
          <GridSkeleton rows={rows} columns={columns} />
        </HostSlot>
      )
    case 'empty':
      return (
        <HostSlot name="Empty" props={{ title: searched ? texts.noMatches : texts.noRows }}>
          <div className={padded}>
            {searched ? (
              <EmptyState
                role="status"
                icon={<SearchX />}
                title={noMatches}
                actions={
                  <Button size="sm" onClick={onClear}>
                    {texts.clearSearch}
                  </Button>
                }
              >
                {texts.noMatchesText}
              </EmptyState>
            ) : (
              <EmptyState
                role="status"
                title={texts.noRows}
                actions={
                  onAdd ? (
                    <Button size="sm" onClick={onAdd}>
                      {texts.addFirst}
                    </Button>
                  ) : undefined
                }
              >
                {onAdd ? texts.noRowsAdd : texts.noRowsText}
              </EmptyState>
            )}
          </div>
        </HostSlot>
      )
    case 'forbidden':
      return (
        <HostSlot name="Forbidden" props={{ error: view.error }}>
          <div className={padded}>
            <ForbiddenState title={view.error.userMessage}>{common.forbiddenText}</ForbiddenState>
          </div>
        </HostSlot>
      )
    case 'error':
      return (
        <HostSlot name="Failed" props={{ error: view.error, retry: onRetry }}>
          <div className={padded}>
            {view.error.kind === 'signed-out' ? (
              <ErrorState title={common.signedOut}>{common.signedOutText}</ErrorState>
            ) : (
              <ErrorState
                title={view.error.userMessage}
                traceId={view.error.traceId ?? undefined}
                retrying={retrying}
                onRetry={onRetry}
              >
                {common.loadFailedText}
              </ErrorState>
            )}
          </div>
        </HostSlot>
      )
  }
}
