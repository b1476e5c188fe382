import { Plus } from 'lucide-react'
import { type CSSProperties, type ReactElement, useMemo, useState } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { addableFlows } from '../../../client/queries/case/flow-plans.ts'
import { isReminder } from '../../../domain/flow/job-status.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useToday } from '../../../provider/use-today.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../../ui/feedback/forbidden-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import type { AddFlowsDialogProps } from '../flow-actions.ts'
import { AtOnce } from './at-once.tsx'
import { categoriesOf, chosenOf, matching, type Ticks, withTicks } from './flow-choices.ts'
import { FlowGroupList } from './flow-group-list.tsx'
import { useAdding } from './use-adding.ts'

const NO_TICKS: Ticks = new Map()
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })
/** The list scrolls; the search and the choices stay in place. */
const scroller = css({ overflowY: 'auto' })
const tall: CSSProperties = { height: 'min(440px, 48vh)' }

/** Adds flows the case does not have; required ones are ticked at first. @source FLW-033, CAL-092 */
export function AddFlowsDialog({ projectId, onAdded, onClose }: AddFlowsDialogProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const notify = useNotify()
  const today = useToday()
  const { data: flows, error, isFetching, refetch } = useFkQuery(addableFlows(projectId))
  const [typed, setTyped] = useState('')
  const [ticks, setTicks] = useState(NO_TICKS)
  const [atOnce, setAtOnce] = useState(false)
  const [day, setDay] = useState<Day | null>(today)
  const [tried, setTried] = useState(false)
  const adding = useAdding(projectId, (added, when) => {
    onAdded(added, when)
    onClose()
  })
  const categories = useMemo(() => categoriesOf(flows ?? []), [flows])
  const shown = useMemo(() => matching(categories, typed), [categories, typed])
  const codes = chosenOf(categories, ticks)
  const count = codes.length
  const when = atOnce && day !== null ? { day, reminder: isReminder(day, today) } : null
  const submit = (): void => {
    setTried(true)
    if (count === 0) notify({ tone: 'warning', title: texts.chooseFirst })
    else if (!atOnce || when !== null) adding.add(codes, when)
  }
  const isThere = categories.length > 0
  return (
    <Dialog
      open
      title={texts.add}
      width="720px"
      busy={adding.busy}
      onClose={onClose}
      footerNote={isThere ? <span role="status">{texts.chosen({ count })}</span> : undefined}
      footer={
        <>
          <Button disabled={adding.busy} onClick={onClose}>
            {isThere ? texts.cancel : texts.close}
          </Button>
          {isThere ? (
            <Button variant="primary" icon={<Plus aria-hidden />} loading={adding.busy} onClick={submit}>
              {when === null ? texts.addOnly : when.reminder ? texts.addAndRemind : texts.addAndFinish}
            </Button>
          ) : null}
        </>
      }
    >
      {flows === undefined ? (
        error === null ? (
          <SkeletonCard rows={4} />
        ) : error.kind === 'forbidden' ? (
          <ForbiddenState>{error.userMessage}</ForbiddenState>
        ) : (
          <ErrorState
            title={texts.flowsFailed}
            traceId={error.traceId ?? undefined}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.userMessage}
          </ErrorState>
        )
      ) : !isThere ? (
        <EmptyState title={texts.nothingToAdd}>{texts.nothingToAddText}</EmptyState>
      ) : (
        <div className={column}>
          {adding.error === null ? null : (
            <Notice tone="bad" role="alert" size="slim">
              {adding.error.userMessage}
            </Notice>
          )}
          <SearchInput label={texts.search} placeholder={texts.search} value={typed} onChange={setTyped} />
          <div className={scroller} style={tall}>
            <div className={column}>
              {shown.length === 0 ? (
                <EmptyState title={texts.nothingFound} />
              ) : (
                shown.map((category) => (
                  <FlowGroupList
                    key={category.name}
                    category={category}
                    ticks={ticks}
                    disabled={adding.busy}
                    onTick={(choices, checked) => setTicks(withTicks(ticks, choices, checked))}
                  />
                ))
              )}
            </div>
          </div>
          <AtOnce
            checked={atOnce}
            day={day}
            disabled={adding.busy}
            invalid={tried && atOnce && day === null}
            onCheckedChange={setAtOnce}
            onDay={setDay}
          />
        </div>
      )}
    </Dialog>
  )
}
